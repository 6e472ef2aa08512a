// terrace opt
// A message shows U+FFFD for a byte that is not UTF-8.
func.func @"\FF"() { return }
func.func @"\FF"() { return }
// ==== stderr ====
<stdin>:4:1: error: redefinition of symbol named '�'
func.func @"\FF"() { return }
^
<stdin>:4:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "\FF"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:3:1: note: see existing symbol definition here
func.func @"\FF"() { return }
^
// ==== exit 1 ====
