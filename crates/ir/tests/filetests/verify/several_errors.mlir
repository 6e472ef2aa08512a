// terrace opt
// One error in each function: how many are reported?
func.func @f() -> i32 {
  return
}
func.func @g() -> i32 {
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
  return
  ^
<stdin>:4:3: note: see current operation: "func.return"() : () -> ()
<stdin>:7:3: error: 'func.return' op has 0 operands, but enclosing function (@g) returns 1
  return
  ^
<stdin>:7:3: note: see current operation: "func.return"() : () -> ()
// ==== exit 1 ====
