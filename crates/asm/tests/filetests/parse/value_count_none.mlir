// terrace opt --allow-unregistered-dialect
// A name for an op without results.
func.func @f() {
  %a = "t.op"() : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: cannot name an operation with no results
  %a = "t.op"() : () -> ()
  ^
// ==== exit 1 ====
