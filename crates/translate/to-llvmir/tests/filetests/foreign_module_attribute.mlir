// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
module attributes {omp.is_target_device = true, omp.host_ir_filepath = "x"} {}
// ==== stderr ====
<stdin>:3:1: error: attribute 'omp.host_ir_filepath' changes the LLVM IR, but there is no translation of the dialect 'omp'
module attributes {omp.is_target_device = true, omp.host_ir_filepath = "x"} {}
^
// ==== exit 1 ====
