// terrace opt --math-expand-ops
// Flags stay; those that rule out NaN and infinity where no intermediate result is one that the operand and the result are not.
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32, f32, f32) {
  %0 = math.tanh %x fastmath<contract, nnan> : f32
  %1 = math.rsqrt %x fastmath<contract, nnan> : f32
  %2 = math.fma %x, %y, %z fastmath<reassoc> : f32
  %3 = math.fma %x, %y, %z fastmath<contract> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant -2.000000e+00 : f32
    %0 = math.absf %arg0 fastmath<contract> : f32
    %1 = arith.mulf %0, %cst_1 fastmath<contract> : f32
    %2 = math.expm1 %1 fastmath<contract> : f32
    %3 = arith.negf %2 fastmath<contract> : f32
    %4 = arith.addf %2, %cst_0 fastmath<contract> : f32
    %5 = arith.divf %3, %4 fastmath<contract> : f32
    %6 = math.copysign %5, %arg0 fastmath<contract> : f32
    %7 = math.sqrt %arg0 fastmath<nnan,contract> : f32
    %8 = arith.divf %cst, %7 fastmath<nnan,contract> : f32
    %9 = arith.mulf %arg0, %arg1 : f32
    %10 = arith.addf %9, %arg2 : f32
    %11 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
    return %6, %8, %10, %11 : f32, f32, f32, f32
  }
}

