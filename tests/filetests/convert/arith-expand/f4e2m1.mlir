// terrace opt --arith-expand=include-f4e2m1
// Casts of f4E2M1FN. Flags and rounding modes are lost, as upstream.
func.func @extend(%a: f4E2M1FN, %v: vector<4xf4E2M1FN>) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.extf %v fastmath<nnan> : vector<4xf4E2M1FN> to vector<4xbf16>
  return
}
func.func @truncate(%a: f32, %h: f16, %t: tensor<?xbf16>) {
  %0 = arith.truncf %a toward_zero : f32 to f4E2M1FN
  %1 = arith.truncf %h fastmath<nnan> : f16 to f4E2M1FN
  %2 = arith.truncf %t : tensor<?xbf16> to tensor<?xf4E2M1FN>
  return
}
