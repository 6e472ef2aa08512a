// terrace opt --convert-arith-to-llvm
// arith.uitofp on scalars and vectors.
func.func @int(%a: i32) -> f32 {
  %r = arith.uitofp %a : i32 to f32
  return %r : f32
}
func.func @wide(%a: i64) -> f16 {
  %r = arith.uitofp %a : i64 to f16
  return %r : f16
}
func.func @vector(%a: vector<4xi32>) -> vector<4xf64> {
  %r = arith.uitofp %a : vector<4xi32> to vector<4xf64>
  return %r : vector<4xf64>
}
func.func @nd(%a: vector<2x2xi32>) -> vector<2x2xf32> {
  %r = arith.uitofp %a : vector<2x2xi32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32) -> f32 {
    %0 = llvm.uitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @wide(%arg0: i64) -> f16 {
    %0 = llvm.uitofp %arg0 : i64 to f16
    return %0 : f16
  }
  func.func @vector(%arg0: vector<4xi32>) -> vector<4xf64> {
    %0 = llvm.uitofp %arg0 : vector<4xi32> to vector<4xf64>
    return %0 : vector<4xf64>
  }
  func.func @nd(%arg0: vector<2x2xi32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %3 = llvm.uitofp %2 : vector<2xi32> to vector<2xf32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %6 = llvm.uitofp %5 : vector<2xi32> to vector<2xf32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %8 : vector<2x2xf32>
  }
}

