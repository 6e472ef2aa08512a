// terrace opt --convert-complex-to-libm | terrace lower | lli
// Both parts reach the function and come back, also of f32.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.sqrt %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  call @show_f32(%re0) : (f32) -> ()
  call @show_f32(%im0) : (f32) -> ()
  %1 = complex.tanh %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  %2 = complex.cos %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  call @show_f32(%re2) : (f32) -> ()
  call @show_f32(%im2) : (f32) -> ()
  %3 = complex.sin %z : complex<f32>
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  call @show_f32(%re3) : (f32) -> ()
  call @show_f32(%im3) : (f32) -> ()
  %4 = complex.conj %z : complex<f32>
  %re4 = complex.re %4 : complex<f32>
  %im4 = complex.im %4 : complex<f32>
  call @show_f32(%re4) : (f32) -> ()
  call @show_f32(%im4) : (f32) -> ()
  %5 = complex.log %z : complex<f32>
  %re5 = complex.re %5 : complex<f32>
  %im5 = complex.im %5 : complex<f32>
  call @show_f32(%re5) : (f32) -> ()
  call @show_f32(%im5) : (f32) -> ()
  %6 = complex.abs %z : complex<f32>
  call @show_f32(%6) : (f32) -> ()
  %7 = complex.angle %z : complex<f32>
  call @show_f32(%7) : (f32) -> ()
  %8 = complex.tan %z : complex<f32>
  %re8 = complex.re %8 : complex<f32>
  %im8 = complex.im %8 : complex<f32>
  call @show_f32(%re8) : (f32) -> ()
  call @show_f32(%im8) : (f32) -> ()
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.sqrt %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  call @show_f64(%re0) : (f64) -> ()
  call @show_f64(%im0) : (f64) -> ()
  %1 = complex.tanh %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  %2 = complex.cos %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  call @show_f64(%re2) : (f64) -> ()
  call @show_f64(%im2) : (f64) -> ()
  %3 = complex.sin %z : complex<f64>
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  call @show_f64(%re3) : (f64) -> ()
  call @show_f64(%im3) : (f64) -> ()
  %4 = complex.conj %z : complex<f64>
  %re4 = complex.re %4 : complex<f64>
  %im4 = complex.im %4 : complex<f64>
  call @show_f64(%re4) : (f64) -> ()
  call @show_f64(%im4) : (f64) -> ()
  %5 = complex.log %z : complex<f64>
  %re5 = complex.re %5 : complex<f64>
  %im5 = complex.im %5 : complex<f64>
  call @show_f64(%re5) : (f64) -> ()
  call @show_f64(%im5) : (f64) -> ()
  %6 = complex.abs %z : complex<f64>
  call @show_f64(%6) : (f64) -> ()
  %7 = complex.angle %z : complex<f64>
  call @show_f64(%7) : (f64) -> ()
  %8 = complex.tan %z : complex<f64>
  %re8 = complex.re %8 : complex<f64>
  %im8 = complex.im %8 : complex<f64>
  call @show_f64(%re8) : (f64) -> ()
  call @show_f64(%im8) : (f64) -> ()
  return
}
func.func @power(%a: complex<f32>, %b: complex<f32>) {
  %q = complex.pow %a, %b : complex<f32>
  %re = complex.re %q : complex<f32>
  %im = complex.im %q : complex<f32>
  call @show_f32(%re) : (f32) -> ()
  call @show_f32(%im) : (f32) -> ()
  return
}
func.func @main() {
  %c0 = complex.constant [1.0 : f32, 0.75 : f32] : complex<f32>
  call @of_f32(%c0) : (complex<f32>) -> ()
  %c1 = complex.constant [-0.25 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c1) : (complex<f32>) -> ()
  %c2 = complex.constant [-3.0 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c2) : (complex<f32>) -> ()
  %c3 = complex.constant [1.0 : f64, 0.75 : f64] : complex<f64>
  call @of_f64(%c3) : (complex<f64>) -> ()
  %c4 = complex.constant [-0.25 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c4) : (complex<f64>) -> ()
  %c5 = complex.constant [-3.0 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c5) : (complex<f64>) -> ()
  call @power(%c0, %c1) : (complex<f32>, complex<f32>) -> ()
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
1.06066
0.353553
0.946236
0.260243
0.69952
-0.691956
1.08944
0.4443
1
-0.75
0.223144
0.643501
1.25
0.643501
0.469615
1.09969
0.939565
1.06432
-1.0994
-1.59669
3.64524
0.8973
-0.930782
3.51411
-0.25
-2
0.700899
1.69515
2.01556
1.69515
-0.0170095
0.968215
0
-1.73205
-0.995055
-0
-0.989992
-0
-0.14112
0
-3
0
1.09861
-3.14159
3
-3.14159
0.142547
-0
1.06066
0.353553
0.946236
0.260243
0.69952
-0.691956
1.08944
0.4443
1
-0.75
0.223144
0.643501
1.25
0.643501
0.469615
1.09969
0.939565
1.06432
-1.0994
-1.59669
3.64524
0.8973
-0.930782
3.51411
-0.25
-2
0.700899
1.69515
2.01556
1.69515
-0.0170095
0.968215
0
-1.73205
-0.995055
-0
-0.989992
-0
-0.14112
0
-3
0
1.09861
-3.14159
3
-3.14159
0.142547
-0
0.250553
0.0735181
