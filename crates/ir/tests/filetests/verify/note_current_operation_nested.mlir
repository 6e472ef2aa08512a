// terrace opt --allow-unregistered-dialect
// The note prints the op with its regions in the generic form.
func.func @f(%a: i32) {
  "func.func"() <{function_type = () -> (), sym_name = "inner", sym_visibility = "private", arg_attrs = [{}]}> ({
  }) : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
  "func.func"() <{function_type = () -> (), sym_name = "inner", sym_visibility = "private", arg_attrs = [{}]}> ({
  ^
<stdin>:4:3: note: see current operation: 
"func.func"() <{arg_attrs = [{}], function_type = () -> (), sym_name = "inner", sym_visibility = "private"}> ({
}) : () -> ()
// ==== exit 1 ====
