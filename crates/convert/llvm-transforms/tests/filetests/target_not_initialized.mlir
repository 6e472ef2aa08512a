// terrace opt --llvm-target-to-data-layout=initialize-llvm-targets=false
// LLVM was not asked to load its targets.
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "">} {}
// ==== stderr ====
<stdin>:3:1: error: failed to obtain llvm::DataLayout for #llvm.target<triple = "x86_64", chip = "">
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "">} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.target = #llvm.target<triple = "x86_64", chip = "">} : () -> ()
// ==== exit 1 ====
