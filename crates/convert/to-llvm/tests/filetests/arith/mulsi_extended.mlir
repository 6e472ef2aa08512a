// terrace opt --convert-arith-to-llvm
// arith.mulsi_extended: the product in twice the width, in two halves.
func.func @int(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  return %l, %h : i32, i32
}
func.func @bit(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.mulsi_extended %a, %b : i1
  return %l, %h : i1, i1
}
func.func @vector(%a: vector<3xi16>, %b: vector<3xi16>) -> (vector<3xi16>, vector<3xi16>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<3xi16>
  return %l, %h : vector<3xi16>, vector<3xi16>
}
func.func @nd(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> (vector<2x3xi16>, vector<2x3xi16>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2x3xi16>
  return %l, %h : vector<2x3xi16>, vector<2x3xi16>
}
func.func @index(%a: index, %b: index) -> (index, index) {
  %l, %h = arith.mulsi_extended %a, %b : index
  return %l, %h : index, index
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = llvm.sext %arg1 : i32 to i64
    %2 = llvm.mul %0, %1 : i64
    %3 = llvm.trunc %2 : i64 to i32
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.lshr %2, %4 : i64
    %6 = llvm.trunc %5 : i64 to i32
    return %3, %6 : i32, i32
  }
  func.func @bit(%arg0: i1, %arg1: i1) -> (i1, i1) {
    %0 = llvm.sext %arg0 : i1 to i2
    %1 = llvm.sext %arg1 : i1 to i2
    %2 = llvm.mul %0, %1 : i2
    %3 = llvm.trunc %2 : i2 to i1
    %4 = llvm.mlir.constant(1 : i2) : i2
    %5 = llvm.lshr %2, %4 : i2
    %6 = llvm.trunc %5 : i2 to i1
    return %3, %6 : i1, i1
  }
  func.func @vector(%arg0: vector<3xi16>, %arg1: vector<3xi16>) -> (vector<3xi16>, vector<3xi16>) {
    %0 = llvm.sext %arg0 : vector<3xi16> to vector<3xi32>
    %1 = llvm.sext %arg1 : vector<3xi16> to vector<3xi32>
    %2 = llvm.mul %0, %1 : vector<3xi32>
    %3 = llvm.trunc %2 : vector<3xi32> to vector<3xi16>
    %4 = llvm.mlir.constant(dense<16> : vector<3xi32>) : vector<3xi32>
    %5 = llvm.lshr %2, %4 : vector<3xi32>
    %6 = llvm.trunc %5 : vector<3xi32> to vector<3xi16>
    return %3, %6 : vector<3xi16>, vector<3xi16>
  }
  func.func @nd(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) -> (vector<2x3xi16>, vector<2x3xi16>) {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<2x3xi16>
    return %low, %high : vector<2x3xi16>, vector<2x3xi16>
  }
  func.func @index(%arg0: index, %arg1: index) -> (index, index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.sext %1 : i64 to i128
    %3 = llvm.sext %0 : i64 to i128
    %4 = llvm.mul %2, %3 : i128
    %5 = llvm.trunc %4 : i128 to i64
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.mlir.constant(64 : i128) : i128
    %8 = llvm.lshr %4, %7 : i128
    %9 = llvm.trunc %8 : i128 to i64
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    return %6, %10 : index, index
  }
}

