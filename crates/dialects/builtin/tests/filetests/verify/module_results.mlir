// terrace opt
"builtin.module"() ({
^bb0:
}) : () -> i32
// ==== stderr ====
<stdin>:2:1: error: 'builtin.module' op requires zero results
"builtin.module"() ({
^
<stdin>:2:1: note: see current operation: 
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32
// ==== exit 1 ====
