// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
llvm.func @f() attributes {nvvm.kernel} {
  llvm.return
}
// ==== stderr ====
<stdin>:3:1: error: attribute 'nvvm.kernel' changes the LLVM IR, but there is no translation of the dialect 'nvvm'
llvm.func @f() attributes {nvvm.kernel} {
^
// ==== exit 1 ====
