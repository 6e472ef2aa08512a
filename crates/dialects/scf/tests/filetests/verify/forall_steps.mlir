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
