// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.mlir.global common constant @g(0 : i32) : i32
// ==== stderr ====
<stdin>:3:1: error: 'common' global may not be marked constant!
llvm.mlir.global common constant @g(0 : i32) : i32
^
// ==== exit 1 ====
