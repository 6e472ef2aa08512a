// terrace opt --convert-func-to-llvm
// Attributes of a memref argument go nowhere, those of scalars stay.
func.func @f(%m: memref<?xf32> {llvm.noalias, llvm.align = 16 : i64}, %p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64}, %x: i8 {llvm.zeroext}) {
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias}, %arg6: i8 {llvm.zeroext}) {
    llvm.return
  }
}

