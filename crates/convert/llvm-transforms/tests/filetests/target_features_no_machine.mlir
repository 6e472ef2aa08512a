// terrace opt --llvm-target-to-target-features
// LLVM's Hexagon has no machine for a processor that it does not know: mlir-opt ends.
module attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "v68">} {}
// ==== stderr ====
<stdin>:3:1: error: failed to obtain llvm::TargetMachine for #llvm.target<triple = "hexagon", chip = "v68">
module attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "v68">} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.target = #llvm.target<triple = "hexagon", chip = "v68">} : () -> ()
// ==== exit 1 ====
