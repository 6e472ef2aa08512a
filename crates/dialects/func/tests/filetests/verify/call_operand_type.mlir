// terrace opt
func.func private @g(i32)
func.func @f(%a: i64) {
  call @g(%a) : (i64) -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0
  call @g(%a) : (i64) -> ()
  ^
<stdin>:4:3: note: see current operation: "func.call"(%arg0) <{callee = @g}> : (i64) -> ()
// ==== exit 1 ====
