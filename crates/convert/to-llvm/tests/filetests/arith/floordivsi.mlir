// terrace opt --convert-arith-to-llvm
// arith.floordivsi has no counterpart: it becomes several ops.
func.func @int(%a: i32, %b: i32) -> i32 {
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.floordivsi %a, %b : index
  return %r : index
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.sdiv %arg0, %arg1 : i32
    %1 = llvm.mul %0, %arg1 : i32
    %2 = llvm.icmp "ne" %arg0, %1 : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.icmp "slt" %arg0, %3 : i32
    %5 = llvm.icmp "slt" %arg1, %3 : i32
    %6 = llvm.icmp "ne" %4, %5 : i1
    %7 = llvm.and %2, %6 : i1
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.add %0, %8 : i32
    %10 = llvm.select %7, %9, %0 : i1, i32
    return %10 : i32
  }
  func.func @index(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.sdiv %1, %0 : i64
    %3 = llvm.mul %2, %0 : i64
    %4 = llvm.icmp "ne" %1, %3 : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.icmp "slt" %1, %5 : i64
    %7 = llvm.icmp "slt" %0, %5 : i64
    %8 = llvm.icmp "ne" %6, %7 : i1
    %9 = llvm.and %4, %8 : i1
    %10 = llvm.mlir.constant(-1 : index) : i64
    %11 = llvm.add %2, %10 : i64
    %12 = llvm.select %9, %11, %2 : i1, i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    return %13 : index
  }
}

