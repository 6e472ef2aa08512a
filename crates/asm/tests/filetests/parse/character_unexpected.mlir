// terrace opt
func.func @f() {
  $
}
// ==== stderr ====
<stdin>:3:3: error: unexpected character
  $
  ^
// ==== exit 1 ====
