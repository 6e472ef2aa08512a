// terrace opt --convert-arith-to-llvm
// arith.bitcast between types of one width.
func.func @f32(%a: f32) -> i32 {
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}
func.func @back(%a: i64) -> f64 {
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}
func.func @half(%a: bf16) -> f16 {
  %r = arith.bitcast %a : bf16 to f16
  return %r : f16
}
func.func @vector(%a: vector<4xf32>) -> vector<4xi32> {
  %r = arith.bitcast %a : vector<4xf32> to vector<4xi32>
  return %r : vector<4xi32>
}
func.func @nd(%a: vector<2x2xf32>) -> vector<2x2xi32> {
  %r = arith.bitcast %a : vector<2x2xf32> to vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f8(%a: f8E5M2) -> i8 {
  %r = arith.bitcast %a : f8E5M2 to i8
  return %r : i8
}
// ==== stdout ====
module {
  func.func @f32(%arg0: f32) -> i32 {
    %0 = llvm.bitcast %arg0 : f32 to i32
    return %0 : i32
  }
  func.func @back(%arg0: i64) -> f64 {
    %0 = llvm.bitcast %arg0 : i64 to f64
    return %0 : f64
  }
  func.func @half(%arg0: bf16) -> f16 {
    %0 = llvm.bitcast %arg0 : bf16 to f16
    return %0 : f16
  }
  func.func @vector(%arg0: vector<4xf32>) -> vector<4xi32> {
    %0 = llvm.bitcast %arg0 : vector<4xf32> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @nd(%arg0: vector<2x2xf32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %3 = llvm.bitcast %2 : vector<2xf32> to vector<2xi32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.bitcast %5 : vector<2xf32> to vector<2xi32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %8 : vector<2x2xi32>
  }
  func.func @f8(%arg0: f8E5M2) -> i8 {
    %0 = builtin.unrealized_conversion_cast %arg0 : f8E5M2 to i8
    return %0 : i8
  }
}

