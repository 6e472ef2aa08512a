// terrace lower --emit=llvm-dialect --bare-ptr
// A bare pointer is the aligned one; it has all attributes, as mlir-opt keeps them.
func.func @f(%a: memref<4xf32> {llvm.noalias, llvm.align = 64 : i64, llvm.nonnull}) {
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr {llvm.align = 64 : i64, llvm.noalias, llvm.nonnull}) {
    llvm.return
  }
}
