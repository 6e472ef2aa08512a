// terrace translate --mlir-to-llvmir
// A symbol that no other module sees has default visibility. MLIR prints text that LLVM does not read.
llvm.mlir.global private protected constant @a(1 : i32) {dso_local} : i32
// ==== stderr ====
<stdin>:3:1: error: symbol with local linkage must have default visibility
llvm.mlir.global private protected constant @a(1 : i32) {dso_local} : i32
^
// ==== exit 1 ====
