// terrace opt
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %a = arith.constant 1 : i32
  cf.br ^two
^two:
  return %a : i32
}
// ==== stderr ====
<stdin>:8:3: error: operand #0 does not dominate this use
  return %a : i32
  ^
<stdin>:8:3: note: see current operation: "func.return"(%0) : (i32) -> ()
<stdin>:5:8: note: operand defined here (op in the same region)
  %a = arith.constant 1 : i32
       ^
// ==== exit 1 ====
