// terrace opt --convert-complex-to-standard | terrace lower | lli
// Small numbers keep their digits, large ones do not overflow early, and zeros and infinities are as in C's annex G.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.sin %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  vector.print %re0 : f32
  vector.print %im0 : f32
  %1 = complex.cos %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  vector.print %re1 : f32
  vector.print %im1 : f32
  %2 = complex.tan %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  vector.print %re2 : f32
  vector.print %im2 : f32
  %3 = complex.tanh %z : complex<f32>
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  vector.print %re3 : f32
  vector.print %im3 : f32
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.sin %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  vector.print %re0 : f64
  vector.print %im0 : f64
  %1 = complex.cos %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  vector.print %re1 : f64
  vector.print %im1 : f64
  %2 = complex.tan %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  vector.print %re2 : f64
  vector.print %im2 : f64
  %3 = complex.tanh %z : complex<f64>
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  vector.print %re3 : f64
  vector.print %im3 : f64
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
  %c7 = complex.constant [1.0e-30 : f32, 100.0 : f32] : complex<f32>
  call @of_f32(%c7) : (complex<f32>) -> ()
  %c8 = complex.constant [0.0 : f32, 0x7F800000 : f32] : complex<f32>
  call @of_f32(%c8) : (complex<f32>) -> ()
  %c9 = complex.constant [0x7F800000 : f32, 0.0 : f32] : complex<f32>
  call @of_f32(%c9) : (complex<f32>) -> ()
  %c10 = complex.constant [0x7FC00000 : f32, 0.0 : f32] : complex<f32>
  call @of_f32(%c10) : (complex<f32>) -> ()
  %c11 = complex.constant [0xFF800000 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c11) : (complex<f32>) -> ()
  %c12 = complex.constant [1.0 : f64, 1.0e-5 : f64] : complex<f64>
  call @of_f64(%c12) : (complex<f64>) -> ()
  %c13 = complex.constant [1.0e-6 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c13) : (complex<f64>) -> ()
  %c14 = complex.constant [-0.0 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c14) : (complex<f64>) -> ()
  %c15 = complex.constant [1.0e-3 : f64, 1.5707 : f64] : complex<f64>
  call @of_f64(%c15) : (complex<f64>) -> ()
  %c16 = complex.constant [1.5707 : f64, 1.0e-3 : f64] : complex<f64>
  call @of_f64(%c16) : (complex<f64>) -> ()
  %c17 = complex.constant [-2.0 : f64, 3.0 : f64] : complex<f64>
  call @of_f64(%c17) : (complex<f64>) -> ()
  %c18 = complex.constant [0.5 : f64, -0.25 : f64] : complex<f64>
  call @of_f64(%c18) : (complex<f64>) -> ()
  %c19 = complex.constant [1.0e-30 : f64, 100.0 : f64] : complex<f64>
  call @of_f64(%c19) : (complex<f64>) -> ()
  %c20 = complex.constant [0.0 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  call @of_f64(%c20) : (complex<f64>) -> ()
  %c21 = complex.constant [0x7FF0000000000000 : f64, 0.0 : f64] : complex<f64>
  call @of_f64(%c21) : (complex<f64>) -> ()
  %c22 = complex.constant [0x7FF8000000000000 : f64, 0.0 : f64] : complex<f64>
  call @of_f64(%c22) : (complex<f64>) -> ()
  %c23 = complex.constant [0xFFF0000000000000 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c23) : (complex<f64>) -> ()
  return
}
