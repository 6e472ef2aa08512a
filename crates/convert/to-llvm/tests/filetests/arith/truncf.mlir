// terrace opt --convert-arith-to-llvm
// arith.truncf on scalars and vectors.
func.func @half(%a: f32) -> f16 {
  %r = arith.truncf %a : f32 to f16
  return %r : f16
}
func.func @bf16(%a: f64) -> bf16 {
  %r = arith.truncf %a : f64 to bf16
  return %r : bf16
}
func.func @vector(%a: vector<4xf64>) -> vector<4xf32> {
  %r = arith.truncf %a : vector<4xf64> to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @nd(%a: vector<2x2xf64>) -> vector<2x2xf32> {
  %r = arith.truncf %a : vector<2x2xf64> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @fast(%a: f64) -> f32 {
  %r = arith.truncf %a fastmath<contract> : f64 to f32
  return %r : f32
}
// ==== stdout ====
module {
  func.func @half(%arg0: f32) -> f16 {
    %0 = llvm.fptrunc %arg0 : f32 to f16
    return %0 : f16
  }
  func.func @bf16(%arg0: f64) -> bf16 {
    %0 = llvm.fptrunc %arg0 : f64 to bf16
    return %0 : bf16
  }
  func.func @vector(%arg0: vector<4xf64>) -> vector<4xf32> {
    %0 = llvm.fptrunc %arg0 : vector<4xf64> to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @nd(%arg0: vector<2x2xf64>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>> 
    %3 = llvm.fptrunc %2 : vector<2xf64> to vector<2xf32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>> 
    %6 = llvm.fptrunc %5 : vector<2xf64> to vector<2xf32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %8 : vector<2x2xf32>
  }
  func.func @fast(%arg0: f64) -> f32 {
    %0 = llvm.fptrunc %arg0 {fastmath = #arith.fastmath<contract>} : f64 to f32
    return %0 : f32
  }
}

