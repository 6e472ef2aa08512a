// terrace opt --convert-cf-to-llvm
func.func @f(%c: i1) {
  cf.br ^head
^head:
  cf.cond_br %c, ^head, ^done {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^done:
  return
}
// ==== stdout ====
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @f(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {llvm.loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    return
  }
}

