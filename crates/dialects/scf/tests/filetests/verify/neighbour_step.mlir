// terrace opt
// A loop looks at the constants that its steps are, which may come after it.
func.func @f(%i: index) {
  "scf.parallel"(%i, %i, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%j: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  %c = "arith.constant"() : () -> index
  return
}
// ==== stderr ====
<stdin>:8:8: error: 'arith.constant' op requires attribute 'value'
  %c = "arith.constant"() : () -> index
       ^
<stdin>:8:8: note: see current operation: %0 = "arith.constant"() : () -> index
// ==== exit 1 ====
