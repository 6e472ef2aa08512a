// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(!llvm.token)
// ==== stderr ====
<stdin>:3:1: error: Function takes token but isn't an intrinsic
llvm.func @g(!llvm.token)
^
// ==== exit 1 ====
