// terrace opt
// Every operation of complex, and its attribute.
func.func @unary(%a: complex<f32>, %b: complex<f64>) {
  %cos0 = complex.cos %a : complex<f32>
  %cos1 = complex.cos %b fastmath<nnan,contract> {note} : complex<f64>
  %exp0 = complex.exp %a : complex<f32>
  %exp1 = complex.exp %b fastmath<nnan,contract> {note} : complex<f64>
  %expm10 = complex.expm1 %a : complex<f32>
  %expm11 = complex.expm1 %b fastmath<nnan,contract> {note} : complex<f64>
  %log0 = complex.log %a : complex<f32>
  %log1 = complex.log %b fastmath<nnan,contract> {note} : complex<f64>
  %log1p0 = complex.log1p %a : complex<f32>
  %log1p1 = complex.log1p %b fastmath<nnan,contract> {note} : complex<f64>
  %neg0 = complex.neg %a : complex<f32>
  %neg1 = complex.neg %b fastmath<nnan,contract> {note} : complex<f64>
  %rsqrt0 = complex.rsqrt %a : complex<f32>
  %rsqrt1 = complex.rsqrt %b fastmath<nnan,contract> {note} : complex<f64>
  %sign0 = complex.sign %a : complex<f32>
  %sign1 = complex.sign %b fastmath<nnan,contract> {note} : complex<f64>
  %sin0 = complex.sin %a : complex<f32>
  %sin1 = complex.sin %b fastmath<nnan,contract> {note} : complex<f64>
  %sqrt0 = complex.sqrt %a : complex<f32>
  %sqrt1 = complex.sqrt %b fastmath<nnan,contract> {note} : complex<f64>
  %tanh0 = complex.tanh %a : complex<f32>
  %tanh1 = complex.tanh %b fastmath<nnan,contract> {note} : complex<f64>
  %tan0 = complex.tan %a : complex<f32>
  %tan1 = complex.tan %b fastmath<nnan,contract> {note} : complex<f64>
  %conj0 = complex.conj %a : complex<f32>
  %conj1 = complex.conj %b fastmath<nnan,contract> {note} : complex<f64>
  %abs0 = complex.abs %a : complex<f32>
  %abs1 = complex.abs %b fastmath<nnan,contract> {note} : complex<f64>
  %im0 = complex.im %a : complex<f32>
  %im1 = complex.im %b fastmath<nnan,contract> {note} : complex<f64>
  %re0 = complex.re %a : complex<f32>
  %re1 = complex.re %b fastmath<nnan,contract> {note} : complex<f64>
  %angle0 = complex.angle %a : complex<f32>
  %angle1 = complex.angle %b fastmath<nnan,contract> {note} : complex<f64>
  return
}
func.func @binary(%a: complex<f32>, %b: complex<bf16>, %i: i32) {
  %add0 = complex.add %a, %a : complex<f32>
  %add1 = complex.add %b, %b fastmath<fast> {note} : complex<bf16>
  %atan20 = complex.atan2 %a, %a : complex<f32>
  %atan21 = complex.atan2 %b, %b fastmath<fast> {note} : complex<bf16>
  %div0 = complex.div %a, %a : complex<f32>
  %div1 = complex.div %b, %b fastmath<fast> {note} : complex<bf16>
  %mul0 = complex.mul %a, %a : complex<f32>
  %mul1 = complex.mul %b, %b fastmath<fast> {note} : complex<bf16>
  %pow0 = complex.pow %a, %a : complex<f32>
  %pow1 = complex.pow %b, %b fastmath<fast> {note} : complex<bf16>
  %sub0 = complex.sub %a, %a : complex<f32>
  %sub1 = complex.sub %b, %b fastmath<fast> {note} : complex<bf16>
  %0 = complex.eq %a, %a : complex<f32>
  %1 = complex.neq %a, %a {note} : complex<f32>
  %2 = complex.powi %a, %i : complex<f32>, i32
  %3 = complex.powi %a, %i fastmath<fast> : complex<f32>, i32
  %4 = complex.powi %a, %i fastmath<none> {note} : complex<f32>, i32
  return
}
func.func @make(%r: f32, %l: i64, %d: f64) {
  %0 = complex.create %r, %r : complex<f32>
  %1 = complex.create %r, %r {note} : complex<f32>
  %2 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %3 = complex.constant [0.1, 1.0e300] {note} : complex<f64>
  %4 = complex.constant [1 : i8, 2 : i8] : complex<i8>
  %5 = complex.bitcast %l : i64 to complex<f32>
  %6 = complex.bitcast %0 : complex<f32> to f64
  %7 = complex.bitcast %l : i64 to i64
  return
}
func.func private @attributes() attributes {
  a = #complex.number<:f32 1.0, -2.5>, b = #complex.number<:f64 0.1, 1.0e300> : complex<f64>,
  c = [#complex.number<:bf16 0.1, 3.14>, #complex.number<:f16 1.0e10, 1.0>]
}
// ==== stdout ====
module {
  func.func @unary(%arg0: complex<f32>, %arg1: complex<f64>) {
    %0 = complex.cos %arg0 : complex<f32>
    %1 = complex.cos %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %2 = complex.exp %arg0 : complex<f32>
    %3 = complex.exp %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %4 = complex.expm1 %arg0 : complex<f32>
    %5 = complex.expm1 %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %6 = complex.log %arg0 : complex<f32>
    %7 = complex.log %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %8 = complex.log1p %arg0 : complex<f32>
    %9 = complex.log1p %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %10 = complex.neg %arg0 : complex<f32>
    %11 = complex.neg %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %12 = complex.rsqrt %arg0 : complex<f32>
    %13 = complex.rsqrt %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %14 = complex.sign %arg0 : complex<f32>
    %15 = complex.sign %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %16 = complex.sin %arg0 : complex<f32>
    %17 = complex.sin %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %18 = complex.sqrt %arg0 : complex<f32>
    %19 = complex.sqrt %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %20 = complex.tanh %arg0 : complex<f32>
    %21 = complex.tanh %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %22 = complex.tan %arg0 : complex<f32>
    %23 = complex.tan %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %24 = complex.conj %arg0 : complex<f32>
    %25 = complex.conj %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %26 = complex.abs %arg0 : complex<f32>
    %27 = complex.abs %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %28 = complex.im %arg0 : complex<f32>
    %29 = complex.im %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %30 = complex.re %arg0 : complex<f32>
    %31 = complex.re %arg1 fastmath<nnan,contract> {note} : complex<f64>
    %32 = complex.angle %arg0 : complex<f32>
    %33 = complex.angle %arg1 fastmath<nnan,contract> {note} : complex<f64>
    return
  }
  func.func @binary(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: i32) {
    %0 = complex.add %arg0, %arg0 : complex<f32>
    %1 = complex.add %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %2 = complex.atan2 %arg0, %arg0 : complex<f32>
    %3 = complex.atan2 %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %4 = complex.div %arg0, %arg0 : complex<f32>
    %5 = complex.div %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %6 = complex.mul %arg0, %arg0 : complex<f32>
    %7 = complex.mul %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %8 = complex.pow %arg0, %arg0 : complex<f32>
    %9 = complex.pow %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %10 = complex.sub %arg0, %arg0 : complex<f32>
    %11 = complex.sub %arg1, %arg1 fastmath<fast> {note} : complex<bf16>
    %12 = complex.eq %arg0, %arg0 : complex<f32>
    %13 = complex.neq %arg0, %arg0 {note} : complex<f32>
    %14 = complex.powi %arg0, %arg2 : complex<f32>, i32
    %15 = complex.powi %arg0, %arg2 fastmath<fast> : complex<f32>, i32
    %16 = complex.powi %arg0, %arg2 fastmath<none> {note} : complex<f32>, i32
    return
  }
  func.func @make(%arg0: f32, %arg1: i64, %arg2: f64) {
    %0 = complex.create %arg0, %arg0 : complex<f32>
    %1 = complex.create %arg0, %arg0 {note} : complex<f32>
    %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1.000000e-01, 1.000000e+300] {note} : complex<f64>
    %cst_1 = complex.constant [1 : i8, 2 : i8] : complex<i8>
    %2 = complex.bitcast %arg1 : i64 to complex<f32>
    %3 = complex.bitcast %0 : complex<f32> to f64
    %4 = complex.bitcast %arg1 : i64 to i64
    return
  }
  func.func private @attributes() attributes {a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, b = #complex.number<:f64 1.000000e-01, 1.000000e+300> : complex<f64>, c = [#complex.number<:bf16 1.000980e-01, 3.140630e+00> : complex<bf16>, #complex.number<:f16 0x7C00, 1.000000e+00> : complex<f16>]}
}

