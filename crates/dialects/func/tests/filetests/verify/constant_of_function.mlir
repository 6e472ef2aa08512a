// terrace opt
func.func private @g(i32)
func.func @f() {
  %0 = constant @g : () -> ()
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'func.constant' op reference to function with mismatched type
  %0 = constant @g : () -> ()
       ^
<stdin>:4:8: note: see current operation: %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
// ==== exit 1 ====
