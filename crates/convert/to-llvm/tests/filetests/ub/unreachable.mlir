// terrace opt --convert-ub-to-llvm
// A place that is never reached.
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable {note}
^bb2:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    return
  }
}

