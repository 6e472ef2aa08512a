// terrace opt --convert-cf-to-llvm
// A branch is converted together with the arguments of the blocks it goes to.
func.func @f(%c: i1, %i: index) -> index {
  cf.cond_br %c, ^bb1(%i : index), ^bb2
^bb1(%j: index):
  return %j : index
^bb2:
  return %i : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2
  ^bb1(%1: i64):  // pred: ^bb0
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  ^bb2:  // pred: ^bb0
    return %arg1 : index
  }
}

