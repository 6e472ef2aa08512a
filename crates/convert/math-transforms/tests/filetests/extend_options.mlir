// terrace opt --math-extend-to-supported-types="extra-types=f16 target-type=f64"
// f32 and f64 are supported in any case.
func.func @f(%a: f16, %b: bf16, %c: f32) -> (f16, bf16, f32) {
  %0 = math.sin %a : f16
  %1 = math.sin %b : bf16
  %2 = math.sin %c : f32
  return %0, %1, %2 : f16, bf16, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f16, %arg1: bf16, %arg2: f32) -> (f16, bf16, f32) {
    %0 = arith.extf %arg1 : bf16 to f64
    %1 = math.sin %arg0 : f16
    %2 = math.sin %0 : f64
    %3 = arith.truncf %2 : f64 to bf16
    %4 = math.sin %arg2 : f32
    return %1, %3, %4 : f16, bf16, f32
  }
}

