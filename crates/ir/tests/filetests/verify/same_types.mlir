// terrace opt
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.addi' op requires the same type for all operands and results
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32
// ==== exit 1 ====
