// terrace opt
func.func @f() {
  %0 = arith.constant 256 : i8
  return
}
// ==== stderr ====
<stdin>:3:23: error: integer constant out of range for attribute
  %0 = arith.constant 256 : i8
                      ^
// ==== exit 1 ====
