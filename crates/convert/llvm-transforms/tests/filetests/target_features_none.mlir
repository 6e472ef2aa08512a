// terrace opt --llvm-target-to-target-features
// It is no target.
module attributes {llvm.target = 3} {}
// ==== stderr ====
<stdin>:3:1: error: no LLVM::TargetAttr attribute at key "llvm.target"
module attributes {llvm.target = 3} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.target = 3 : i64} : () -> ()
// ==== exit 1 ====
