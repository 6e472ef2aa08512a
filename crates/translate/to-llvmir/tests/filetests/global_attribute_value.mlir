// terrace translate --mlir-to-llvmir
// An attribute without value has none on a global either.
llvm.mlir.global external @g() {target_specific_attrs = [["readonly", "x"]]} : i32
// ==== stderr ====
<stdin>:3:1: error: LLVM attribute 'readonly' does not expect a value, found 'x'
llvm.mlir.global external @g() {target_specific_attrs = [["readonly", "x"]]} : i32
^
// ==== exit 1 ====
