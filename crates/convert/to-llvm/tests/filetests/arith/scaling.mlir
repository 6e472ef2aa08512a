// terrace opt --convert-arith-to-llvm
// The scaling casts are not converted here.
func.func @ext(%a: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %r = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}
func.func @trunc(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// ==== stdout ====
module {
  func.func @ext(%arg0: f4E2M1FN, %arg1: f8E8M0FNU) -> f32 {
    %0 = arith.scaling_extf %arg0, %arg1 : f4E2M1FN, f8E8M0FNU to f32
    return %0 : f32
  }
  func.func @trunc(%arg0: f32, %arg1: f8E8M0FNU) -> f4E2M1FN {
    %0 = arith.scaling_truncf %arg0, %arg1 : f32, f8E8M0FNU to f4E2M1FN
    return %0 : f4E2M1FN
  }
}

