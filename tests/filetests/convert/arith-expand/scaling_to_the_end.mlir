// terrace opt --arith-expand='include-bf16 include-f8e8m0 include-f4e2m1'
// What a scale becomes is expanded too.
func.func @extend(%a: vector<4xf4E2M1FN>, %s: vector<4xf32>) -> vector<4xbf16> {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : vector<4xf4E2M1FN>, vector<4xf32> to vector<4xbf16>
  return %0 : vector<4xbf16>
}
func.func @truncate(%a: f32, %s: bf16) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, bf16 to f4E2M1FN
  return %0 : f4E2M1FN
}
