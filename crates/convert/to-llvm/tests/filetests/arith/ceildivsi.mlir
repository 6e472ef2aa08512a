// terrace opt --convert-arith-to-llvm
// arith.ceildivsi has no counterpart: it becomes several ops.
func.func @int(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.ceildivsi %a, %b : index
  return %r : index
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.sdiv %arg0, %arg1 : i32
    %3 = llvm.mul %2, %arg1 : i32
    %4 = llvm.icmp "ne" %arg0, %3 : i32
    %5 = llvm.icmp "slt" %arg0, %0 : i32
    %6 = llvm.icmp "slt" %arg1, %0 : i32
    %7 = llvm.icmp "eq" %5, %6 : i1
    %8 = llvm.and %4, %7 : i1
    %9 = llvm.add %2, %1 : i32
    %10 = llvm.select %8, %9, %2 : i1, i32
    return %10 : i32
  }
  func.func @index(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.sdiv %1, %0 : i64
    %5 = llvm.mul %4, %0 : i64
    %6 = llvm.icmp "ne" %1, %5 : i64
    %7 = llvm.icmp "slt" %1, %2 : i64
    %8 = llvm.icmp "slt" %0, %2 : i64
    %9 = llvm.icmp "eq" %7, %8 : i1
    %10 = llvm.and %6, %9 : i1
    %11 = llvm.add %4, %3 : i64
    %12 = llvm.select %10, %11, %4 : i1, i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    return %13 : index
  }
}

