// terrace opt --convert-arith-to-llvm
// Folding to an operand, to a constant, to nothing new.
func.func @add_zero(%x: index) -> index {
  %c0 = arith.constant 0 : index
  %r = arith.addi %x, %c0 : index
  return %r : index
}
func.func @sub_self(%x: i32) -> i32 {
  %r = arith.subi %x, %x : i32
  return %r : i32
}
func.func @mul_zero(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = arith.muli %x, %c0 : i32
  return %r : i32
}
func.func @and_or_xor(%x: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.andi %x, %m1 : i32
  %b = arith.ori %x, %c0 : i32
  %c = arith.xori %x, %x : i32
  return %a, %b, %c : i32, i32, i32
}
func.func @chain(%x: i8) -> i64 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %a : i32 to i64
  return %b : i64
}
func.func @trunc_ext(%x: i8) -> i8 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.trunci %a : i32 to i8
  return %b : i8
}
func.func @index_there_and_back(%x: index) -> index {
  %a = arith.index_cast %x : index to i64
  %b = arith.index_cast %a : i64 to index
  return %b : index
}
func.func @select(%c: i1, %x: i32, %y: i32) -> (i32, i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.select %true, %x, %y : i32
  %b = arith.select %c, %x, %x : i32
  %d = arith.select %c, %true, %false : i1
  return %a, %b, %d : i32, i32, i1
}
func.func @compare(%x: i32) -> (i1, i1) {
  %a = arith.cmpi eq, %x, %x : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %b = arith.cmpi slt, %c0, %c1 : i32
  return %a, %b : i1, i1
}
func.func @division_by_zero() -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %r = arith.divsi %c1, %c0 : i32
  return %r : i32
}
func.func @floats(%x: f32) -> (f32, f32) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %s = arith.addf %c1, %c2 : f32
  %m = arith.mulf %x, %c1 : f32
  return %s, %m : f32, f32
}
func.func @splat() -> vector<4xi32> {
  %a = arith.constant dense<3> : vector<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = arith.addi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
// ==== stdout ====
module {
  func.func @add_zero(%arg0: index) -> index {
    %0 = llvm.mlir.constant(0 : index) : i64
    return %arg0 : index
  }
  func.func @sub_self(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    return %0 : i32
  }
  func.func @mul_zero(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    return %0 : i32
  }
  func.func @and_or_xor(%arg0: i32) -> (i32, i32, i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    return %arg0, %arg0, %2 : i32, i32, i32
  }
  func.func @chain(%arg0: i8) -> i64 {
    %0 = llvm.zext %arg0 : i8 to i32
    %1 = llvm.zext %arg0 : i8 to i64
    return %1 : i64
  }
  func.func @trunc_ext(%arg0: i8) -> i8 {
    %0 = llvm.sext %arg0 : i8 to i32
    return %arg0 : i8
  }
  func.func @index_there_and_back(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @select(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i1) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    return %arg1, %arg1, %arg0 : i32, i32, i1
  }
  func.func @compare(%arg0: i32) -> (i1, i1) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    return %0, %3 : i1, i1
  }
  func.func @division_by_zero() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.sdiv %0, %1 : i32
    return %2 : i32
  }
  func.func @floats(%arg0: f32) -> (f32, f32) {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    return %2, %arg0 : f32, f32
  }
  func.func @splat() -> vector<4xi32> {
    %0 = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
    %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.mlir.constant(dense<[4, 5, 6, 7]> : vector<4xi32>) : vector<4xi32>
    return %2 : vector<4xi32>
  }
}

