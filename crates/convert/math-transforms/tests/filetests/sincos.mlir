// terrace opt --math-sincos-fusion
// Sine and cosine of one value with the same flags, in one block.
func.func @flags(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = math.sin %a fastmath<nnan,contract> : f32
  %1 = math.cos %b : f32
  %2 = math.cos %a fastmath<contract> : f32
  %3 = math.cos %a fastmath<contract,nnan> {note} : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
func.func @pairs(%a: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = math.sin %a : vector<2xf32>
  %1 = math.sin %a : vector<2xf32>
  %2 = math.cos %a : vector<2xf32>
  %3 = math.cos %a : vector<2xf32>
  %4 = math.sin %a : vector<2xf32>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
func.func @blocks(%a: f32, %b: i1) -> f32 {
  %0 = math.sin %a : f32
  cf.br ^bb1
^bb1:
  %1 = math.cos %a : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
// ==== stdout ====
module {
  func.func @flags(%arg0: f32, %arg1: f32) -> (f32, f32, f32, f32) {
    %sin, %cos = math.sincos %arg0 fastmath<nnan,contract> : f32
    %0 = math.cos %arg1 : f32
    %1 = math.cos %arg0 fastmath<contract> : f32
    return %sin, %0, %1, %cos : f32, f32, f32, f32
  }
  func.func @pairs(%arg0: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = math.sin %arg0 : vector<2xf32>
    %sin, %cos = math.sincos %arg0 : vector<2xf32>
    %sin_0, %cos_1 = math.sincos %arg0 : vector<2xf32>
    return %0, %sin, %cos_1, %cos, %sin_0 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
  func.func @blocks(%arg0: f32, %arg1: i1) -> f32 {
    %0 = math.sin %arg0 : f32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = math.cos %arg0 : f32
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
}

