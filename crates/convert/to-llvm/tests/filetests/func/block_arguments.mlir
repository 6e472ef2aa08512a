// terrace opt --convert-func-to-llvm
// Arguments of all blocks are converted with the function.
func.func @f(%c: i1, %i: index) -> index {
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  cf.cond_br %c, ^bb2(%j, %i : index, index), ^bb1(%i : index)
^bb2(%k: index, %l: index):
  return %k : index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i1, %arg1: i64) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
    cf.br ^bb1(%0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb2(%1, %0 : index, index), ^bb1(%0 : index)
  ^bb2(%2: index, %3: index):  // pred: ^bb1
    %4 = builtin.unrealized_conversion_cast %2 : index to i64
    llvm.return %4 : i64
  }
}

