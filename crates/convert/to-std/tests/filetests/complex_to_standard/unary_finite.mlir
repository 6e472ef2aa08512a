// terrace opt --convert-complex-to-standard
// Without NaNs and infinities there are no special cases.
func.func @rsqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}
func.func @sqrt(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}
func.func @tan(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tan %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}
func.func @tanh(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tanh %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}
// ==== stdout ====
module {
  func.func @rsqrt(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 0x7C00 : f16
    %cst_2 = arith.constant 0x7E00 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %cst_4 = arith.constant 1.000000e+00 : f16
    %cst_5 = arith.constant 5.000000e-01 : f16
    %cst_6 = arith.constant 0.000000e+00 : f16
    %cst_7 = arith.constant 1.000000e+00 : f16
    %2 = math.absf %0 : f16
    %3 = math.absf %1 : f16
    %4 = arith.maximumf %2, %3 : f16
    %5 = arith.minimumf %2, %3 : f16
    %6 = arith.divf %5, %4 : f16
    %7 = arith.cmpf uno, %6, %6 : f16
    %8 = arith.select %7, %cst_6, %6 : f16
    %9 = arith.mulf %8, %8 : f16
    %10 = arith.addf %9, %cst_7 : f16
    %11 = math.sqrt %10 : f16
    %12 = arith.cmpf olt, %0, %cst_3 : f16
    %13 = arith.cmpf oge, %2, %3 : f16
    %14 = arith.select %13, %cst_4, %8 : f16
    %15 = arith.addf %14, %11 : f16
    %16 = arith.mulf %cst_5, %15 : f16
    %17 = math.sqrt %4 : f16
    %18 = math.sqrt %16 : f16
    %19 = arith.mulf %17, %11 : f16
    %20 = arith.divf %18, %19 : f16
    %21 = arith.addf %18, %18 : f16
    %22 = arith.select %13, %8, %cst_0 : f16
    %23 = arith.divf %22, %21 : f16
    %24 = arith.divf %23, %19 : f16
    %25 = arith.select %12, %24, %20 : f16
    %26 = arith.select %12, %20, %24 : f16
    %27 = arith.negf %1 : f16
    %28 = math.copysign %26, %27 : f16
    %29 = arith.cmpf oeq, %4, %cst : f16
    %30 = arith.select %29, %cst_1, %25 : f16
    %31 = arith.select %29, %cst_2, %28 : f16
    %32 = complex.create %30, %31 : complex<f16>
    return %32 : complex<f16>
  }
  func.func @sqrt(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 5.000000e-01 : f16
    %cst_4 = arith.constant 0.000000e+00 : f16
    %cst_5 = arith.constant 1.000000e+00 : f16
    %2 = math.absf %0 : f16
    %3 = math.absf %1 : f16
    %4 = arith.maximumf %2, %3 : f16
    %5 = arith.minimumf %2, %3 : f16
    %6 = arith.divf %5, %4 : f16
    %7 = arith.cmpf uno, %6, %6 : f16
    %8 = arith.select %7, %cst_4, %6 : f16
    %9 = arith.mulf %8, %8 : f16
    %10 = arith.addf %9, %cst_5 : f16
    %11 = math.sqrt %10 : f16
    %12 = arith.cmpf olt, %0, %cst_1 : f16
    %13 = arith.cmpf oge, %2, %3 : f16
    %14 = arith.select %13, %cst_2, %8 : f16
    %15 = arith.addf %14, %11 : f16
    %16 = arith.mulf %cst_3, %15 : f16
    %17 = math.sqrt %4 : f16
    %18 = math.sqrt %16 : f16
    %19 = arith.mulf %17, %18 : f16
    %20 = arith.addf %19, %19 : f16
    %21 = arith.divf %3, %20 : f16
    %22 = arith.select %12, %21, %19 : f16
    %23 = arith.select %12, %19, %21 : f16
    %24 = math.copysign %23, %1 : f16
    %25 = arith.cmpf oeq, %4, %cst : f16
    %26 = arith.select %25, %1, %24 : f16
    %27 = complex.create %22, %26 : complex<f16>
    return %27 : complex<f16>
  }
  func.func @tan(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant -1.000000e+00 : f16
    %2 = arith.mulf %1, %cst fastmath<nnan,ninf> : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 4.000000e+00 : f16
    %3 = arith.addf %2, %2 : f16
    %4 = arith.mulf %cst, %3 : f16
    %5 = math.expm1 %3 : f16
    %6 = math.expm1 %4 : f16
    %7 = arith.subf %5, %6 : f16
    %8 = math.cos %0 : f16
    %9 = arith.mulf %8, %8 : f16
    %10 = arith.mulf %9, %cst_1 : f16
    %11 = math.sin %0 : f16
    %12 = arith.mulf %8, %11 : f16
    %13 = arith.mulf %cst_1, %12 : f16
    %14 = arith.mulf %5, %6 : f16
    %15 = arith.negf %14 : f16
    %16 = arith.addf %15, %10 : f16
    %17 = arith.cmpf oeq, %15, %cst_0 : f16
    %18 = math.copysign %cst, %2 : f16
    %19 = arith.divf %7, %16 : f16
    %20 = arith.select %17, %18, %19 : f16
    %21 = arith.divf %13, %16 : f16
    %22 = math.absf %3 : f16
    %23 = arith.negf %22 : f16
    %24 = math.exp %23 : f16
    %25 = arith.mulf %13, %24 : f16
    %26 = arith.select %17, %25, %21 : f16
    %27 = arith.mulf %20, %cst fastmath<nnan,ninf> : f16
    %28 = complex.create %26, %27 : complex<f16>
    return %28 : complex<f16>
  }
  func.func @tanh(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant -1.000000e+00 : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 4.000000e+00 : f16
    %2 = arith.addf %0, %0 : f16
    %3 = arith.mulf %cst, %2 : f16
    %4 = math.expm1 %2 : f16
    %5 = math.expm1 %3 : f16
    %6 = arith.subf %4, %5 : f16
    %7 = math.cos %1 : f16
    %8 = arith.mulf %7, %7 : f16
    %9 = arith.mulf %8, %cst_1 : f16
    %10 = math.sin %1 : f16
    %11 = arith.mulf %7, %10 : f16
    %12 = arith.mulf %cst_1, %11 : f16
    %13 = arith.mulf %4, %5 : f16
    %14 = arith.negf %13 : f16
    %15 = arith.addf %14, %9 : f16
    %16 = arith.cmpf oeq, %14, %cst_0 : f16
    %17 = math.copysign %cst, %0 : f16
    %18 = arith.divf %6, %15 : f16
    %19 = arith.select %16, %17, %18 : f16
    %20 = arith.divf %12, %15 : f16
    %21 = math.absf %2 : f16
    %22 = arith.negf %21 : f16
    %23 = math.exp %22 : f16
    %24 = arith.mulf %12, %23 : f16
    %25 = arith.select %16, %24, %20 : f16
    %26 = complex.create %19, %25 : complex<f16>
    return %26 : complex<f16>
  }
}

