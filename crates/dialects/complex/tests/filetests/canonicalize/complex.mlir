// terrace opt --canonicalize
// Parts of numbers that are put together, inverses, constants.
func.func @parts(%a: f32, %b: f32, %z: complex<f32>) -> (f32, f32, complex<f32>) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.re %z : complex<f32>
  %4 = complex.im %z : complex<f32>
  %5 = complex.create %3, %4 : complex<f32>
  return %1, %2, %5 : f32, f32, complex<f32>
}
func.func @of_a_constant() -> (f64, f64) {
  %0 = complex.constant [1.5, -2.0] : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @inverses(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %z : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.exp %z : complex<f32>
  %3 = complex.log %2 : complex<f32>
  %4 = complex.conj %z : complex<f32>
  %5 = complex.conj %4 : complex<f32>
  %6 = complex.add %z, %w : complex<f32>
  %7 = complex.sub %6, %w : complex<f32>
  %8 = complex.sub %z, %w : complex<f32>
  %9 = complex.add %8, %w : complex<f32>
  return %1, %3, %5, %7, %9 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @zero_and_one(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %z, %zero : complex<f32>
  %1 = complex.mul %z, %one : complex<f32>
  %2 = complex.div %z, %one : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
func.func @arithmetic() -> (complex<f32>, complex<f32>, complex<f32>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
func.func @bitcasts(%i: i64, %z: complex<f32>) -> (i64, complex<f32>) {
  %0 = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %z : complex<f32> to i64
  %3 = complex.bitcast %2 : i64 to complex<f32>
  return %1, %3 : i64, complex<f32>
}
// ==== stdout ====
module {
  func.func @parts(%arg0: f32, %arg1: f32, %arg2: complex<f32>) -> (f32, f32, complex<f32>) {
    return %arg0, %arg1, %arg2 : f32, f32, complex<f32>
  }
  func.func @of_a_constant() -> (f64, f64) {
    %cst = arith.constant 1.500000e+00 : f64
    %cst_0 = arith.constant -2.000000e+00 : f64
    return %cst, %cst_0 : f64, f64
  }
  func.func @inverses(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %0 = complex.exp %arg0 : complex<f32>
    %1 = complex.log %0 : complex<f32>
    %2 = complex.add %arg0, %arg1 : complex<f32>
    %3 = complex.sub %2, %arg1 : complex<f32>
    %4 = complex.sub %arg0, %arg1 : complex<f32>
    %5 = complex.add %4, %arg1 : complex<f32>
    return %arg0, %1, %arg0, %3, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @zero_and_one(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
    %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %0 = complex.add %arg0, %cst : complex<f32>
    %1 = complex.mul %arg0, %cst_0 : complex<f32>
    %2 = complex.div %arg0, %cst_0 : complex<f32>
    return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
  }
  func.func @arithmetic() -> (complex<f32>, complex<f32>, complex<f32>) {
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [3.000000e+00 : f32, -4.000000e+00 : f32] : complex<f32>
    %0 = complex.add %cst, %cst_0 : complex<f32>
    %1 = complex.sub %cst, %cst_0 : complex<f32>
    %2 = complex.mul %cst, %cst_0 : complex<f32>
    return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
  }
  func.func @bitcasts(%arg0: i64, %arg1: complex<f32>) -> (i64, complex<f32>) {
    return %arg0, %arg1 : i64, complex<f32>
  }
}

