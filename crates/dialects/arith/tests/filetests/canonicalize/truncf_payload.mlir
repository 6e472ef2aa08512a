// terrace opt --canonicalize
// A NaN is cast where its payload fits.
func.func @nan() -> (f16, f16, bf16) {
  %long = arith.constant 0x7FC00005 : f32
  %short = arith.constant 0x7FC02000 : f32
  %0 = arith.truncf %long : f32 to f16
  %1 = arith.truncf %short : f32 to f16
  %2 = arith.truncf %long upward : f32 to bf16
  return %0, %1, %2 : f16, f16, bf16
}
// ==== stdout ====
module {
  func.func @nan() -> (f16, f16, bf16) {
    %cst = arith.constant 0x7E01 : f16
    %cst_0 = arith.constant 0x7FC00005 : f32
    %0 = arith.truncf %cst_0 : f32 to f16
    %1 = arith.truncf %cst_0 upward : f32 to bf16
    return %0, %cst, %1 : f16, f16, bf16
  }
}

