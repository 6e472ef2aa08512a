// terrace opt --convert-index-to-llvm
// index.floordivs.
func.func @f(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.sdiv %1, %0 : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mul %3, %0 : i64
    %6 = llvm.icmp "ne" %1, %5 : i64
    %7 = llvm.icmp "slt" %1, %4 : i64
    %8 = llvm.icmp "slt" %0, %4 : i64
    %9 = llvm.icmp "ne" %7, %8 : i1
    %10 = llvm.and %6, %9 : i1
    %11 = llvm.add %3, %2 : i64
    %12 = llvm.select %10, %11, %3 : i1, i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    return %13 : index
  }
}

