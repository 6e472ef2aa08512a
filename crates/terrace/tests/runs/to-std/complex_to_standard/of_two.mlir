// terrace opt --convert-complex-to-standard | terrace lower | lli
// Angles of points and powers.
func.func @angle_f32(%y: complex<f32>, %x: complex<f32>) {
  %0 = complex.atan2 %y, %x : complex<f32>
  %re = complex.re %0 : complex<f32>
  %im = complex.im %0 : complex<f32>
  call @show_f32(%re) : (f32) -> ()
  call @show_f32(%im) : (f32) -> ()
  %1 = complex.pow %y, %x : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  return
}
func.func @angle_f64(%y: complex<f64>, %x: complex<f64>) {
  %0 = complex.atan2 %y, %x : complex<f64>
  %re = complex.re %0 : complex<f64>
  %im = complex.im %0 : complex<f64>
  call @show_f64(%re) : (f64) -> ()
  call @show_f64(%im) : (f64) -> ()
  %1 = complex.pow %y, %x : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  return
}
func.func @main() {
  %y0 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %x0 = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>
  call @angle_f32(%y0, %x0) : (complex<f32>, complex<f32>) -> ()
  %y1 = complex.constant [1.0e-5 : f32, 0.0 : f32] : complex<f32>
  %x1 = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  call @angle_f32(%y1, %x1) : (complex<f32>, complex<f32>) -> ()
  %y2 = complex.constant [0.5 : f32, -2.0 : f32] : complex<f32>
  %x2 = complex.constant [-3.0 : f32, 0.25 : f32] : complex<f32>
  call @angle_f32(%y2, %x2) : (complex<f32>, complex<f32>) -> ()
  %y3 = complex.constant [2.0e19 : f32, 1.0 : f32] : complex<f32>
  %x3 = complex.constant [3.0e19 : f32, -1.0 : f32] : complex<f32>
  call @angle_f32(%y3, %x3) : (complex<f32>, complex<f32>) -> ()
  %y4 = complex.constant [0.0 : f32, 1.0e-6 : f32] : complex<f32>
  %x4 = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  call @angle_f32(%y4, %x4) : (complex<f32>, complex<f32>) -> ()
  %y5 = complex.constant [-0.5 : f32, -0.5 : f32] : complex<f32>
  %x5 = complex.constant [0.25 : f32, 1.5 : f32] : complex<f32>
  call @angle_f32(%y5, %x5) : (complex<f32>, complex<f32>) -> ()
  %y6 = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %x6 = complex.constant [-1.0 : f64, 0.0 : f64] : complex<f64>
  call @angle_f64(%y6, %x6) : (complex<f64>, complex<f64>) -> ()
  %y7 = complex.constant [1.0e-5 : f64, 0.0 : f64] : complex<f64>
  %x7 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f64>
  call @angle_f64(%y7, %x7) : (complex<f64>, complex<f64>) -> ()
  %y8 = complex.constant [0.5 : f64, -2.0 : f64] : complex<f64>
  %x8 = complex.constant [-3.0 : f64, 0.25 : f64] : complex<f64>
  call @angle_f64(%y8, %x8) : (complex<f64>, complex<f64>) -> ()
  %y9 = complex.constant [2.0e19 : f64, 1.0 : f64] : complex<f64>
  %x9 = complex.constant [3.0e19 : f64, -1.0 : f64] : complex<f64>
  call @angle_f64(%y9, %x9) : (complex<f64>, complex<f64>) -> ()
  %y10 = complex.constant [0.0 : f64, 1.0e-6 : f64] : complex<f64>
  %x10 = complex.constant [2.0 : f64, 0.0 : f64] : complex<f64>
  call @angle_f64(%y10, %x10) : (complex<f64>, complex<f64>) -> ()
  %y11 = complex.constant [-0.5 : f64, -0.5 : f64] : complex<f64>
  %x11 = complex.constant [0.25 : f64, 1.5 : f64] : complex<f64>
  call @angle_f64(%y11, %x11) : (complex<f64>, complex<f64>) -> ()
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
2.35619
-0
1
0
5e-06
-5e-06
4.94579e-06
8.69132e-06
2.79486
0.693771
-0.0836523
-0.135202
0.588003
3.84615e-20
inf
inf
0
5e-07
-1e-12
-8.74228e-20
-0.383928
0.238878
14.0048
-28.1333
2.35619
-0
1
0
5e-06
-5e-06
4.9458e-06
8.69132e-06
2.79486
0.693771
-0.0836523
-0.135202
0.588003
3.84615e-20
inf
inf
0
5e-07
-1e-12
1.22465e-28
-0.383928
0.238878
14.0048
-28.1333
