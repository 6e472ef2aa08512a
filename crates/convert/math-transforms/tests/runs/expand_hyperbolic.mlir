// terrace opt --math-expand-ops | terrace lower | lli
// Small numbers keep their digits and their sign, large ones do not overflow early.
func.func @of_f32(%x: f32) {
  %0 = math.sinh %x : f32
  vector.print %0 : f32
  %1 = math.cosh %x : f32
  vector.print %1 : f32
  %2 = math.tanh %x : f32
  vector.print %2 : f32
  %3 = math.asinh %x : f32
  vector.print %3 : f32
  %4 = math.acosh %x : f32
  vector.print %4 : f32
  %5 = math.atanh %x : f32
  vector.print %5 : f32
  %6 = math.exp2 %x : f32
  vector.print %6 : f32
  return
}
func.func @of_f64(%x: f64) {
  %0 = math.sinh %x : f64
  vector.print %0 : f64
  %1 = math.cosh %x : f64
  vector.print %1 : f64
  %2 = math.tanh %x : f64
  vector.print %2 : f64
  %3 = math.asinh %x : f64
  vector.print %3 : f64
  %4 = math.acosh %x : f64
  vector.print %4 : f64
  %5 = math.atanh %x : f64
  vector.print %5 : f64
  %6 = math.exp2 %x : f64
  vector.print %6 : f64
  return
}
func.func @main() {
  %c0 = arith.constant 1.0e-6 : f32
  call @of_f32(%c0) : (f32) -> ()
  %c1 = arith.constant -0.0 : f32
  call @of_f32(%c1) : (f32) -> ()
  %c2 = arith.constant 0.0 : f32
  call @of_f32(%c2) : (f32) -> ()
  %c3 = arith.constant -5000.0 : f32
  call @of_f32(%c3) : (f32) -> ()
  %c4 = arith.constant 1.0 : f32
  call @of_f32(%c4) : (f32) -> ()
  %c5 = arith.constant -1.0 : f32
  call @of_f32(%c5) : (f32) -> ()
  %c6 = arith.constant 1.000001 : f32
  call @of_f32(%c6) : (f32) -> ()
  %c7 = arith.constant 0.5 : f32
  call @of_f32(%c7) : (f32) -> ()
  %c8 = arith.constant 89.0 : f32
  call @of_f32(%c8) : (f32) -> ()
  %c9 = arith.constant -10.5 : f32
  call @of_f32(%c9) : (f32) -> ()
  %c10 = arith.constant 3.0e38 : f32
  call @of_f32(%c10) : (f32) -> ()
  %c11 = arith.constant 0x7F800000 : f32
  call @of_f32(%c11) : (f32) -> ()
  %c12 = arith.constant 0xFF800000 : f32
  call @of_f32(%c12) : (f32) -> ()
  %c13 = arith.constant 0x7FC00000 : f32
  call @of_f32(%c13) : (f32) -> ()
  %c14 = arith.constant -1.0e-30 : f32
  call @of_f32(%c14) : (f32) -> ()
  %c15 = arith.constant 1.0e-6 : f64
  call @of_f64(%c15) : (f64) -> ()
  %c16 = arith.constant -0.0 : f64
  call @of_f64(%c16) : (f64) -> ()
  %c17 = arith.constant 0.0 : f64
  call @of_f64(%c17) : (f64) -> ()
  %c18 = arith.constant -5000.0 : f64
  call @of_f64(%c18) : (f64) -> ()
  %c19 = arith.constant 1.0 : f64
  call @of_f64(%c19) : (f64) -> ()
  %c20 = arith.constant -1.0 : f64
  call @of_f64(%c20) : (f64) -> ()
  %c21 = arith.constant 1.000001 : f64
  call @of_f64(%c21) : (f64) -> ()
  %c22 = arith.constant 0.5 : f64
  call @of_f64(%c22) : (f64) -> ()
  %c23 = arith.constant 89.0 : f64
  call @of_f64(%c23) : (f64) -> ()
  %c24 = arith.constant -10.5 : f64
  call @of_f64(%c24) : (f64) -> ()
  %c25 = arith.constant 3.0e38 : f64
  call @of_f64(%c25) : (f64) -> ()
  %c26 = arith.constant 0x7FF0000000000000 : f64
  call @of_f64(%c26) : (f64) -> ()
  %c27 = arith.constant 0xFFF0000000000000 : f64
  call @of_f64(%c27) : (f64) -> ()
  %c28 = arith.constant 0x7FF8000000000000 : f64
  call @of_f64(%c28) : (f64) -> ()
  %c29 = arith.constant -1.0e-30 : f64
  call @of_f64(%c29) : (f64) -> ()
  return
}
