// terrace opt --convert-func-to-llvm --convert-cf-to-llvm=index-bitwidth=32
// The function has i64 block arguments already, the branch is converted to i32.
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
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
    llvm.cond_br %arg0, ^bb1(%1 : i32), ^bb2
  ^bb1(%2: i32):  // pred: ^bb0
    %3 = builtin.unrealized_conversion_cast %2 : i32 to index
    %4 = builtin.unrealized_conversion_cast %3 : index to i64
    llvm.return %4 : i64
  ^bb2:  // pred: ^bb0
    llvm.return %arg1 : i64
  }
}

