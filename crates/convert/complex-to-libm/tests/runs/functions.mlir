// terrace opt --convert-complex-to-libm | terrace lower | lli
// Both parts reach the function and come back, also of f32.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.sqrt %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  vector.print %re0 : f32
  vector.print %im0 : f32
  %1 = complex.tanh %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  vector.print %re1 : f32
  vector.print %im1 : f32
  %2 = complex.cos %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  vector.print %re2 : f32
  vector.print %im2 : f32
  %3 = complex.sin %z : complex<f32>
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  vector.print %re3 : f32
  vector.print %im3 : f32
  %4 = complex.conj %z : complex<f32>
  %re4 = complex.re %4 : complex<f32>
  %im4 = complex.im %4 : complex<f32>
  vector.print %re4 : f32
  vector.print %im4 : f32
  %5 = complex.log %z : complex<f32>
  %re5 = complex.re %5 : complex<f32>
  %im5 = complex.im %5 : complex<f32>
  vector.print %re5 : f32
  vector.print %im5 : f32
  %6 = complex.abs %z : complex<f32>
  vector.print %6 : f32
  %7 = complex.angle %z : complex<f32>
  vector.print %7 : f32
  %8 = complex.tan %z : complex<f32>
  %re8 = complex.re %8 : complex<f32>
  %im8 = complex.im %8 : complex<f32>
  vector.print %re8 : f32
  vector.print %im8 : f32
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.sqrt %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  vector.print %re0 : f64
  vector.print %im0 : f64
  %1 = complex.tanh %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  vector.print %re1 : f64
  vector.print %im1 : f64
  %2 = complex.cos %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  vector.print %re2 : f64
  vector.print %im2 : f64
  %3 = complex.sin %z : complex<f64>
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  vector.print %re3 : f64
  vector.print %im3 : f64
  %4 = complex.conj %z : complex<f64>
  %re4 = complex.re %4 : complex<f64>
  %im4 = complex.im %4 : complex<f64>
  vector.print %re4 : f64
  vector.print %im4 : f64
  %5 = complex.log %z : complex<f64>
  %re5 = complex.re %5 : complex<f64>
  %im5 = complex.im %5 : complex<f64>
  vector.print %re5 : f64
  vector.print %im5 : f64
  %6 = complex.abs %z : complex<f64>
  vector.print %6 : f64
  %7 = complex.angle %z : complex<f64>
  vector.print %7 : f64
  %8 = complex.tan %z : complex<f64>
  %re8 = complex.re %8 : complex<f64>
  %im8 = complex.im %8 : complex<f64>
  vector.print %re8 : f64
  vector.print %im8 : f64
  return
}
func.func @power(%a: complex<f32>, %b: complex<f32>) {
  %q = complex.pow %a, %b : complex<f32>
  %re = complex.re %q : complex<f32>
  %im = complex.im %q : complex<f32>
  vector.print %re : f32
  vector.print %im : f32
  return
}
func.func @main() {
  %c0 = complex.constant [1.0 : f32, 0.5 : f32] : complex<f32>
  call @of_f32(%c0) : (complex<f32>) -> ()
  %c1 = complex.constant [-0.25 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c1) : (complex<f32>) -> ()
  %c2 = complex.constant [-3.0 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c2) : (complex<f32>) -> ()
  %c3 = complex.constant [1.0 : f64, 0.5 : f64] : complex<f64>
  call @of_f64(%c3) : (complex<f64>) -> ()
  %c4 = complex.constant [-0.25 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c4) : (complex<f64>) -> ()
  %c5 = complex.constant [-3.0 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c5) : (complex<f64>) -> ()
  call @power(%c0, %c1) : (complex<f32>, complex<f32>) -> ()
  return
}
