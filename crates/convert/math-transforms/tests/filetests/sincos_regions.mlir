// terrace opt --math-sincos-fusion
// A cosine in a region after the sine is one with it; of one in a region before the sine upstream makes IR that it refuses.
func.func @after(%a: f32, %b: i1) -> (f32, f32) {
  %0 = math.sin %a : f32
  %1 = scf.if %b -> f32 {
    %2 = math.tan %a : f32
    %3 = math.cos %a : f32
    %4 = arith.addf %2, %3 : f32
    scf.yield %4 : f32
  } else {
    scf.yield %a : f32
  }
  return %0, %1 : f32, f32
}
func.func @before(%a: f32, %b: i1) -> (f32, f32) {
  %0 = scf.if %b -> f32 {
    %1 = math.cos %a : f32
    scf.yield %1 : f32
  } else {
    scf.yield %a : f32
  }
  %2 = math.sin %a : f32
  %3 = math.cos %a : f32
  %4 = arith.addf %2, %3 : f32
  return %0, %4 : f32, f32
}
// ==== stdout ====
module {
  func.func @after(%arg0: f32, %arg1: i1) -> (f32, f32) {
    %sin, %cos = math.sincos %arg0 : f32
    %0 = scf.if %arg1 -> (f32) {
      %1 = math.tan %arg0 : f32
      %2 = arith.addf %1, %cos : f32
      scf.yield %2 : f32
    } else {
      scf.yield %arg0 : f32
    }
    return %sin, %0 : f32, f32
  }
  func.func @before(%arg0: f32, %arg1: i1) -> (f32, f32) {
    %0 = scf.if %arg1 -> (f32) {
      %2 = math.cos %arg0 : f32
      scf.yield %2 : f32
    } else {
      scf.yield %arg0 : f32
    }
    %sin, %cos = math.sincos %arg0 : f32
    %1 = arith.addf %sin, %cos : f32
    return %0, %1 : f32, f32
  }
}

