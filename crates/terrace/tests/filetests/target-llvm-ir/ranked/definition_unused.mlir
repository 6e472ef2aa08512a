// terrace opt --convert-func-to-llvm
// Nobody looks at the argument.
func.func @foo(%m: memref<?xf32>) {
  return
}
// ==== stdout ====
module {
  llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    llvm.return
  }
}

