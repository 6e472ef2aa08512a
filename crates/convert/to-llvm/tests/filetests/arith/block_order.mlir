// terrace opt --convert-arith-to-llvm
// Blocks are visited in the order of their dominators, not of the text.
func.func @f(%c: i1, %a: index) -> index {
  cf.br ^two
^one:
  %x = arith.addi %y, %y : index
  return %x : index
^two:
  %y = arith.muli %a, %a : index
  cf.cond_br %c, ^one, ^three
^three:
  %z = arith.subi %y, %a : index
  return %z : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %1 = llvm.add %3, %3 : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  ^bb2:  // pred: ^bb0
    %3 = llvm.mul %0, %0 : i64
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb3:  // pred: ^bb2
    %4 = llvm.sub %3, %0 : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    return %5 : index
  }
}

