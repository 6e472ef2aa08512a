// terrace opt --llvm-target-to-data-layout
// LLVM knows no such target.
module attributes {llvm.target = #llvm.target<triple = "nonsense", chip = "skylake">} {}
// ==== stderr ====
<stdin>:3:1: error: failed to obtain llvm::DataLayout for #llvm.target<triple = "nonsense", chip = "skylake">
module attributes {llvm.target = #llvm.target<triple = "nonsense", chip = "skylake">} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.target = #llvm.target<triple = "nonsense", chip = "skylake">} : () -> ()
// ==== exit 1 ====
