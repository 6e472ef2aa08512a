// terrace opt --convert-cf-to-llvm
// A back edge with an argument that changes its type.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^done:
  return %i : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c1 = arith.constant 1 : index
    llvm.br ^bb1(%0 : i64)
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb2
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.cmpi slt, %2, %arg0 : index
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.addi %2, %c1 : index
    %5 = builtin.unrealized_conversion_cast %4 : index to i64
    llvm.br ^bb1(%5 : i64)
  ^bb3:  // pred: ^bb1
    return %2 : index
  }
}

