// terrace opt --allow-unregistered-dialect
// Block names are local to their region; forward uses are fine, so are odd names.
func.func @f(%c: i1) {
  cf.cond_br %c, ^later, ^a$.-x
^a$.-x:
  "t.region"() ({
    "t.br"()[^later] : () -> ()
  ^later:
    "t.end"() : () -> ()
  }) : () -> ()
  cf.br ^7
^7:
  cf.br ^later
^later:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    "t.region"() ({
      "t.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "t.end"() : () -> ()
    }) : () -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    return
  }
}

