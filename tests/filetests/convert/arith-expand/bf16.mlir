// terrace opt --arith-expand=include-bf16
// Casts between bf16 and f32; others are left.
func.func @extend(%a: bf16, %v: vector<4xbf16>) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %v fastmath<fast> : vector<4xbf16> to vector<4xf32>
  %2 = arith.extf %a : bf16 to f64
  return
}
func.func @truncate(%a: f32, %t: tensor<4xf32>, %d: f64) {
  %0 = arith.truncf %a : f32 to bf16
  %1 = arith.truncf %t : tensor<4xf32> to tensor<4xbf16>
  %2 = arith.truncf %d : f64 to bf16
  return
}
