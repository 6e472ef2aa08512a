// terrace opt --convert-cf-to-llvm
// The function that prints cannot get another name.
func.func @f(%c: i1) {
  cf.assert %c, "x"
  return
}
func.func private @puts(i32)
// ==== stderr ====
<stdin>:7:1: error: redefinition of symbol named 'puts'
func.func private @puts(i32)
^
<stdin>:7:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "puts", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:0:0: note: see existing symbol definition here
// ==== exit 1 ====
