// terrace opt --pass-pipeline="builtin.module(func.func(symbol-dce))"
// Only a symbol table has symbols.
func.func @f() {
  return
}
func.func @g() {
  return
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table
func.func @f() {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:6:1: error: 'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table
func.func @g() {
^
<stdin>:6:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
