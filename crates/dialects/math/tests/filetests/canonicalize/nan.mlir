// terrace opt --canonicalize
// NaNs keep their payload; a signaling one becomes quiet, or stays one of which nothing is known.
func.func @f() -> (f32, f32, f32, f32) {
  %negative = arith.constant 0xFFC00005 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %minus_zero = arith.constant -0.0 : f32
  %zero = arith.constant 0.0 : f32
  %0 = math.log1p %negative : f32
  %1 = math.log1p %signaling : f32
  %2 = math.trunc %minus_zero : f32
  %3 = math.powf %signaling, %zero : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @f() -> (f32, f32, f32, f32) {
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00001 : f32
    %cst_1 = arith.constant 0xFFC00005 : f32
    %0 = math.log1p %cst_1 : f32
    return %0, %cst_0, %cst, %cst_0 : f32, f32, f32, f32
  }
}

