// terrace opt --convert-index-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// With functions, nothing of index is left.
func.func @f(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  %1 = index.cmp ult(%0, %b)
  return %0 : index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(-1 : i64) : i64
    %1 = llvm.sdiv %arg0, %arg1 : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mul %1, %arg1 : i64
    %4 = llvm.icmp "ne" %arg0, %3 : i64
    %5 = llvm.icmp "slt" %arg0, %2 : i64
    %6 = llvm.icmp "slt" %arg1, %2 : i64
    %7 = llvm.icmp "ne" %5, %6 : i1
    %8 = llvm.and %4, %7 : i1
    %9 = llvm.add %1, %0 : i64
    %10 = llvm.select %8, %9, %1 : i1, i64
    %11 = llvm.icmp "ult" %10, %arg1 : i64
    llvm.return %10 : i64
  }
}

