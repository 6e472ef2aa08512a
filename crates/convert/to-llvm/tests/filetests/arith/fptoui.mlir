// terrace opt --convert-arith-to-llvm
// arith.fptoui on scalars and vectors.
func.func @int(%a: f32) -> i32 {
  %r = arith.fptoui %a : f32 to i32
  return %r : i32
}
func.func @wide(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}
func.func @vector(%a: vector<4xf32>) -> vector<4xi8> {
  %r = arith.fptoui %a : vector<4xf32> to vector<4xi8>
  return %r : vector<4xi8>
}
func.func @nd(%a: vector<2x2xf32>) -> vector<2x2xi32> {
  %r = arith.fptoui %a : vector<2x2xf32> to vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// ==== stdout ====
module {
  func.func @int(%arg0: f32) -> i32 {
    %0 = llvm.fptoui %arg0 : f32 to i32
    return %0 : i32
  }
  func.func @wide(%arg0: f64) -> i64 {
    %0 = llvm.fptoui %arg0 : f64 to i64
    return %0 : i64
  }
  func.func @vector(%arg0: vector<4xf32>) -> vector<4xi8> {
    %0 = llvm.fptoui %arg0 : vector<4xf32> to vector<4xi8>
    return %0 : vector<4xi8>
  }
  func.func @nd(%arg0: vector<2x2xf32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %3 = llvm.fptoui %2 : vector<2xf32> to vector<2xi32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.fptoui %5 : vector<2xf32> to vector<2xi32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %8 : vector<2x2xi32>
  }
}

