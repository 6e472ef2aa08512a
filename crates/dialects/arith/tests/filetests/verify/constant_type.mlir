// terrace opt
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
// ==== exit 1 ====
