// terrace opt --convert-cf-to-llvm
// Case operands of type index need a cast each.
func.func @f(%v: i8, %a: index, %b: index) -> index {
  cf.switch %v : i8, [
    default: ^d(%a : index),
    1: ^d(%b : index),
    2: ^e(%b, %a : index, index)
  ]
^d(%x: index):
  return %x : index
^e(%y: index, %z: index):
  cf.br ^d(%z : index)
}
// ==== stdout ====
module {
  func.func @f(%arg0: i8, %arg1: index, %arg2: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.switch %arg0 : i8, ^bb1(%1 : i64) [
      1: ^bb1(%0 : i64),
      2: ^bb2(%0, %1 : i64, i64)
    ]
  ^bb1(%2: i64):  // 3 preds: ^bb0, ^bb0, ^bb2
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  ^bb2(%4: i64, %5: i64):  // pred: ^bb0
    llvm.br ^bb1(%5 : i64)
  }
}

