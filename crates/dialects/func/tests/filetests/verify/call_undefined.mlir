// terrace opt
func.func @f() {
  call @nothing() : () -> ()
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'func.call' op 'nothing' does not reference a valid function
  call @nothing() : () -> ()
  ^
<stdin>:3:3: note: see current operation: "func.call"() <{callee = @nothing}> : () -> ()
// ==== exit 1 ====
