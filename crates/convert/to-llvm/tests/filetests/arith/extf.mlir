// terrace opt --convert-arith-to-llvm
// arith.extf on scalars and vectors.
func.func @half(%a: f16) -> f32 {
  %r = arith.extf %a : f16 to f32
  return %r : f32
}
func.func @bf16(%a: bf16) -> f64 {
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}
func.func @vector(%a: vector<4xf32>) -> vector<4xf64> {
  %r = arith.extf %a : vector<4xf32> to vector<4xf64>
  return %r : vector<4xf64>
}
func.func @nd(%a: vector<2x2xf32>) -> vector<2x2xf64> {
  %r = arith.extf %a : vector<2x2xf32> to vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @fast(%a: f32) -> f64 {
  %r = arith.extf %a fastmath<fast> : f32 to f64
  return %r : f64
}
// ==== stdout ====
module {
  func.func @half(%arg0: f16) -> f32 {
    %0 = llvm.fpext %arg0 : f16 to f32
    return %0 : f32
  }
  func.func @bf16(%arg0: bf16) -> f64 {
    %0 = llvm.fpext %arg0 : bf16 to f64
    return %0 : f64
  }
  func.func @vector(%arg0: vector<4xf32>) -> vector<4xf64> {
    %0 = llvm.fpext %arg0 : vector<4xf32> to vector<4xf64>
    return %0 : vector<4xf64>
  }
  func.func @nd(%arg0: vector<2x2xf32>) -> vector<2x2xf64> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf64>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %3 = llvm.fpext %2 : vector<2xf32> to vector<2xf64>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf64>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.fpext %5 : vector<2xf32> to vector<2xf64>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf64>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf64>> to vector<2x2xf64>
    return %8 : vector<2x2xf64>
  }
  func.func @fast(%arg0: f32) -> f64 {
    %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<fast>} : f32 to f64
    return %0 : f64
  }
}

