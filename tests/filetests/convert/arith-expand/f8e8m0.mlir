// terrace opt --arith-expand=include-f8e8m0
// Casts of f8E8M0FNU, with flags and by way of f32.
func.func @extend(%a: f8E8M0FNU, %v: vector<4xf8E8M0FNU>) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.extf %v fastmath<fast> : vector<4xf8E8M0FNU> to vector<4xf32>
  %2 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f16
  %3 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f64
  %4 = arith.extf %a : f8E8M0FNU to bf16
  return
}
func.func @truncate(%a: f32, %h: f16, %d: f64, %b: tensor<2xbf16>) {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  %1 = arith.truncf %h : f16 to f8E8M0FNU
  %2 = arith.truncf %d fastmath<nnan> : f64 to f8E8M0FNU
  %3 = arith.truncf %b fastmath<nnan> : tensor<2xbf16> to tensor<2xf8E8M0FNU>
  return
}
