// terrace opt
func.func @f() -> i32 {
  %a = arith.addi %b, %b : i32
  %b = arith.constant 1 : i32
  return %a : i32
}
// ==== stderr ====
<stdin>:3:8: error: operand #0 does not dominate this use
  %a = arith.addi %b, %b : i32
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
<stdin>:4:8: note: operand defined here (op in the same block)
  %b = arith.constant 1 : i32
       ^
// ==== exit 1 ====
