// terrace opt
// A string has a type like other constants: none.
func.func @f() {
  %0 = arith.constant "x" : none
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'arith.constant' op value must be an integer, float, or elements attribute
  %0 = arith.constant "x" : none
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.constant"() <{value = "x"}> : () -> none
// ==== exit 1 ====
