// terrace opt --convert-complex-to-standard | terrace lower | lli
// Small numbers keep their digits, large ones do not overflow early, and zeros and infinities are as in C's annex G.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.sin %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  call @show_f32(%re0) : (f32) -> ()
  call @show_f32(%im0) : (f32) -> ()
  %1 = complex.cos %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  %2 = complex.tan %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  call @show_f32(%re2) : (f32) -> ()
  call @show_f32(%im2) : (f32) -> ()
  %3 = complex.tanh %z : complex<f32>
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  call @show_f32(%re3) : (f32) -> ()
  call @show_f32(%im3) : (f32) -> ()
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.sin %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  call @show_f64(%re0) : (f64) -> ()
  call @show_f64(%im0) : (f64) -> ()
  %1 = complex.cos %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  %2 = complex.tan %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  call @show_f64(%re2) : (f64) -> ()
  call @show_f64(%im2) : (f64) -> ()
  %3 = complex.tanh %z : complex<f64>
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  call @show_f64(%re3) : (f64) -> ()
  call @show_f64(%im3) : (f64) -> ()
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
0.841471
5.40302e-06
0.540302
-8.41471e-06
1.55741
3.42552e-05
0.761594
4.19974e-06
1e-06
-0
1
0
1e-06
-0
1e-06
-0
-0
3.62686
3.7622
0
-0
0.964028
-0
-2.18504
0.00250896
2.30106
2.50896
-0.00230106
0.00015886
0.917137
990.816
95.3931
1
9.62774e-08
9.62774e-05
-0.001
95.3931
990.816
0.917137
0.00015886
-9.1545
-4.16891
-4.18963
9.10923
0.00376403
1.00324
-0.965386
-0.00988437
0.494486
-0.221688
0.90515
0.121109
0.504501
-0.312421
0.485487
-0.198055
1.34406e+13
inf
inf
-1.34406e+13
0
1
1.34482e-30
-0.587214
0
inf
inf
-0
0
1
0
nan
nan
0
nan
0
nan
0
1
0
nan
0
nan
0
nan
0
nan
0
nan
nan
nan
nan
nan
nan
-1
-0
0.841471
5.40302e-06
0.540302
-8.41471e-06
1.55741
3.42552e-05
0.761594
4.19974e-06
1e-06
-0
1
0
1e-06
-0
1e-06
-0
-0
3.62686
3.7622
0
-0
0.964028
-0
-2.18504
0.00250896
2.30106
2.50896
-0.00230106
0.00015886
0.917137
990.807
95.4412
1
9.63268e-08
9.63268e-05
-0.001
95.4412
990.807
0.917137
0.00015886
-9.1545
-4.16891
-4.18963
9.10923
0.00376403
1.00324
-0.965386
-0.00988438
0.494486
-0.221688
0.90515
0.121109
0.504501
-0.312421
0.485487
-0.198055
1.34406e+13
1.34406e+43
1.34406e+43
-1.34406e+13
5.53559e-117
1
1.34482e-30
-0.587214
0
inf
inf
-0
0
1
0
nan
nan
0
nan
0
nan
0
1
0
nan
0
nan
0
nan
0
nan
0
nan
nan
nan
nan
nan
nan
-1
-0
