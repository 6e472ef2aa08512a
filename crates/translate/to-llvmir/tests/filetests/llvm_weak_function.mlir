// terrace translate --mlir-to-llvmir
// A function with a body cannot be the one that may be missing. MLIR prints text that LLVM does not read.
llvm.func extern_weak @missing()
llvm.func extern_weak @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
