// terrace translate --mlir-to-llvmir
// A symbol that no other module sees has default visibility. MLIR prints text that LLVM does not read.
llvm.mlir.global private protected constant @a(1 : i32) {dso_local} : i32
