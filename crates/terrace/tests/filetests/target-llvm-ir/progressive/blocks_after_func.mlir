// terrace opt --convert-func-to-llvm --convert-cf-to-llvm
// The function's conversion has converted the block arguments.
func.func @f(%c: i1, %i: index) -> index {
  cf.cond_br %c, ^bb1(%i : index), ^bb2
^bb1(%j: index):
  return %j : index
^bb2:
  return %i : index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i1, %arg1: i64) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
    llvm.cond_br %arg0, ^bb1(%arg1 : i64), ^bb2
  ^bb1(%1: i64):  // pred: ^bb0
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = builtin.unrealized_conversion_cast %2 : index to i64
    llvm.return %3 : i64
  ^bb2:  // pred: ^bb0
    llvm.return %arg1 : i64
  }
}

