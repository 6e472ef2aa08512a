// terrace translate --mlir-to-llvmir
// The same of an ifunc.
llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc private hidden @i : !llvm.func<void ()>, !llvm.ptr @choose
