// terrace opt
func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^one(%x : i32), ^two
^one(%a: i32):
  cf.br ^two
^two:
  return %a : i32
}
// ==== stderr ====
<stdin>:7:3: error: operand #0 does not dominate this use
  return %a : i32
  ^
<stdin>:7:3: note: see current operation: "func.return"(%0) : (i32) -> ()
<stdin>:2:1: note: operand defined as a block argument (block #1 in the same region)
func.func @f(%c: i1, %x: i32) -> i32 {
^
// ==== exit 1 ====
