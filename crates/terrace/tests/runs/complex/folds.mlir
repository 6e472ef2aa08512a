// terrace opt --canonicalize | terrace lower | lli
// Neutral elements, inverse functions, and sums of differences: values stay what they are.
func.func @folds_f32(%a: complex<f32>, %b: complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus_zero = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %mixed = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %one_below = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  %1 = complex.add %a, %minus_zero : complex<f32>
  %2 = complex.add %a, %mixed : complex<f32>
  %3 = complex.sub %a, %zero : complex<f32>
  %4 = complex.sub %a, %minus_zero : complex<f32>
  %5 = complex.sub %a, %mixed : complex<f32>
  %6 = complex.mul %a, %one : complex<f32>
  %7 = complex.mul %a, %one_below : complex<f32>
  %8 = complex.div %a, %one : complex<f32>
  %9 = complex.div %a, %one_below : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %10 = complex.add %s, %b : complex<f32>
  %11 = complex.add %b, %s : complex<f32>
  %p = complex.add %a, %b : complex<f32>
  %12 = complex.sub %p, %b : complex<f32>
  %e = complex.exp %a : complex<f32>
  %13 = complex.log %e : complex<f32>
  %l = complex.log %a : complex<f32>
  %14 = complex.exp %l : complex<f32>
  %n = complex.neg %a : complex<f32>
  %15 = complex.neg %n : complex<f32>
  %c = complex.conj %a : complex<f32>
  %16 = complex.conj %c : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  call @show_f32(%re0) : (f32) -> ()
  call @show_f32(%im0) : (f32) -> ()
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  call @show_f32(%re2) : (f32) -> ()
  call @show_f32(%im2) : (f32) -> ()
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  call @show_f32(%re3) : (f32) -> ()
  call @show_f32(%im3) : (f32) -> ()
  %re4 = complex.re %4 : complex<f32>
  %im4 = complex.im %4 : complex<f32>
  call @show_f32(%re4) : (f32) -> ()
  call @show_f32(%im4) : (f32) -> ()
  %re5 = complex.re %5 : complex<f32>
  %im5 = complex.im %5 : complex<f32>
  call @show_f32(%re5) : (f32) -> ()
  call @show_f32(%im5) : (f32) -> ()
  %re6 = complex.re %6 : complex<f32>
  %im6 = complex.im %6 : complex<f32>
  call @show_f32(%re6) : (f32) -> ()
  call @show_f32(%im6) : (f32) -> ()
  %re7 = complex.re %7 : complex<f32>
  %im7 = complex.im %7 : complex<f32>
  call @show_f32(%re7) : (f32) -> ()
  call @show_f32(%im7) : (f32) -> ()
  %re8 = complex.re %8 : complex<f32>
  %im8 = complex.im %8 : complex<f32>
  call @show_f32(%re8) : (f32) -> ()
  call @show_f32(%im8) : (f32) -> ()
  %re9 = complex.re %9 : complex<f32>
  %im9 = complex.im %9 : complex<f32>
  call @show_f32(%re9) : (f32) -> ()
  call @show_f32(%im9) : (f32) -> ()
  %re10 = complex.re %10 : complex<f32>
  %im10 = complex.im %10 : complex<f32>
  call @show_f32(%re10) : (f32) -> ()
  call @show_f32(%im10) : (f32) -> ()
  %re11 = complex.re %11 : complex<f32>
  %im11 = complex.im %11 : complex<f32>
  call @show_f32(%re11) : (f32) -> ()
  call @show_f32(%im11) : (f32) -> ()
  %re12 = complex.re %12 : complex<f32>
  %im12 = complex.im %12 : complex<f32>
  call @show_f32(%re12) : (f32) -> ()
  call @show_f32(%im12) : (f32) -> ()
  %re13 = complex.re %13 : complex<f32>
  %im13 = complex.im %13 : complex<f32>
  call @show_f32(%re13) : (f32) -> ()
  call @show_f32(%im13) : (f32) -> ()
  %re14 = complex.re %14 : complex<f32>
  %im14 = complex.im %14 : complex<f32>
  call @show_f32(%re14) : (f32) -> ()
  call @show_f32(%im14) : (f32) -> ()
  %re15 = complex.re %15 : complex<f32>
  %im15 = complex.im %15 : complex<f32>
  call @show_f32(%re15) : (f32) -> ()
  call @show_f32(%im15) : (f32) -> ()
  %re16 = complex.re %16 : complex<f32>
  %im16 = complex.im %16 : complex<f32>
  call @show_f32(%re16) : (f32) -> ()
  call @show_f32(%im16) : (f32) -> ()
  return
}
func.func @folds_f64(%a: complex<f64>, %b: complex<f64>) {
  %zero = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  %minus_zero = complex.constant [-0.0 : f64, -0.0 : f64] : complex<f64>
  %mixed = complex.constant [0.0 : f64, -0.0 : f64] : complex<f64>
  %one = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %one_below = complex.constant [1.0 : f64, -0.0 : f64] : complex<f64>
  %0 = complex.add %a, %zero : complex<f64>
  %1 = complex.add %a, %minus_zero : complex<f64>
  %2 = complex.add %a, %mixed : complex<f64>
  %3 = complex.sub %a, %zero : complex<f64>
  %4 = complex.sub %a, %minus_zero : complex<f64>
  %5 = complex.sub %a, %mixed : complex<f64>
  %6 = complex.mul %a, %one : complex<f64>
  %7 = complex.mul %a, %one_below : complex<f64>
  %8 = complex.div %a, %one : complex<f64>
  %9 = complex.div %a, %one_below : complex<f64>
  %s = complex.sub %a, %b : complex<f64>
  %10 = complex.add %s, %b : complex<f64>
  %11 = complex.add %b, %s : complex<f64>
  %p = complex.add %a, %b : complex<f64>
  %12 = complex.sub %p, %b : complex<f64>
  %e = complex.exp %a : complex<f64>
  %13 = complex.log %e : complex<f64>
  %l = complex.log %a : complex<f64>
  %14 = complex.exp %l : complex<f64>
  %n = complex.neg %a : complex<f64>
  %15 = complex.neg %n : complex<f64>
  %c = complex.conj %a : complex<f64>
  %16 = complex.conj %c : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  call @show_f64(%re0) : (f64) -> ()
  call @show_f64(%im0) : (f64) -> ()
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  call @show_f64(%re2) : (f64) -> ()
  call @show_f64(%im2) : (f64) -> ()
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  call @show_f64(%re3) : (f64) -> ()
  call @show_f64(%im3) : (f64) -> ()
  %re4 = complex.re %4 : complex<f64>
  %im4 = complex.im %4 : complex<f64>
  call @show_f64(%re4) : (f64) -> ()
  call @show_f64(%im4) : (f64) -> ()
  %re5 = complex.re %5 : complex<f64>
  %im5 = complex.im %5 : complex<f64>
  call @show_f64(%re5) : (f64) -> ()
  call @show_f64(%im5) : (f64) -> ()
  %re6 = complex.re %6 : complex<f64>
  %im6 = complex.im %6 : complex<f64>
  call @show_f64(%re6) : (f64) -> ()
  call @show_f64(%im6) : (f64) -> ()
  %re7 = complex.re %7 : complex<f64>
  %im7 = complex.im %7 : complex<f64>
  call @show_f64(%re7) : (f64) -> ()
  call @show_f64(%im7) : (f64) -> ()
  %re8 = complex.re %8 : complex<f64>
  %im8 = complex.im %8 : complex<f64>
  call @show_f64(%re8) : (f64) -> ()
  call @show_f64(%im8) : (f64) -> ()
  %re9 = complex.re %9 : complex<f64>
  %im9 = complex.im %9 : complex<f64>
  call @show_f64(%re9) : (f64) -> ()
  call @show_f64(%im9) : (f64) -> ()
  %re10 = complex.re %10 : complex<f64>
  %im10 = complex.im %10 : complex<f64>
  call @show_f64(%re10) : (f64) -> ()
  call @show_f64(%im10) : (f64) -> ()
  %re11 = complex.re %11 : complex<f64>
  %im11 = complex.im %11 : complex<f64>
  call @show_f64(%re11) : (f64) -> ()
  call @show_f64(%im11) : (f64) -> ()
  %re12 = complex.re %12 : complex<f64>
  %im12 = complex.im %12 : complex<f64>
  call @show_f64(%re12) : (f64) -> ()
  call @show_f64(%im12) : (f64) -> ()
  %re13 = complex.re %13 : complex<f64>
  %im13 = complex.im %13 : complex<f64>
  call @show_f64(%re13) : (f64) -> ()
  call @show_f64(%im13) : (f64) -> ()
  %re14 = complex.re %14 : complex<f64>
  %im14 = complex.im %14 : complex<f64>
  call @show_f64(%re14) : (f64) -> ()
  call @show_f64(%im14) : (f64) -> ()
  %re15 = complex.re %15 : complex<f64>
  %im15 = complex.im %15 : complex<f64>
  call @show_f64(%re15) : (f64) -> ()
  call @show_f64(%im15) : (f64) -> ()
  %re16 = complex.re %16 : complex<f64>
  %im16 = complex.im %16 : complex<f64>
  call @show_f64(%re16) : (f64) -> ()
  call @show_f64(%im16) : (f64) -> ()
  return
}
func.func @main() {
  %a0 = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %b0 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a0, %b0) : (complex<f32>, complex<f32>) -> ()
  %a1 = complex.constant [1.0 : f32, 4.0 : f32] : complex<f32>
  %b1 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a1, %b1) : (complex<f32>, complex<f32>) -> ()
  %a2 = complex.constant [0x7FC00000 : f32, 2.0 : f32] : complex<f32>
  %b2 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a2, %b2) : (complex<f32>, complex<f32>) -> ()
  %a3 = complex.constant [0x7F800000 : f32, 1.0 : f32] : complex<f32>
  %b3 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a3, %b3) : (complex<f32>, complex<f32>) -> ()
  %a4 = complex.constant [0.0 : f32, -3.5 : f32] : complex<f32>
  %b4 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a4, %b4) : (complex<f32>, complex<f32>) -> ()
  %a5 = complex.constant [-1.0e-20 : f32, 0.0 : f32] : complex<f32>
  %b5 = complex.constant [1.0e30 : f32, 1.0 : f32] : complex<f32>
  call @folds_f32(%a5, %b5) : (complex<f32>, complex<f32>) -> ()
  %a6 = complex.constant [-0.0 : f64, -0.0 : f64] : complex<f64>
  %b6 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a6, %b6) : (complex<f64>, complex<f64>) -> ()
  %a7 = complex.constant [1.0 : f64, 4.0 : f64] : complex<f64>
  %b7 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a7, %b7) : (complex<f64>, complex<f64>) -> ()
  %a8 = complex.constant [0x7FF8000000000000 : f64, 2.0 : f64] : complex<f64>
  %b8 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a8, %b8) : (complex<f64>, complex<f64>) -> ()
  %a9 = complex.constant [0x7FF0000000000000 : f64, 1.0 : f64] : complex<f64>
  %b9 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a9, %b9) : (complex<f64>, complex<f64>) -> ()
  %a10 = complex.constant [0.0 : f64, -3.5 : f64] : complex<f64>
  %b10 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a10, %b10) : (complex<f64>, complex<f64>) -> ()
  %a11 = complex.constant [-1.0e-20 : f64, 0.0 : f64] : complex<f64>
  %b11 = complex.constant [1.0e300 : f64, 1.0 : f64] : complex<f64>
  call @folds_f64(%a11, %b11) : (complex<f64>, complex<f64>) -> ()
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
0
0
-0
-0
0
-0
-0
-0
0
0
-0
0
0
-0
-0
0
-0
0
0
-0
0
0
0
0
0
0
0
-0
-0
0
-0
-0
-0
-0
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
0
4
0
4
0
4
1
-2.28319
1
4
1
4
1
4
nan
2
nan
2
nan
2
nan
2
nan
2
nan
2
nan
nan
nan
nan
nan
nan
nan
nan
nan
2
nan
2
nan
2
nan
nan
nan
nan
nan
2
nan
2
inf
1
inf
1
inf
1
inf
1
inf
1
inf
1
inf
nan
inf
nan
inf
nan
inf
nan
inf
1
inf
1
inf
1
inf
0.785398
inf
0
inf
1
inf
1
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
-6.13306e-09
2.78319
-1.5299e-07
-3.5
0
-3.5
0
-3.5
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
0
0
0
0
0
0
0
0
-1e-20
-8.74229e-28
-1e-20
0
-1e-20
0
0
0
-0
-0
0
-0
-0
-0
0
0
-0
0
0
-0
-0
0
-0
0
0
-0
0
0
0
0
0
0
0
-0
-0
-0
-0
-0
-0
-0
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
1
4
0
4
0
4
0
4
1
-2.28319
1
4
1
4
1
4
nan
2
nan
2
nan
2
nan
2
nan
2
nan
2
nan
nan
nan
nan
nan
nan
nan
nan
nan
2
nan
2
nan
2
nan
nan
nan
nan
nan
2
nan
2
inf
1
inf
1
inf
1
inf
1
inf
1
inf
1
inf
nan
inf
nan
inf
nan
inf
nan
inf
1
inf
1
inf
1
inf
0.785398
inf
0
inf
1
inf
1
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
0
-3.5
-7.21571e-19
2.78319
2.14313e-16
-3.5
0
-3.5
0
-3.5
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
-1e-20
0
0
0
0
0
0
0
0
0
-1e-20
1.22465e-36
-1e-20
0
-1e-20
0
