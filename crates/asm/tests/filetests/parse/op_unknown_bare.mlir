// terrace opt
func.func @f() {
  frobnicate
}
// ==== stderr ====
<stdin>:3:3: error: custom op 'frobnicate' is unknown (tried 'func.frobnicate' as well)
  frobnicate
  ^
// ==== exit 1 ====
