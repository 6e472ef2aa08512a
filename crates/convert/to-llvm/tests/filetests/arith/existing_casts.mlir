// terrace opt --convert-arith-to-llvm
// Casts that were there before are not touched.
func.func @f(%a: i64) -> index {
  %i = builtin.unrealized_conversion_cast %a : i64 to index
  %r = arith.addi %i, %i : index
  %b = builtin.unrealized_conversion_cast %r : index to i64
  %j = builtin.unrealized_conversion_cast %b : i64 to index
  return %j : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = llvm.add %arg0, %arg0 : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = builtin.unrealized_conversion_cast %2 : index to i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    return %4 : index
  }
}

