// terrace opt --reconcile-unrealized-casts
func.func @f(%c: i1, %a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  cf.cond_br %c, ^bb1, ^bb2(%a : i64)
^bb1:
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  cf.br ^bb2(%1 : i64)
^bb2(%r: i64):
  return %r : i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i64) -> i64 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i64)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg1 : i64)
  ^bb2(%0: i64):  // 2 preds: ^bb0, ^bb1
    return %0 : i64
  }
}

