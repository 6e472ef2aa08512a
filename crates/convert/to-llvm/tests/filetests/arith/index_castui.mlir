// terrace opt --convert-arith-to-llvm
// arith.index_castui on scalars and vectors.
func.func @wider(%a: i32) -> index {
  %r = arith.index_castui %a : i32 to index
  return %r : index
}
func.func @narrower(%a: index) -> i8 {
  %r = arith.index_castui %a : index to i8
  return %r : i8
}
func.func @same(%a: i64) -> index {
  %r = arith.index_castui %a : i64 to index
  return %r : index
}
func.func @same_back(%a: index) -> i64 {
  %r = arith.index_castui %a : index to i64
  return %r : i64
}
func.func @vector(%a: vector<4xi32>) -> vector<4xindex> {
  %r = arith.index_castui %a : vector<4xi32> to vector<4xindex>
  return %r : vector<4xindex>
}
func.func @nd(%a: vector<2x2xindex>) -> vector<2x2xi32> {
  %r = arith.index_castui %a : vector<2x2xindex> to vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// ==== stdout ====
module {
  func.func @wider(%arg0: i32) -> index {
    %0 = llvm.zext %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    return %1 : index
  }
  func.func @narrower(%arg0: index) -> i8 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.trunc %0 : i64 to i8
    return %1 : i8
  }
  func.func @same(%arg0: i64) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    return %0 : index
  }
  func.func @same_back(%arg0: index) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @vector(%arg0: vector<4xi32>) -> vector<4xindex> {
    %0 = llvm.zext %arg0 : vector<4xi32> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %0 : vector<4xi64> to vector<4xindex>
    return %1 : vector<4xindex>
  }
  func.func @nd(%arg0: vector<2x2xindex>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi64>> 
    %3 = llvm.trunc %2 : vector<2xi64> to vector<2xi32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi64>> 
    %6 = llvm.trunc %5 : vector<2xi64> to vector<2xi32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %8 : vector<2x2xi32>
  }
}

