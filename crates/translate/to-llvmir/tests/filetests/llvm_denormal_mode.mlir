// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(i32) attributes {passthrough = [["denormal-fp-math", "ieee,foo"]]}
// ==== stderr ====
<stdin>:3:1: error: invalid value for 'denormal-fp-math' attribute: ieee,foo
llvm.func @g(i32) attributes {passthrough = [["denormal-fp-math", "ieee,foo"]]}
^
// ==== exit 1 ====
