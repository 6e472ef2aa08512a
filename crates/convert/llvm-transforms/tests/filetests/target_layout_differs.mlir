// terrace opt --llvm-target-to-data-layout
// MLIR crashes.
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "">, dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {}
// ==== stderr ====
<stdin>:3:1: error: the data layout of the module and that of its target differ in "dlti.stack_alignment"
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "">, dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>, llvm.target = #llvm.target<triple = "x86_64", chip = "">} : () -> ()
// ==== exit 1 ====
