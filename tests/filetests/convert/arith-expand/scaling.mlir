// terrace opt --arith-expand
// Scales become powers of two, then the value is multiplied or divided by them.
func.func @extend(%a: f4E2M1FN, %s: f32, %e: f8E8M0FNU, %v: vector<4xf8E4M3FN>, %w: vector<4xbf16>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f32 to f32
  %1 = arith.scaling_extf %a, %e : f4E2M1FN, f8E8M0FNU to f16
  %2 = arith.scaling_extf %v, %w fastmath<nnan> : vector<4xf8E4M3FN>, vector<4xbf16> to vector<4xf32>
  return
}
func.func @truncate(%a: f32, %s: f32, %e: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : f32, f32 to f4E2M1FN
  %1 = arith.scaling_truncf %a, %e to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f8E5M2
  return
}
