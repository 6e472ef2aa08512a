// terrace opt
func.func @f() -> i64 {
  %a = arith.constant 1 : i32
  return %a : i32
}
// ==== stderr ====
<stdin>:4:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
  return %a : i32
  ^
<stdin>:4:3: note: see current operation: "func.return"(%0) : (i32) -> ()
// ==== exit 1 ====
