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
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant -5.000000e-01 : f16
    %cst_2 = arith.constant 0x7E00 : f16
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst_3 = arith.constant 1.000000e+00 : f16
    %2 = math.absf %0 fastmath<nnan,ninf> : f16
    %3 = math.absf %1 fastmath<nnan,ninf> : f16
    %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f16
    %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f16
    %6 = arith.divf %5, %4 : f16
    %7 = arith.mulf %6, %6 : f16
    %8 = arith.addf %7, %cst_3 : f16
    %9 = math.rsqrt %8 : f16
    %10 = math.rsqrt %5 : f16
    %11 = math.rsqrt %4 : f16
    %12 = math.sqrt %9 : f16
    %13 = arith.mulf %11, %12 : f16
    %14 = arith.cmpf uno, %13, %13 : f16
    %15 = arith.select %14, %10, %13 : f16
    %16 = math.atan2 %1, %0 fastmath<nnan,ninf> : f16
    %17 = arith.mulf %16, %cst_1 fastmath<nnan,ninf> : f16
    %18 = math.cos %17 fastmath<nnan,ninf> : f16
    %19 = math.sin %17 fastmath<nnan,ninf> : f16
    %20 = arith.mulf %15, %18 fastmath<nnan,ninf> : f16
    %21 = arith.mulf %15, %19 fastmath<nnan,ninf> : f16
    %22 = arith.cmpf oeq, %0, %cst fastmath<nnan,ninf> : f16
    %23 = arith.cmpf oeq, %1, %cst fastmath<nnan,ninf> : f16
    %24 = arith.andi %22, %23 : i1
    %25 = arith.select %24, %cst_0, %20 : f16
    %26 = arith.select %24, %cst_2, %21 : f16
    %27 = complex.create %25, %26 : complex<f16>
    return %27 : complex<f16>
  }
  func.func @sqrt(%arg0: complex<f16>) -> complex<f16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 5.000000e-01 : f16
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst_1 = arith.constant 1.000000e+00 : f16
    %2 = math.absf %0 fastmath<nnan,ninf> : f16
    %3 = math.absf %1 fastmath<nnan,ninf> : f16
    %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f16
    %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f16
    %6 = arith.divf %5, %4 : f16
    %7 = arith.mulf %6, %6 : f16
    %8 = arith.addf %7, %cst_1 : f16
    %cst_2 = arith.constant 2.500000e-01 : f16
    %9 = math.sqrt %4 : f16
    %10 = math.powf %8, %cst_2 : f16
    %11 = arith.mulf %9, %10 : f16
    %12 = arith.cmpf uno, %11, %11 : f16
    %13 = arith.select %12, %5, %11 : f16
    %14 = math.atan2 %1, %0 fastmath<nnan,ninf> : f16
    %15 = arith.mulf %14, %cst_0 fastmath<nnan,ninf> : f16
    %16 = math.cos %15 fastmath<nnan,ninf> : f16
    %17 = math.sin %15 fastmath<nnan,ninf> : f16
    %18 = arith.cmpf oeq, %17, %cst fastmath<nnan,ninf> : f16
    %19 = arith.mulf %13, %16 fastmath<nnan,ninf> : f16
    %20 = arith.mulf %13, %17 fastmath<nnan,ninf> : f16
    %21 = arith.select %18, %cst, %20 : f16
    %22 = arith.cmpf oeq, %13, %cst fastmath<nnan,ninf> : f16
    %23 = arith.select %22, %cst, %19 : f16
    %24 = arith.select %22, %cst, %21 : f16
    %25 = complex.create %23, %24 : complex<f16>
    return %25 : complex<f16>
  }
  func.func @tan(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant -1.000000e+00 : f16
    %2 = arith.mulf %1, %cst fastmath<nnan,ninf> : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 4.000000e+00 : f16
    %3 = arith.addf %2, %2 fastmath<nnan,ninf> : f16
    %4 = arith.mulf %cst, %3 fastmath<nnan,ninf> : f16
    %5 = math.expm1 %3 fastmath<nnan,ninf> : f16
    %6 = math.expm1 %4 fastmath<nnan,ninf> : f16
    %7 = arith.subf %5, %6 fastmath<nnan,ninf> : f16
    %8 = math.cos %0 fastmath<nnan,ninf> : f16
    %9 = arith.mulf %8, %8 fastmath<nnan,ninf> : f16
    %10 = arith.mulf %9, %cst_1 fastmath<nnan,ninf> : f16
    %11 = math.sin %0 fastmath<nnan,ninf> : f16
    %12 = arith.mulf %8, %11 fastmath<nnan,ninf> : f16
    %13 = arith.mulf %cst_1, %12 fastmath<nnan,ninf> : f16
    %14 = arith.addf %5, %6 fastmath<nnan,ninf> : f16
    %15 = arith.addf %14, %10 fastmath<nnan,ninf> : f16
    %16 = arith.cmpf oeq, %14, %cst_0 fastmath<nnan,ninf> : f16
    %17 = math.copysign %cst, %2 fastmath<nnan,ninf> : f16
    %18 = arith.divf %7, %15 fastmath<nnan,ninf> : f16
    %19 = arith.select %16, %17, %18 : f16
    %20 = arith.divf %13, %15 fastmath<nnan,ninf> : f16
    %21 = arith.mulf %19, %cst fastmath<nnan,ninf> : f16
    %22 = complex.create %20, %21 : complex<f16>
    return %22 : complex<f16>
  }
  func.func @tanh(%arg0: complex<f16>) -> complex<f16> {
    %0 = complex.re %arg0 : complex<f16>
    %1 = complex.im %arg0 : complex<f16>
    %cst = arith.constant -1.000000e+00 : f16
    %cst_0 = arith.constant 0x7C00 : f16
    %cst_1 = arith.constant 4.000000e+00 : f16
    %2 = arith.addf %0, %0 fastmath<nnan,ninf> : f16
    %3 = arith.mulf %cst, %2 fastmath<nnan,ninf> : f16
    %4 = math.expm1 %2 fastmath<nnan,ninf> : f16
    %5 = math.expm1 %3 fastmath<nnan,ninf> : f16
    %6 = arith.subf %4, %5 fastmath<nnan,ninf> : f16
    %7 = math.cos %1 fastmath<nnan,ninf> : f16
    %8 = arith.mulf %7, %7 fastmath<nnan,ninf> : f16
    %9 = arith.mulf %8, %cst_1 fastmath<nnan,ninf> : f16
    %10 = math.sin %1 fastmath<nnan,ninf> : f16
    %11 = arith.mulf %7, %10 fastmath<nnan,ninf> : f16
    %12 = arith.mulf %cst_1, %11 fastmath<nnan,ninf> : f16
    %13 = arith.addf %4, %5 fastmath<nnan,ninf> : f16
    %14 = arith.addf %13, %9 fastmath<nnan,ninf> : f16
    %15 = arith.cmpf oeq, %13, %cst_0 fastmath<nnan,ninf> : f16
    %16 = math.copysign %cst, %0 fastmath<nnan,ninf> : f16
    %17 = arith.divf %6, %14 fastmath<nnan,ninf> : f16
    %18 = arith.select %15, %16, %17 : f16
    %19 = arith.divf %12, %14 fastmath<nnan,ninf> : f16
    %20 = complex.create %18, %19 : complex<f16>
    return %20 : complex<f16>
  }
}

