// terrace opt
func.func @f() {
  %a = arith.constant 1 : i32
  %a = arith.constant 2 : i32
  return
}
// ==== stderr ====
<stdin>:4:3: error: redefinition of SSA value '%a'
  %a = arith.constant 2 : i32
  ^
<stdin>:3:3: note: previously defined here
  %a = arith.constant 1 : i32
  ^
// ==== exit 1 ====
