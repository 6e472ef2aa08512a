// terrace opt
func.func @f() {
  %0 = arith.constant 1 : f32
  return
}
// ==== stderr ====
<stdin>:3:23: error: unexpected decimal integer literal for a floating point value
  %0 = arith.constant 1 : f32
                      ^
<stdin>:3:23: note: add a trailing dot to make the literal a float
// ==== exit 1 ====
