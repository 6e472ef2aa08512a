// terrace opt --canonicalize
// Folds that the flags allow, and operations whose flags do not.
func.func @allowed(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus_zero = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.sub %a, %b fastmath<reassoc> : complex<f32>
  %0 = complex.add %d, %b fastmath<reassoc, nsz> : complex<f32>
  %s = complex.add %a, %b fastmath<reassoc> : complex<f32>
  %1 = complex.sub %s, %b fastmath<reassoc, nsz> : complex<f32>
  %l = complex.log %a fastmath<fast> : complex<f32>
  %2 = complex.exp %l fastmath<reassoc> : complex<f32>
  %3 = complex.add %a, %zero fastmath<nsz> : complex<f32>
  %4 = complex.add %a, %minus_zero : complex<f32>
  %5 = complex.sub %a, %minus_zero fastmath<nsz> : complex<f32>
  %6 = complex.mul %a, %one fastmath<nnan, nsz> : complex<f32>
  %7 = complex.div %a, %one fastmath<nnan, nsz> : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @not_allowed(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.sub %a, %b : complex<f32>
  %0 = complex.add %d, %b fastmath<fast> : complex<f32>
  %e = complex.exp %a fastmath<fast> : complex<f32>
  %1 = complex.log %e fastmath<fast> : complex<f32>
  %2 = complex.add %a, %zero fastmath<reassoc> : complex<f32>
  %3 = complex.mul %a, %one fastmath<nsz> : complex<f32>
  %4 = complex.div %a, %one fastmath<nnan> : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @parts(%a: f32, %b: f32) -> (f32, f32) {
  %z = complex.create %a, %b : complex<f32>
  %n = complex.neg %z fastmath<contract> : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}
// ==== stdout ====
module {
  func.func @allowed(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @not_allowed(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %cst = complex.constant [0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %0 = complex.sub %arg0, %arg1 : complex<f32>
    %1 = complex.add %0, %arg1 fastmath<fast> : complex<f32>
    %2 = complex.exp %arg0 fastmath<fast> : complex<f32>
    %3 = complex.log %2 fastmath<fast> : complex<f32>
    %4 = complex.add %arg0, %cst fastmath<reassoc> : complex<f32>
    %5 = complex.mul %arg0, %cst_0 fastmath<nsz> : complex<f32>
    %6 = complex.div %arg0, %cst_0 fastmath<nnan> : complex<f32>
    return %1, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @parts(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %0 = arith.negf %arg0 fastmath<contract> : f32
    %1 = arith.negf %arg1 fastmath<contract> : f32
    return %0, %1 : f32, f32
  }
}

