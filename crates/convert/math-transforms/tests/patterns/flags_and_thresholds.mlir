// terrace opt --test-math-algebraic-simplification
// Roots keep their flags.
// mlir-opt differs: it ignores infinities and the sign of zero.
func.func @powf(%x: f32, %v: vector<4xf32>) -> (f32, f32, f32) {
  %ch = arith.constant 0.5 : f32
  %cmh = arith.constant -0.5 : f32
  %cq = arith.constant 0.75 : f32
  %4 = math.powf %x, %ch fastmath<nnan> : f32
  %5 = math.powf %x, %cmh fastmath<nnan> : f32
  %6 = math.powf %x, %cq fastmath<nnan> : f32
  return %4, %5, %6 : f32, f32, f32
}
// ==== stdout ====
module {
  func.func @powf(%arg0: f32, %arg1: vector<4xf32>) -> (f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = math.sqrt %arg0 fastmath<nnan> : f32
    %1 = math.absf %0 fastmath<nnan> : f32
    %2 = arith.cmpf oeq, %arg0, %cst_1 fastmath<nnan> : f32
    %3 = arith.select %2, %cst_0, %1 : f32
    %4 = math.rsqrt %arg0 fastmath<nnan> : f32
    %5 = math.absf %4 fastmath<nnan> : f32
    %6 = arith.cmpf oeq, %arg0, %cst_1 fastmath<nnan> : f32
    %7 = arith.select %6, %cst, %5 : f32
    %8 = math.sqrt %arg0 fastmath<nnan> : f32
    %9 = math.sqrt %8 fastmath<nnan> : f32
    %10 = arith.mulf %8, %9 fastmath<nnan> : f32
    %11 = arith.cmpf oeq, %arg0, %cst_1 fastmath<nnan> : f32
    %12 = arith.select %11, %cst_0, %10 : f32
    return %3, %7, %12 : f32, f32, f32
  }
}

