// terrace opt
func.func @f() {
  return
// ==== stderr ====
<stdin>:3:9: error: expected operation name in quotes
  return
        ^
// ==== exit 1 ====
