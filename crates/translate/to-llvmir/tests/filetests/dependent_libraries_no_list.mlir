// terrace translate --mlir-to-llvmir --split-input-file
// MLIR crashes here.
module attributes {llvm.dependent_libraries = {a = "x"}} {
}
// -----
module attributes {llvm.dependent_libraries = ["x", 1 : i32]} {
}
// -----
module attributes {llvm.dependent_libraries = "x"} {
}
// ==== stdout ====


// ==== stderr ====
within split at <stdin>:1 offset :3:1: error: 'llvm.dependent_libraries' must be an array of strings
module attributes {llvm.dependent_libraries = {a = "x"}} {
^
within split at <stdin>:5 offset :2:1: error: 'llvm.dependent_libraries' must be an array of strings
module attributes {llvm.dependent_libraries = ["x", 1 : i32]} {
^
within split at <stdin>:8 offset :2:1: error: 'llvm.dependent_libraries' must be an array of strings
module attributes {llvm.dependent_libraries = "x"} {
^
// ==== exit 1 ====
