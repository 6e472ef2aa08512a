// terrace opt --allow-unregistered-dialect
// A value of an inner region is not visible outside.
func.func @f() {
  "t.op"() ({
    %a = arith.constant 1 : i32
    "t.end"() : () -> ()
  }) : () -> ()
  "t.use"(%a) : (i32) -> ()
  return
}
// ==== stderr ====
<stdin>:8:11: error: use of undeclared SSA value name
  "t.use"(%a) : (i32) -> ()
          ^
// ==== exit 1 ====
