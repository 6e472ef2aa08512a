// terrace opt
// Each block but the entry says where it is reached from.
func.func @f(%c: i1, %v: i32) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c
^b:
  cf.cond_br %c, ^c, ^c
^c:
  cf.switch %v : i32, [default: ^d, 1: ^c, 2: ^a]
^unreached:
  cf.br ^d
^d:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb3
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb3:  // 4 preds: ^bb1, ^bb2, ^bb2, ^bb3
    cf.switch %arg1 : i32, [
      default: ^bb5,
      1: ^bb3,
      2: ^bb1
    ]
  ^bb4:  // no predecessors
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    return
  }
}

