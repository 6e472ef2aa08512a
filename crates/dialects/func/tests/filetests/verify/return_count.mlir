// terrace opt
func.func @f() -> (i32, i32) {
  %a = arith.constant 1 : i32
  return %a : i32
}
// ==== stderr ====
<stdin>:4:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 2
  return %a : i32
  ^
<stdin>:4:3: note: see current operation: "func.return"(%0) : (i32) -> ()
// ==== exit 1 ====
