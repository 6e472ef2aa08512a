// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
llvm.func @f() attributes {omp.declare_target}
// ==== stderr ====
<stdin>:3:1: error: attribute 'omp.declare_target' changes the LLVM IR, but there is no translation of the dialect 'omp'
llvm.func @f() attributes {omp.declare_target}
^
// ==== exit 1 ====
