// terrace opt --convert-arith-to-llvm
// Arithmetic on floats LLVM does not have stays; so do their casts.
func.func @add(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %r = arith.addf %a, %b : f8E4M3FN
  return %r : f8E4M3FN
}
func.func @ext(%a: f8E5M2) -> f32 {
  %r = arith.extf %a : f8E5M2 to f32
  return %r : f32
}
func.func @neg(%a: f8E5M2) -> f8E5M2 {
  %r = arith.negf %a : f8E5M2
  return %r : f8E5M2
}
func.func @cmp(%a: f8E5M2, %b: f8E5M2) -> i1 {
  %r = arith.cmpf oeq, %a, %b : f8E5M2
  return %r : i1
}
// ==== stdout ====
module {
  func.func @add(%arg0: f8E4M3FN, %arg1: f8E4M3FN) -> f8E4M3FN {
    %0 = arith.addf %arg0, %arg1 : f8E4M3FN
    return %0 : f8E4M3FN
  }
  func.func @ext(%arg0: f8E5M2) -> f32 {
    %0 = arith.extf %arg0 : f8E5M2 to f32
    return %0 : f32
  }
  func.func @neg(%arg0: f8E5M2) -> f8E5M2 {
    %0 = arith.negf %arg0 : f8E5M2
    return %0 : f8E5M2
  }
  func.func @cmp(%arg0: f8E5M2, %arg1: f8E5M2) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f8E5M2
    return %0 : i1
  }
}

