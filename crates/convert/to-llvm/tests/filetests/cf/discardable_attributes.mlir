// terrace opt --convert-cf-to-llvm
func.func @f(%c: i1) {
  cf.cond_br %c, ^one, ^two {note = "kept?"}
^one:
  cf.br ^two {a.b = 1 : i32}
^two:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2 {note = "kept?"}
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2 {a.b = 1 : i32}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

