// terrace opt
func.func @f() {
  %a = arith.constant 1 : i32
}
// ==== stderr ====
<stdin>:3:8: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %a = arith.constant 1 : i32
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// ==== exit 1 ====
