// terrace opt
func.func private @g() -> i32
func.func @f() {
  %0 = call @g() : () -> i64
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'func.call' op result type mismatch at index 0
  %0 = call @g() : () -> i64
       ^
<stdin>:4:8: note: see current operation: %0 = "func.call"() <{callee = @g}> : () -> i64
<stdin>:4:8: note:       op result types: 'i64'
<stdin>:4:8: note: function result types: 'i32'
// ==== exit 1 ====
