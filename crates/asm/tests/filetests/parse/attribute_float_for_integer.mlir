// terrace opt
func.func @f() {
  %0 = arith.constant 1.0 : i32
  return
}
// ==== stderr ====
<stdin>:4:3: error: floating point value not valid for specified type
  return
  ^
// ==== exit 1 ====
