// terrace opt
func.func @f()
// ==== stderr ====
<stdin>:2:1: error: 'func.func' op symbol declaration cannot have public visibility
func.func @f()
^
<stdin>:2:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
}) : () -> ()
// ==== exit 1 ====
