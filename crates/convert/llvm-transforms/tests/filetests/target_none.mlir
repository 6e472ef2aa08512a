// terrace opt --llvm-target-to-data-layout
// There is no target.
module {}
// ==== stderr ====
<stdin>:3:1: error: no TargetAttrInterface-implementing attribute at key "llvm.target"
module {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) : () -> ()
// ==== exit 1 ====
