// terrace opt
func.func @f() {
  arith.frobnicate
  return
}
// ==== stderr ====
<stdin>:3:3: error: custom op 'arith.frobnicate' is unknown
  arith.frobnicate
  ^
// ==== exit 1 ====
