// terrace opt --allow-unregistered-dialect
// Whatever has the attribute is in the symbol table.
"foo.a"() {sym_name = "x"} : () -> ()
func.func @x() { return }
// ==== stderr ====
<stdin>:4:1: error: redefinition of symbol named 'x'
func.func @x() { return }
^
<stdin>:4:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "x"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:3:1: note: see existing symbol definition here
"foo.a"() {sym_name = "x"} : () -> ()
^
// ==== exit 1 ====
