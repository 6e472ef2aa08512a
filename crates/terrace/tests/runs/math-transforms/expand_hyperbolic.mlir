// terrace opt --math-expand-ops | terrace lower | lli
// Small numbers keep their digits and their sign, large ones do not overflow early.
func.func @of_f32(%x: f32) {
  %0 = math.sinh %x : f32
  call @show_f32(%0) : (f32) -> ()
  %1 = math.cosh %x : f32
  call @show_f32(%1) : (f32) -> ()
  %2 = math.tanh %x : f32
  call @show_f32(%2) : (f32) -> ()
  %3 = math.asinh %x : f32
  call @show_f32(%3) : (f32) -> ()
  %4 = math.acosh %x : f32
  call @show_f32(%4) : (f32) -> ()
  %5 = math.atanh %x : f32
  call @show_f32(%5) : (f32) -> ()
  %6 = math.exp2 %x : f32
  call @show_f32(%6) : (f32) -> ()
  return
}
func.func @of_f64(%x: f64) {
  %0 = math.sinh %x : f64
  call @show_f64(%0) : (f64) -> ()
  %1 = math.cosh %x : f64
  call @show_f64(%1) : (f64) -> ()
  %2 = math.tanh %x : f64
  call @show_f64(%2) : (f64) -> ()
  %3 = math.asinh %x : f64
  call @show_f64(%3) : (f64) -> ()
  %4 = math.acosh %x : f64
  call @show_f64(%4) : (f64) -> ()
  %5 = math.atanh %x : f64
  call @show_f64(%5) : (f64) -> ()
  %6 = math.exp2 %x : f64
  call @show_f64(%6) : (f64) -> ()
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
1
1e-06
1e-06
nan
1e-06
1
-0
1
-0
-0
nan
-0
1
0
1
0
0
nan
0
1
-inf
inf
-1
-9.21034
nan
nan
0
1.1752
1.54308
0.761594
0.881374
0
inf
2
-1.1752
1.54308
-0.761594
-0.881374
nan
-inf
0.5
1.1752
1.54308
0.761595
0.881374
0.00138107
nan
2
0.521095
1.12763
0.462117
0.481212
nan
0.549306
1.41421
2.24481e+38
2.24481e+38
1
5.18182
5.18175
nan
6.1897e+26
-18157.8
18157.8
-1
-3.04678
nan
nan
0.000690534
inf
inf
1
89.29
89.29
nan
inf
inf
inf
1
inf
inf
nan
inf
-inf
inf
-1
-inf
nan
nan
0
nan
nan
nan
nan
nan
nan
nan
-1e-30
1
-1e-30
-1e-30
nan
-1e-30
1
1e-06
1
1e-06
1e-06
nan
1e-06
1
-0
1
-0
-0
nan
-0
1
0
1
0
0
nan
0
1
-inf
inf
-1
-9.21034
nan
nan
0
1.1752
1.54308
0.761594
0.881374
0
inf
2
-1.1752
1.54308
-0.761594
-0.881374
nan
-inf
0.5
1.1752
1.54308
0.761595
0.881374
0.00141421
nan
2
0.521095
1.12763
0.462117
0.481212
nan
0.549306
1.41421
2.24481e+38
2.24481e+38
1
5.18182
5.18175
nan
6.1897e+26
-18157.8
18157.8
-1
-3.04678
nan
nan
0.000690534
inf
inf
1
89.29
89.29
nan
inf
inf
inf
1
inf
inf
nan
inf
-inf
inf
-1
-inf
nan
nan
0
nan
nan
nan
nan
nan
nan
nan
-1e-30
1
-1e-30
-1e-30
nan
-1e-30
1
