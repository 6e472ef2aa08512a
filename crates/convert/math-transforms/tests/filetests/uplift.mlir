// terrace opt --math-uplift-to-fma
// A product and a sum that both allow contraction; the flags are those of both.
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract,nnan> : f32
  %1 = arith.addf %0, %c fastmath<contract,ninf,nnan> : f32
  %2 = arith.addf %c, %0 fastmath<contract> : f32
  %3 = arith.addf %c, %0 : f32
  %4 = arith.mulf %a, %b : f32
  %5 = arith.addf %4, %c fastmath<contract> : f32
  return %1, %2, %3, %5 : f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32) {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan,contract> : f32
    %1 = math.fma %arg0, %arg1, %arg2 fastmath<nnan,contract> : f32
    %2 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
    %3 = arith.addf %arg2, %0 : f32
    %4 = arith.mulf %arg0, %arg1 : f32
    %5 = arith.addf %4, %arg2 fastmath<contract> : f32
    return %1, %2, %3, %5 : f32, f32, f32, f32
  }
}

