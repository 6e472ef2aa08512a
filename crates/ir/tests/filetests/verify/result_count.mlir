// terrace opt
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'arith.addi' op requires one result
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  ^
<stdin>:3:3: note: see current operation: "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> ()
// ==== exit 1 ====
