// terrace opt
func.func f() {
  return
}
// ==== stderr ====
<stdin>:2:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name
func.func f() {
          ^
// ==== exit 1 ====
