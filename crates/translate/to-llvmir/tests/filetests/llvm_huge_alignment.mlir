// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.mlir.global external @g() {alignment = 8589934592 : i64} : i32
// ==== stderr ====
<stdin>:3:1: error: huge alignment values are unsupported
llvm.mlir.global external @g() {alignment = 8589934592 : i64} : i32
^
// ==== exit 1 ====
