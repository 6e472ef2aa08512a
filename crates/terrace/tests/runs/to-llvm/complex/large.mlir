// terrace opt --convert-complex-to-llvm="complex-range=improved" | terrace lower | lli
// No square overflows, and none has no digits left.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.abs %z : complex<f32>
  call @show_f32(%0) : (f32) -> ()
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.abs %z : complex<f64>
  call @show_f64(%0) : (f64) -> ()
  return
}
func.func @quotient(%a: complex<f32>, %b: complex<f32>) {
  %q = complex.div %a, %b : complex<f32>
  %re = complex.re %q : complex<f32>
  %im = complex.im %q : complex<f32>
  call @show_f32(%re) : (f32) -> ()
  call @show_f32(%im) : (f32) -> ()
  return
}
func.func @main() {
  %c0 = complex.constant [3.0e30 : f32, 4.0e30 : f32] : complex<f32>
  call @of_f32(%c0) : (complex<f32>) -> ()
  %c1 = complex.constant [-3.0e-30 : f32, 4.0e-30 : f32] : complex<f32>
  call @of_f32(%c1) : (complex<f32>) -> ()
  %c2 = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c2) : (complex<f32>) -> ()
  %c3 = complex.constant [0xFF800000 : f32, 0x7FC00000 : f32] : complex<f32>
  call @of_f32(%c3) : (complex<f32>) -> ()
  %c4 = complex.constant [0x7F800000 : f32, 0xFF800000 : f32] : complex<f32>
  call @of_f32(%c4) : (complex<f32>) -> ()
  %c5 = complex.constant [0x7FC00000 : f32, 1.0 : f32] : complex<f32>
  call @of_f32(%c5) : (complex<f32>) -> ()
  %c6 = complex.constant [1.0e-45 : f32, 0.0 : f32] : complex<f32>
  call @of_f32(%c6) : (complex<f32>) -> ()
  %c7 = complex.constant [3.0e300 : f64, 4.0e300 : f64] : complex<f64>
  call @of_f64(%c7) : (complex<f64>) -> ()
  %c8 = complex.constant [3.0e-300 : f64, -4.0e-300 : f64] : complex<f64>
  call @of_f64(%c8) : (complex<f64>) -> ()
  %c9 = complex.constant [0x7FF8000000000000 : f64, 0xFFF0000000000000 : f64] : complex<f64>
  call @of_f64(%c9) : (complex<f64>) -> ()
  %a = complex.constant [1.0e30 : f32, 2.0e30 : f32] : complex<f32>
  %b = complex.constant [2.0e30 : f32, 0.0 : f32] : complex<f32>
  %c = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %d = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  call @quotient(%a, %b) : (complex<f32>, complex<f32>) -> ()
  call @quotient(%c, %d) : (complex<f32>, complex<f32>) -> ()
  call @quotient(%c, %b) : (complex<f32>, complex<f32>) -> ()
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
5e+30
5e-30
0
inf
inf
nan
1.4013e-45
5e+300
5e-300
inf
0.5
1
inf
-inf
5e-31
-5e-31
