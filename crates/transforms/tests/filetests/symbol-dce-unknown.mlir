// terrace opt --symbol-dce --allow-unregistered-dialect
// What may be a symbol table of a dialect that is not known may use any symbol.
func.func @f() {
  "u.table"() ({
    "u.use"() : () -> ()
  }) : () -> ()
  return
}
// ==== stderr ====
<stdin>:3:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
func.func @f() {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "u.table"() ({
    "u.use"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
