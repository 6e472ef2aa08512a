// terrace opt --allow-unregistered-dialect
func.func @f() {
  %a:2 = "t.op"() : () -> (i32, i32)
  "t.use"(%a#2) : (i32) -> ()
  return
}
// ==== stderr ====
<stdin>:4:11: error: reference to invalid result number
  "t.use"(%a#2) : (i32) -> ()
          ^
// ==== exit 1 ====
