// terrace opt --convert-index-to-llvm
// Discardable attributes stay on what has the same operands.
func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b {note}
  %1 = index.cmp eq(%a, %b) {note}
  %2 = index.ceildivu %a, %b {note}
  %3 = index.bool.constant {note} true
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.add %1, %0 {note} : i64
    %3 = llvm.icmp "eq" %1, %0 : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.sub %1, %5 : i64
    %7 = llvm.udiv %6, %0 : i64
    %8 = llvm.add %7, %5 : i64
    %9 = llvm.icmp "eq" %1, %4 : i64
    %10 = llvm.select %9, %4, %8 : i1, i64
    %11 = llvm.mlir.constant(true) {note} : i1
    return
  }
}

