// terrace opt
func.func private @f()
func.func private @g()
func.func private @f(i32)
// ==== stderr ====
<stdin>:4:1: error: redefinition of symbol named 'f'
func.func private @f(i32)
^
<stdin>:4:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:2:1: note: see existing symbol definition here
func.func private @f()
^
// ==== exit 1 ====
