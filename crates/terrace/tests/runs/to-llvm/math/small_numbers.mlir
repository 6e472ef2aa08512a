// terrace opt --convert-math-to-llvm | terrace lower | lli
// `log1p` and `expm1` keep the digits of small numbers, and the sign of zero.
func.func @of_f32(%x: f32) {
  %0 = math.log1p %x : f32
  call @show_f32(%0) : (f32) -> ()
  %1 = math.expm1 %x : f32
  call @show_f32(%1) : (f32) -> ()
  return
}
func.func @of_f64(%x: f64) {
  %0 = math.log1p %x : f64
  call @show_f64(%0) : (f64) -> ()
  %1 = math.expm1 %x : f64
  call @show_f64(%1) : (f64) -> ()
  return
}
func.func @of_f16(%x: f16) {
  %0 = math.log1p %x : f16
  %w0 = arith.extf %0 : f16 to f32
  call @show_f32(%w0) : (f32) -> ()
  %1 = math.expm1 %x : f16
  %w1 = arith.extf %1 : f16 to f32
  call @show_f32(%w1) : (f32) -> ()
  return
}
func.func @of_vectors(%x: vector<2x2xf32>) {
  %0 = math.log1p %x : vector<2x2xf32>
  vector.print %0 : vector<2x2xf32>
  %1 = math.expm1 %x : vector<2x2xf32>
  vector.print %1 : vector<2x2xf32>
  return
}
func.func @main() {
  %c0 = arith.constant 1.0e-6 : f32
  call @of_f32(%c0) : (f32) -> ()
  %c1 = arith.constant -1.0e-6 : f32
  call @of_f32(%c1) : (f32) -> ()
  %c2 = arith.constant 0.0 : f32
  call @of_f32(%c2) : (f32) -> ()
  %c3 = arith.constant -0.0 : f32
  call @of_f32(%c3) : (f32) -> ()
  %c4 = arith.constant -1.0 : f32
  call @of_f32(%c4) : (f32) -> ()
  %c5 = arith.constant -2.0 : f32
  call @of_f32(%c5) : (f32) -> ()
  %c6 = arith.constant 1.0e-38 : f32
  call @of_f32(%c6) : (f32) -> ()
  %c7 = arith.constant 0x7F800000 : f32
  call @of_f32(%c7) : (f32) -> ()
  %c8 = arith.constant 0xFF800000 : f32
  call @of_f32(%c8) : (f32) -> ()
  %c9 = arith.constant 0x7FC00000 : f32
  call @of_f32(%c9) : (f32) -> ()
  %c10 = arith.constant 88.0 : f32
  call @of_f32(%c10) : (f32) -> ()
  %c11 = arith.constant 100.0 : f32
  call @of_f32(%c11) : (f32) -> ()
  %c12 = arith.constant 1.0e10 : f32
  call @of_f32(%c12) : (f32) -> ()
  %c13 = arith.constant -30.0 : f32
  call @of_f32(%c13) : (f32) -> ()
  %c14 = arith.constant 0.5 : f32
  call @of_f32(%c14) : (f32) -> ()
  %c15 = arith.constant 1.0e-6 : f64
  call @of_f64(%c15) : (f64) -> ()
  %c16 = arith.constant -1.0e-6 : f64
  call @of_f64(%c16) : (f64) -> ()
  %c17 = arith.constant 0.0 : f64
  call @of_f64(%c17) : (f64) -> ()
  %c18 = arith.constant -0.0 : f64
  call @of_f64(%c18) : (f64) -> ()
  %c19 = arith.constant -1.0 : f64
  call @of_f64(%c19) : (f64) -> ()
  %c20 = arith.constant -2.0 : f64
  call @of_f64(%c20) : (f64) -> ()
  %c21 = arith.constant 1.0e-38 : f64
  call @of_f64(%c21) : (f64) -> ()
  %c22 = arith.constant 0x7FF0000000000000 : f64
  call @of_f64(%c22) : (f64) -> ()
  %c23 = arith.constant 0xFFF0000000000000 : f64
  call @of_f64(%c23) : (f64) -> ()
  %c24 = arith.constant 0x7FF8000000000000 : f64
  call @of_f64(%c24) : (f64) -> ()
  %c25 = arith.constant 88.0 : f64
  call @of_f64(%c25) : (f64) -> ()
  %c26 = arith.constant 100.0 : f64
  call @of_f64(%c26) : (f64) -> ()
  %c27 = arith.constant 1.0e10 : f64
  call @of_f64(%c27) : (f64) -> ()
  %c28 = arith.constant -30.0 : f64
  call @of_f64(%c28) : (f64) -> ()
  %c29 = arith.constant 0.5 : f64
  call @of_f64(%c29) : (f64) -> ()
  %c30 = arith.constant 1.0e-4 : f16
  call @of_f16(%c30) : (f16) -> ()
  %c31 = arith.constant -0.0 : f16
  call @of_f16(%c31) : (f16) -> ()
  %c32 = arith.constant -1.0 : f16
  call @of_f16(%c32) : (f16) -> ()
  %c33 = arith.constant 1.0 : f16
  call @of_f16(%c33) : (f16) -> ()
  %c34 = arith.constant 12.0 : f16
  call @of_f16(%c34) : (f16) -> ()
  %c35 = arith.constant 0x7C00 : f16
  call @of_f16(%c35) : (f16) -> ()
  %v = arith.constant dense<[[1.0e-6, -0.0], [-1.0, 2.0]]> : vector<2x2xf32>
  call @of_vectors(%v) : (vector<2x2xf32>) -> ()
  return
}
// NaN of either sign.
func.func @show_f32(%x: f32) {
  %is_nan = arith.cmpf uno, %x, %x : f32
  %nan = arith.constant 0x7FC00000 : f32
  %shown = arith.select %is_nan, %nan, %x : f32
  vector.print %shown : f32
  return
}
// NaN of either sign.
func.func @show_f64(%x: f64) {
  %is_nan = arith.cmpf uno, %x, %x : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %shown = arith.select %is_nan, %nan, %x : f64
  vector.print %shown : f64
  return
}
// ==== stdout ====
1e-06
1e-06
-1e-06
-9.99999e-07
0
0
-0
-0
-inf
-0.632121
nan
-0.864665
1e-38
1e-38
inf
inf
nan
-1
nan
nan
4.48864
1.65164e+38
4.61512
inf
23.0259
inf
nan
-1
0.405465
0.648721
1e-06
1e-06
-1e-06
-1e-06
0
0
-0
-0
-inf
-0.632121
nan
-0.864665
1e-38
1e-38
inf
inf
nan
-1
nan
nan
4.48864
1.65164e+38
4.61512
2.68812e+43
23.0259
inf
nan
-1
0.405465
0.648721
0.000100017
0.000100017
-0
-0
-inf
-0.631836
0.693359
1.71875
2.56445
inf
inf
inf
( ( 1e-06, -0 ), ( -inf, 1.09861 ) )
( ( 1e-06, -0 ), ( -0.632121, 6.38906 ) )
