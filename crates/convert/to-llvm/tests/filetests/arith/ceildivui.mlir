// terrace opt --convert-arith-to-llvm
// arith.ceildivui has no counterpart: it becomes several ops.
func.func @int(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.ceildivui %a, %b : index
  return %r : index
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.icmp "eq" %arg0, %0 : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.sub %arg0, %2 : i32
    %4 = llvm.udiv %3, %arg1 : i32
    %5 = llvm.add %4, %2 : i32
    %6 = llvm.select %1, %0, %5 : i1, i32
    return %6 : i32
  }
  func.func @index(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.icmp "eq" %1, %2 : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.sub %1, %4 : i64
    %6 = llvm.udiv %5, %0 : i64
    %7 = llvm.add %6, %4 : i64
    %8 = llvm.select %3, %2, %7 : i1, i64
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    return %9 : index
  }
}

