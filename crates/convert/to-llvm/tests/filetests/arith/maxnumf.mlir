// terrace opt --convert-arith-to-llvm
// arith.maxnumf on scalars, indices and vectors.
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
func.func @vector(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %r = arith.maxnumf %a, %b : vector<4xf64>
  return %r : vector<4xf64>
}
func.func @nd(%a: vector<2x2xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = arith.maxnumf %a, %b : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @fast(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<fast> : f32
  return %r : f32
}
func.func @some(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<nnan, contract> : f32
  return %r : f32
}
func.func @nd_fast(%a: vector<2x2xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = arith.maxnumf %a, %b fastmath<fast> : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f32(%arg0: f32, %arg1: f32) -> f32 {
    %0 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
    return %0 : f32
  }
  func.func @vector(%arg0: vector<4xf64>, %arg1: vector<4xf64>) -> vector<4xf64> {
    %0 = llvm.intr.maxnum(%arg0, %arg1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    return %0 : vector<4xf64>
  }
  func.func @nd(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.intr.maxnum(%3, %4) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %9 = llvm.intr.maxnum(%7, %8) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xf32>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %11 : vector<2x2xf32>
  }
  func.func @fast(%arg0: f32, %arg1: f32) -> f32 {
    %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
    return %0 : f32
  }
  func.func @some(%arg0: f32, %arg1: f32) -> f32 {
    %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32, f32) -> f32
    return %0 : f32
  }
  func.func @nd_fast(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.intr.maxnum(%3, %4) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %9 = llvm.intr.maxnum(%7, %8) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xf32>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %11 : vector<2x2xf32>
  }
}

