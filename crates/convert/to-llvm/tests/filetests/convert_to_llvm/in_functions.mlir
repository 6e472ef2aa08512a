// terrace opt --pass-pipeline=builtin.module(func.func(convert-to-llvm{filter-dialects=arith,cf}))
// Run on functions, which stay.
func.func @f(%i: index) -> index {
  %0 = arith.floordivsi %i, %i : index
  cf.br ^bb1(%0 : index)
^bb1(%1: index):
  return %1 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.sdiv %0, %0 : i64
    %2 = llvm.mul %1, %0 : i64
    %3 = llvm.icmp "ne" %0, %2 : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.icmp "slt" %0, %4 : i64
    %6 = llvm.icmp "slt" %0, %4 : i64
    %7 = llvm.icmp "ne" %5, %6 : i1
    %8 = llvm.and %3, %7 : i1
    %9 = llvm.mlir.constant(-1 : index) : i64
    %10 = llvm.add %1, %9 : i64
    %11 = llvm.select %8, %10, %1 : i1, i64
    llvm.br ^bb1(%11 : i64)
  ^bb1(%12: i64):  // pred: ^bb0
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    return %13 : index
  }
}

