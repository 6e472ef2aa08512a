// terrace opt --convert-cf-to-llvm
// Unreachable branches stay.
func.func @f(%c: i1) {
  return
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  cf.br ^bb1
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    return
  ^bb1:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb1
  }
}

