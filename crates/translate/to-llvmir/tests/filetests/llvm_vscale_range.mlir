// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g() attributes {vscale_range=#llvm.vscale_range<minRange = 3, maxRange = 16>} {llvm.return}
// ==== stderr ====
<stdin>:3:1: error: 'vscale_range' minimum must be power-of-two value
llvm.func @g() attributes {vscale_range=#llvm.vscale_range<minRange = 3, maxRange = 16>} {llvm.return}
^
// ==== exit 1 ====
