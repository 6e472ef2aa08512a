// terrace opt
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.cmpi' op requires attribute 'predicate'
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.cmpi"(%arg0, %arg0) : (i32, i32) -> i1
// ==== exit 1 ====
