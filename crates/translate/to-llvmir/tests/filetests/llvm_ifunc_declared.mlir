// terrace translate --mlir-to-llvmir
// The resolver of an ifunc has a body.
llvm.func @choose() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @choose
