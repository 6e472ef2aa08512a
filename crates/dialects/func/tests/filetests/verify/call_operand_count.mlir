// terrace opt
func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'func.call' op incorrect number of operands for callee
  call @g() : () -> ()
  ^
<stdin>:4:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()
// ==== exit 1 ====
