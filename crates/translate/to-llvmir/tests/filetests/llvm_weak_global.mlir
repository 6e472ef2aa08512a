// terrace translate --mlir-to-llvmir
// Neither can a global with an initial value, which MLIR drops.
llvm.mlir.global extern_weak @missing() : i32
llvm.mlir.global extern_weak @g() : i32 {
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}
