// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(%a: i32) attributes {passthrough = ["nounwind", "zeroext"]}
// ==== stderr ====
<stdin>:3:1: error: Attribute 'zeroext' does not apply to functions!
llvm.func @g(%a: i32) attributes {passthrough = ["nounwind", "zeroext"]}
^
// ==== exit 1 ====
