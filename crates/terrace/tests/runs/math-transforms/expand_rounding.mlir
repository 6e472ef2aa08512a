// terrace opt --math-expand-ops | terrace lower | lli
// Halves and numbers beside them, numbers that no i64 holds, and zeros.
func.func @of_f32(%x: f32) {
  %0 = math.ceil %x : f32
  call @show_f32(%0) : (f32) -> ()
  %1 = math.round %x : f32
  call @show_f32(%1) : (f32) -> ()
  %2 = math.roundeven %x : f32
  call @show_f32(%2) : (f32) -> ()
  %3 = math.floor %x : f32
  call @show_f32(%3) : (f32) -> ()
  %4 = math.trunc %x : f32
  call @show_f32(%4) : (f32) -> ()
  return
}
func.func @of_f64(%x: f64) {
  %0 = math.ceil %x : f64
  call @show_f64(%0) : (f64) -> ()
  %1 = math.round %x : f64
  call @show_f64(%1) : (f64) -> ()
  %2 = math.roundeven %x : f64
  call @show_f64(%2) : (f64) -> ()
  %3 = math.floor %x : f64
  call @show_f64(%3) : (f64) -> ()
  %4 = math.trunc %x : f64
  call @show_f64(%4) : (f64) -> ()
  return
}
func.func @of_f16(%x: f16) {
  %0 = math.ceil %x : f16
  %w0 = arith.extf %0 : f16 to f32
  call @show_f32(%w0) : (f32) -> ()
  %1 = math.round %x : f16
  %w1 = arith.extf %1 : f16 to f32
  call @show_f32(%w1) : (f32) -> ()
  %2 = math.roundeven %x : f16
  %w2 = arith.extf %2 : f16 to f32
  call @show_f32(%w2) : (f32) -> ()
  %3 = math.floor %x : f16
  %w3 = arith.extf %3 : f16 to f32
  call @show_f32(%w3) : (f32) -> ()
  %4 = math.trunc %x : f16
  %w4 = arith.extf %4 : f16 to f32
  call @show_f32(%w4) : (f32) -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0.49999997 : f32
  call @of_f32(%c0) : (f32) -> ()
  %c1 = arith.constant -0.49999997 : f32
  call @of_f32(%c1) : (f32) -> ()
  %c2 = arith.constant 0.5 : f32
  call @of_f32(%c2) : (f32) -> ()
  %c3 = arith.constant -0.5 : f32
  call @of_f32(%c3) : (f32) -> ()
  %c4 = arith.constant 1.5 : f32
  call @of_f32(%c4) : (f32) -> ()
  %c5 = arith.constant -2.5 : f32
  call @of_f32(%c5) : (f32) -> ()
  %c6 = arith.constant -0.3 : f32
  call @of_f32(%c6) : (f32) -> ()
  %c7 = arith.constant -0.0 : f32
  call @of_f32(%c7) : (f32) -> ()
  %c8 = arith.constant 8388607.5 : f32
  call @of_f32(%c8) : (f32) -> ()
  %c9 = arith.constant -8388609.0 : f32
  call @of_f32(%c9) : (f32) -> ()
  %c10 = arith.constant 1.0e19 : f32
  call @of_f32(%c10) : (f32) -> ()
  %c11 = arith.constant -1.0e30 : f32
  call @of_f32(%c11) : (f32) -> ()
  %c12 = arith.constant 0x7F800000 : f32
  call @of_f32(%c12) : (f32) -> ()
  %c13 = arith.constant 0xFF800000 : f32
  call @of_f32(%c13) : (f32) -> ()
  %c14 = arith.constant 0x7FC00000 : f32
  call @of_f32(%c14) : (f32) -> ()
  %c15 = arith.constant 0.49999999999999994 : f64
  call @of_f64(%c15) : (f64) -> ()
  %c16 = arith.constant -0.3 : f64
  call @of_f64(%c16) : (f64) -> ()
  %c17 = arith.constant -0.0 : f64
  call @of_f64(%c17) : (f64) -> ()
  %c18 = arith.constant 2.5 : f64
  call @of_f64(%c18) : (f64) -> ()
  %c19 = arith.constant 4503599627370495.5 : f64
  call @of_f64(%c19) : (f64) -> ()
  %c20 = arith.constant 1.0e19 : f64
  call @of_f64(%c20) : (f64) -> ()
  %c21 = arith.constant -1.0e300 : f64
  call @of_f64(%c21) : (f64) -> ()
  %c22 = arith.constant 0x7FF0000000000000 : f64
  call @of_f64(%c22) : (f64) -> ()
  %c23 = arith.constant 0xFFF0000000000000 : f64
  call @of_f64(%c23) : (f64) -> ()
  %c24 = arith.constant 0x7FF8000000000000 : f64
  call @of_f64(%c24) : (f64) -> ()
  %c25 = arith.constant 0.4998 : f16
  call @of_f16(%c25) : (f16) -> ()
  %c26 = arith.constant 0.5 : f16
  call @of_f16(%c26) : (f16) -> ()
  %c27 = arith.constant -0.25 : f16
  call @of_f16(%c27) : (f16) -> ()
  %c28 = arith.constant 2.5 : f16
  call @of_f16(%c28) : (f16) -> ()
  %c29 = arith.constant 1023.5 : f16
  call @of_f16(%c29) : (f16) -> ()
  %c30 = arith.constant 65504.0 : f16
  call @of_f16(%c30) : (f16) -> ()
  %c31 = arith.constant 0xFC00 : f16
  call @of_f16(%c31) : (f16) -> ()
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
0
0
0
0
-0
-0
-0
-1
-0
1
1
0
0
0
-0
-1
-0
-1
-0
2
2
2
1
1
-2
-3
-2
-3
-2
-0
-0
-0
-1
-0
-0
-0
-0
-0
-0
8.38861e+06
8.38861e+06
8.38861e+06
8.38861e+06
8.38861e+06
-8.38861e+06
-8.38861e+06
-8.38861e+06
-8.38861e+06
-8.38861e+06
1e+19
1e+19
1e+19
1e+19
1e+19
-1e+30
-1e+30
-1e+30
-1e+30
-1e+30
inf
inf
inf
inf
inf
-inf
-inf
-inf
-inf
-inf
nan
nan
nan
nan
nan
1
0
0
0
0
-0
-0
-0
-1
-0
-0
-0
-0
-0
-0
3
3
2
2
2
4.5036e+15
4.5036e+15
4.5036e+15
4.5036e+15
4.5036e+15
1e+19
1e+19
1e+19
1e+19
1e+19
-1e+300
-1e+300
-1e+300
-1e+300
-1e+300
inf
inf
inf
inf
inf
-inf
-inf
-inf
-inf
-inf
nan
nan
nan
nan
nan
1
0
0
0
0
1
1
0
0
0
-0
-0
-0
-1
-0
3
3
2
2
2
1024
1024
1024
1023
1023
65504
65504
65504
65504
65504
-inf
-inf
-inf
-inf
-inf
