// terrace opt
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.addi' op expected 2 operands, but found 1
  %0 = "arith.addi"(%a) : (i32) -> i32
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.addi"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32
// ==== exit 1 ====
