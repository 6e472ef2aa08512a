// terrace opt --pass-pipeline="builtin.module(func.func(inline))"
// Calls are resolved in a symbol table.
func.func @f() {
  return
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op  was scheduled to run under the inliner, but does not define a symbol table
func.func @f() {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
