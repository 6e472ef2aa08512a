// terrace opt --convert-index-to-llvm
// index.ceildivu.
func.func @f(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.sub %1, %3 : i64
    %5 = llvm.udiv %4, %0 : i64
    %6 = llvm.add %5, %3 : i64
    %7 = llvm.icmp "eq" %1, %2 : i64
    %8 = llvm.select %7, %2, %6 : i1, i64
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    return %9 : index
  }
}

