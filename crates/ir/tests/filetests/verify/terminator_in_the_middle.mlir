// terrace opt
func.func @f() {
  return
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'func.return' op must be the last operation in the parent block
  return
  ^
<stdin>:3:3: note: see current operation: "func.return"() : () -> ()
// ==== exit 1 ====
