// terrace opt --convert-cf-to-llvm
// Branch weights are kept.
func.func @f(%c: i1) {
  cf.cond_br %c weights([7, 1]), ^one, ^two
^one:
  return
^two:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([7, 1]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
}

