// terrace opt --convert-math-to-llvm
// What LLVM has no intrinsic for, tensors, and floats that LLVM has not.
func.func @f(%a: f32, %i: i32, %t: tensor<4xf32>, %z: f8E4M3FN) {
  %0 = math.acosh %a : f32
  %1 = math.asinh %a : f32
  %2 = math.atanh %a : f32
  %3 = math.cbrt %a : f32
  %4 = math.erf %a : f32
  %5 = math.erfc %a : f32
  %6 = math.isinf %a : f32
  %7 = math.isnormal %a : f32
  %x = math.clampf %a to [%a, %a] : f32
  %y = math.ipowi %i, %i : i32
  %w = math.sin %t : tensor<4xf32>
  %q = math.sqrt %z : f8E4M3FN
  %r = math.rsqrt %z : f8E4M3FN
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: i32, %arg2: tensor<4xf32>, %arg3: f8E4M3FN) {
    %0 = math.acosh %arg0 : f32
    %1 = math.asinh %arg0 : f32
    %2 = math.atanh %arg0 : f32
    %3 = math.cbrt %arg0 : f32
    %4 = math.erf %arg0 : f32
    %5 = math.erfc %arg0 : f32
    %6 = math.isinf %arg0 : f32
    %7 = math.isnormal %arg0 : f32
    %8 = math.clampf %arg0 to [%arg0, %arg0] : f32
    %9 = math.ipowi %arg1, %arg1 : i32
    %10 = math.sin %arg2 : tensor<4xf32>
    %11 = math.sqrt %arg3 : f8E4M3FN
    %12 = math.rsqrt %arg3 : f8E4M3FN
    return
  }
}

