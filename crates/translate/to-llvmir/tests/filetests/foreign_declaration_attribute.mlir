// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
llvm.func @f() attributes {rocdl.kernel}
// ==== stderr ====
<stdin>:3:1: error: attribute 'rocdl.kernel' changes the LLVM IR, but there is no translation of the dialect 'rocdl'
llvm.func @f() attributes {rocdl.kernel}
^
// ==== exit 1 ====
