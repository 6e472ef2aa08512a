// terrace opt --convert-arith-to-llvm
// What complex folds while others are converted.
func.func @f(%a: complex<f32>, %r: f32, %i: i64) -> (complex<f32>, f32, f32, complex<f32>, complex<f32>, i64, complex<f32>, complex<f32>, complex<f32>,complex<f32>,complex<f32>) {
  %c = complex.create %r, %r : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %n = complex.neg %a : complex<f32>
  %nn = complex.neg %n : complex<f32>
  %l = complex.log %a : complex<f32>
  %el = complex.exp %l : complex<f32>
  %b = complex.bitcast %i : i64 to i64
  %cj = complex.conj %a : complex<f32>
  %cc = complex.conj %cj : complex<f32>
  %s = complex.sub %a, %nn : complex<f32>
  %add = complex.add %s, %nn : complex<f32>
  %re2 = complex.re %a : complex<f32>
  %im2 = complex.im %a : complex<f32>
  %cr = complex.create %re2, %im2 : complex<f32>
  %e = complex.exp %a : complex<f32>
  %le = complex.log %e : complex<f32>
  %b1 = complex.bitcast %a : complex<f32> to i64
  %b2 = complex.bitcast %b1 : i64 to complex<f32>
  return %c, %re, %im, %nn, %el, %b, %cc, %add, %cr, %le, %b2 : complex<f32>, f32, f32, complex<f32>, complex<f32>, i64, complex<f32>, complex<f32>, complex<f32>,complex<f32>,complex<f32>
}
func.func @constants() -> (f32, f32, complex<f64>, complex<f64>) {
  %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %a = complex.constant [1.0, 0.0] : complex<f64>
  %b = complex.constant [3.0, 2.0] : complex<f64>
  %d = complex.sub %b, %a : complex<f64>
  %s = complex.add %a, %d : complex<f64>
  %t = complex.add %s, %b : complex<f64>
  %u = complex.sub %t, %s : complex<f64>
  return %re, %im, %s, %u : f32, f32, complex<f64>, complex<f64>
}
// ==== stdout ====
module {
  func.func @f(%arg0: complex<f32>, %arg1: f32, %arg2: i64) -> (complex<f32>, f32, f32, complex<f32>, complex<f32>, i64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %0 = complex.create %arg1, %arg1 : complex<f32>
    %1 = complex.neg %arg0 : complex<f32>
    %2 = complex.log %arg0 : complex<f32>
    %3 = complex.exp %2 : complex<f32>
    %4 = complex.conj %arg0 : complex<f32>
    %5 = complex.sub %arg0, %arg0 : complex<f32>
    %6 = complex.add %5, %arg0 : complex<f32>
    %7 = complex.re %arg0 : complex<f32>
    %8 = complex.im %arg0 : complex<f32>
    %9 = complex.exp %arg0 : complex<f32>
    %10 = complex.log %9 : complex<f32>
    %11 = complex.bitcast %arg0 : complex<f32> to i64
    %12 = complex.bitcast %11 : i64 to complex<f32>
    return %0, %arg1, %arg1, %arg0, %3, %arg2, %arg0, %6, %arg0, %10, %12 : complex<f32>, f32, f32, complex<f32>, complex<f32>, i64, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @constants() -> (f32, f32, complex<f64>, complex<f64>) {
    %cst = complex.constant [1.500000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
    %0 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %1 = llvm.mlir.constant(-2.000000e+00 : f32) : f32
    %cst_0 = complex.constant [1.000000e+00, 0.000000e+00] : complex<f64>
    %cst_1 = complex.constant [3.000000e+00, 2.000000e+00] : complex<f64>
    %2 = complex.sub %cst_1, %cst_0 : complex<f64>
    %3 = complex.add %cst_0, %2 : complex<f64>
    %4 = complex.add %3, %cst_1 : complex<f64>
    %5 = complex.sub %4, %3 : complex<f64>
    return %0, %1, %3, %5 : f32, f32, complex<f64>, complex<f64>
  }
}

