// terrace opt --convert-complex-to-standard | terrace lower | lli
// Small numbers keep their digits, large ones do not overflow early, and zeros and infinities are as in C's annex G.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.sqrt %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  call @show_f32(%re0) : (f32) -> ()
  call @show_f32(%im0) : (f32) -> ()
  %1 = complex.rsqrt %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  %2 = complex.sign %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  call @show_f32(%re2) : (f32) -> ()
  call @show_f32(%im2) : (f32) -> ()
  %3 = complex.abs %z : complex<f32>
  call @show_f32(%3) : (f32) -> ()
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.sqrt %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  call @show_f64(%re0) : (f64) -> ()
  call @show_f64(%im0) : (f64) -> ()
  %1 = complex.rsqrt %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  %2 = complex.sign %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  call @show_f64(%re2) : (f64) -> ()
  call @show_f64(%im2) : (f64) -> ()
  %3 = complex.abs %z : complex<f64>
  call @show_f64(%3) : (f64) -> ()
  return
}
func.func @main() {
  %c0 = complex.constant [1.0 : f32, 1.0e-5 : f32] : complex<f32>
  call @of_f32(%c0) : (complex<f32>) -> ()
  %c1 = complex.constant [1.0e-6 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c1) : (complex<f32>) -> ()
  %c2 = complex.constant [-0.0 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c2) : (complex<f32>) -> ()
  %c3 = complex.constant [1.0e-3 : f32, 1.5707 : f32] : complex<f32>
  call @of_f32(%c3) : (complex<f32>) -> ()
  %c4 = complex.constant [1.5707 : f32, 1.0e-3 : f32] : complex<f32>
  call @of_f32(%c4) : (complex<f32>) -> ()
  %c5 = complex.constant [-2.0 : f32, 3.0 : f32] : complex<f32>
  call @of_f32(%c5) : (complex<f32>) -> ()
  %c6 = complex.constant [0.5 : f32, -0.25 : f32] : complex<f32>
  call @of_f32(%c6) : (complex<f32>) -> ()
  %c7 = complex.constant [-1.0 : f32, 1.0e-8 : f32] : complex<f32>
  call @of_f32(%c7) : (complex<f32>) -> ()
  %c8 = complex.constant [-1.0 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c8) : (complex<f32>) -> ()
  %c9 = complex.constant [3.0e38 : f32, 3.0e38 : f32] : complex<f32>
  call @of_f32(%c9) : (complex<f32>) -> ()
  %c10 = complex.constant [1.0e-40 : f32, -1.0e-40 : f32] : complex<f32>
  call @of_f32(%c10) : (complex<f32>) -> ()
  %c11 = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c11) : (complex<f32>) -> ()
  %c12 = complex.constant [0xFF800000 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c12) : (complex<f32>) -> ()
  %c13 = complex.constant [1.0 : f32, 0xFF800000 : f32] : complex<f32>
  call @of_f32(%c13) : (complex<f32>) -> ()
  %c14 = complex.constant [0x7F800000 : f32, 0x7FC00000 : f32] : complex<f32>
  call @of_f32(%c14) : (complex<f32>) -> ()
  %c15 = complex.constant [1.0 : f64, 1.0e-5 : f64] : complex<f64>
  call @of_f64(%c15) : (complex<f64>) -> ()
  %c16 = complex.constant [1.0e-6 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c16) : (complex<f64>) -> ()
  %c17 = complex.constant [-0.0 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c17) : (complex<f64>) -> ()
  %c18 = complex.constant [1.0e-3 : f64, 1.5707 : f64] : complex<f64>
  call @of_f64(%c18) : (complex<f64>) -> ()
  %c19 = complex.constant [1.5707 : f64, 1.0e-3 : f64] : complex<f64>
  call @of_f64(%c19) : (complex<f64>) -> ()
  %c20 = complex.constant [-2.0 : f64, 3.0 : f64] : complex<f64>
  call @of_f64(%c20) : (complex<f64>) -> ()
  %c21 = complex.constant [0.5 : f64, -0.25 : f64] : complex<f64>
  call @of_f64(%c21) : (complex<f64>) -> ()
  %c22 = complex.constant [-1.0 : f64, 1.0e-8 : f64] : complex<f64>
  call @of_f64(%c22) : (complex<f64>) -> ()
  %c23 = complex.constant [-1.0 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c23) : (complex<f64>) -> ()
  %c24 = complex.constant [3.0e38 : f64, 3.0e38 : f64] : complex<f64>
  call @of_f64(%c24) : (complex<f64>) -> ()
  %c25 = complex.constant [1.0e-40 : f64, -1.0e-40 : f64] : complex<f64>
  call @of_f64(%c25) : (complex<f64>) -> ()
  %c26 = complex.constant [-0.0 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c26) : (complex<f64>) -> ()
  %c27 = complex.constant [0xFFF0000000000000 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c27) : (complex<f64>) -> ()
  %c28 = complex.constant [1.0 : f64, 0xFFF0000000000000 : f64] : complex<f64>
  call @of_f64(%c28) : (complex<f64>) -> ()
  %c29 = complex.constant [0x7FF0000000000000 : f64, 0x7FF8000000000000 : f64] : complex<f64>
  call @of_f64(%c29) : (complex<f64>) -> ()
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
1
5e-06
1
-5e-06
1
1e-05
1
0.001
-0
1000
0
1
-0
1e-06
1
1
0.5
-0.5
-0
1
2
0.886482
0.885918
0.564386
-0.564027
0.000636659
1
1.5707
1.25328
0.000398955
0.797909
-0.000253998
1
0.000636659
1.5707
0.895977
1.67415
0.248499
-0.464325
-0.5547
0.83205
3.60555
0.727673
-0.17178
1.3017
0.30729
0.894427
-0.447214
0.559017
5e-09
1
5e-09
-1
-1
1e-08
1
0
-1
0
1
-1
-0
1
1.90298e+19
7.88239e+18
4.48536e-20
-1.8579e-20
0.707107
0.707107
inf
1.09868e-20
-4.55089e-21
7.76889e+19
3.21798e+19
0.707107
-0.707107
1.4142e-40
0
-0
inf
nan
-0
-0
0
0
inf
0
-0
nan
0
inf
inf
-inf
0
0
0
nan
inf
inf
nan
0
-0
nan
nan
inf
1
5e-06
1
-5e-06
1
1e-05
1
0.001
-0
1000
0
1
-0
1e-06
1
1
0.5
-0.5
-0
1
2
0.886482
0.885918
0.564386
-0.564027
0.000636659
1
1.5707
1.25328
0.000398954
0.797909
-0.000253998
1
0.000636659
1.5707
0.895977
1.67415
0.248499
-0.464325
-0.5547
0.83205
3.60555
0.727673
-0.17178
1.3017
0.30729
0.894427
-0.447214
0.559017
5e-09
1
5e-09
-1
-1
1e-08
1
0
-1
0
1
-1
-0
1
1.90298e+19
7.88239e+18
4.48536e-20
-1.8579e-20
0.707107
0.707107
4.24264e+38
1.09868e-20
-4.5509e-21
7.76887e+19
3.21797e+19
0.707107
-0.707107
1.41421e-40
0
-0
inf
nan
-0
-0
0
0
inf
0
-0
nan
0
inf
inf
-inf
0
0
0
nan
inf
inf
nan
0
-0
nan
nan
inf
