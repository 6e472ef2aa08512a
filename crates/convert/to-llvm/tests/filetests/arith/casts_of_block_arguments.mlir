// terrace opt --convert-arith-to-llvm
// Casts of several arguments stand in the reverse order of the requests.
func.func @f(%a: index, %b: index, %c: index) -> index {
  %s = arith.subi %c, %a : index
  %t = arith.addi %s, %b : index
  return %t : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = llvm.sub %2, %1 : i64
    %4 = llvm.add %3, %0 : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    return %5 : index
  }
}

