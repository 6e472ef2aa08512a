// terrace opt
// An isolated operation has the results of its definition.
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> (i32)
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op requires zero results
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^
<stdin>:3:1: note: see current operation: 
%0 = "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> i32
// ==== exit 1 ====
