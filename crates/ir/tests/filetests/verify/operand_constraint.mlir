// terrace opt
func.func @f(%a: i32) {
  %0 = "arith.addf"(%a, %a) : (i32, i32) -> i32
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'i32'
  %0 = "arith.addf"(%a, %a) : (i32, i32) -> i32
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32
// ==== exit 1 ====
