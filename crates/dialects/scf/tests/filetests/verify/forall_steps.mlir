// terrace opt --split-input-file
// Constant steps are positive, as those of `scf.parallel` are.
func.func @zero() {
  scf.forall (%i) = (0) to (8) step (0) {
  }
  return
}
// -----
func.func @negative(%s: index) {
  scf.forall (%i, %j) = (0, 0) to (8, 8) step (%s, -1) {
  }
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:3: error: 'scf.forall' op constant step operand must be positive
  scf.forall (%i) = (0) to (8) step (0) {
  ^
<stdin>:4:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 0>, staticUpperBound = array<i64: 8>}> ({
^bb0(%arg0: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:10:3: error: 'scf.forall' op constant step operand must be positive
  scf.forall (%i, %j) = (0, 0) to (8, 8) step (%s, -1) {
  ^
<stdin>:10:3: note: see current operation: 
"scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: -9223372036854775808, -1>, staticUpperBound = array<i64: 8, 8>}> ({
^bb0(%arg1: index, %arg2: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (index) -> ()
// ==== exit 1 ====
