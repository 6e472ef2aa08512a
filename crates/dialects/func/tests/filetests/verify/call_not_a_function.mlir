// terrace opt
memref.global @g : memref<f32> = uninitialized
func.func @f() {
  call @g() : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'func.call' op 'g' does not reference a valid function
  call @g() : () -> ()
  ^
<stdin>:4:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()
// ==== exit 1 ====
