// terrace opt --convert-complex-to-standard
// Intermediate results may be NaN or infinite where the final one is said not to be.
func.func @abs(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}
func.func @exp(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}
func.func @expm1(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}
func.func @log1p(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}
func.func @conj(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}
func.func @sign(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sign %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}
// ==== stdout ====
module {
  func.func @abs(%arg0: complex<f64>) -> f64 {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 1.000000e+00 : f64
    %2 = math.absf %0 fastmath<nnan,contract> : f64
    %3 = math.absf %1 fastmath<nnan,contract> : f64
    %4 = arith.maximumf %2, %3 fastmath<nnan,contract> : f64
    %5 = arith.minimumf %2, %3 fastmath<nnan,contract> : f64
    %6 = arith.divf %5, %4 fastmath<contract> : f64
    %7 = arith.mulf %6, %6 fastmath<contract> : f64
    %8 = arith.addf %7, %cst fastmath<contract> : f64
    %9 = math.sqrt %8 fastmath<contract> : f64
    %10 = arith.mulf %4, %9 fastmath<contract> : f64
    %11 = arith.cmpf uno, %10, %10 fastmath<contract> : f64
    %12 = arith.select %11, %5, %10 : f64
    return %12 : f64
  }
  func.func @exp(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %2 = math.exp %0 fastmath<nnan,contract> : f64
    %3 = arith.mulf %0, %cst_0 fastmath<nnan,contract> : f64
    %4 = math.exp %3 fastmath<nnan,contract> : f64
    %5 = math.cos %1 fastmath<nnan,contract> : f64
    %6 = math.sin %1 fastmath<nnan,contract> : f64
    %7 = arith.cmpf oeq, %2, %cst_1 fastmath<nnan,contract> : f64
    %8 = arith.cmpf oeq, %1, %cst : f64
    %9 = arith.mulf %2, %5 fastmath<nnan,contract> : f64
    %10 = arith.mulf %4, %5 fastmath<nnan,contract> : f64
    %11 = arith.mulf %10, %4 fastmath<nnan,contract> : f64
    %12 = arith.select %7, %11, %9 : f64
    %13 = arith.mulf %2, %6 fastmath<nnan,contract> : f64
    %14 = arith.mulf %4, %6 fastmath<nnan,contract> : f64
    %15 = arith.mulf %14, %4 fastmath<nnan,contract> : f64
    %16 = arith.select %7, %15, %13 : f64
    %17 = arith.select %8, %cst, %16 : f64
    %18 = complex.create %12, %17 : complex<f64>
    return %18 : complex<f64>
  }
  func.func @expm1(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %2 = math.expm1 %0 fastmath<nnan,contract> : f64
    %3 = arith.addf %2, %cst_0 fastmath<nnan,contract> : f64
    %4 = math.sin %1 fastmath<nnan,contract> : f64
    %cst_1 = arith.constant -5.000000e-01 : f64
    %cst_2 = arith.constant -1.000000e+00 : f64
    %5 = math.cos %1 fastmath<nnan,contract> : f64
    %6 = arith.addf %5, %cst_2 fastmath<nnan,contract> : f64
    %7 = arith.mulf %1, %1 fastmath<nnan,contract> : f64
    %8 = arith.mulf %7, %7 fastmath<nnan,contract> : f64
    %cst_3 = arith.constant 4.7377507964246208E-14 : f64
    %cst_4 = arith.constant -1.147028484342536E-11 : f64
    %9 = math.fma %cst_3, %7, %cst_4 fastmath<nnan,contract> : f64
    %cst_5 = arith.constant 2.087675428708152E-9 : f64
    %10 = math.fma %9, %7, %cst_5 fastmath<nnan,contract> : f64
    %cst_6 = arith.constant -2.755731921499979E-7 : f64
    %11 = math.fma %10, %7, %cst_6 fastmath<nnan,contract> : f64
    %cst_7 = arith.constant 2.4801587301570551E-5 : f64
    %12 = math.fma %11, %7, %cst_7 fastmath<nnan,contract> : f64
    %cst_8 = arith.constant -0.0013888888888888872 : f64
    %13 = math.fma %12, %7, %cst_8 fastmath<nnan,contract> : f64
    %cst_9 = arith.constant 0.041666666666666664 : f64
    %14 = math.fma %13, %7, %cst_9 fastmath<nnan,contract> : f64
    %15 = arith.mulf %8, %14 fastmath<nnan,contract> : f64
    %16 = arith.mulf %cst_1, %7 fastmath<nnan,contract> : f64
    %17 = arith.addf %15, %16 : f64
    %cst_10 = arith.constant 6.168500e-01 : f64
    %18 = arith.cmpf oge, %7, %cst_10 fastmath<nnan,contract> : f64
    %19 = arith.select %18, %6, %17 : f64
    %20 = arith.addf %19, %cst_0 fastmath<nnan,contract> : f64
    %21 = arith.mulf %2, %20 fastmath<nnan,contract> : f64
    %22 = arith.addf %21, %19 fastmath<nnan,contract> : f64
    %23 = arith.cmpf oeq, %1, %cst fastmath<nnan,contract> : f64
    %24 = arith.mulf %3, %4 fastmath<nnan,contract> : f64
    %25 = arith.select %23, %cst, %24 : f64
    %26 = complex.create %22, %25 : complex<f64>
    return %26 : complex<f64>
  }
  func.func @log1p(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %2 = arith.addf %0, %cst_0 fastmath<nnan,contract> : f64
    %3 = math.absf %2 fastmath<nnan,contract> : f64
    %4 = math.absf %1 fastmath<nnan,contract> : f64
    %5 = arith.maximumf %3, %4 fastmath<nnan,contract> : f64
    %6 = arith.minimumf %3, %4 fastmath<nnan,contract> : f64
    %7 = arith.cmpf ogt, %2, %4 fastmath<nnan,contract> : f64
    %8 = arith.subf %5, %cst_0 fastmath<nnan,contract> : f64
    %9 = arith.select %7, %0, %8 : f64
    %10 = arith.divf %6, %5 fastmath<contract> : f64
    %11 = math.log1p %9 fastmath<nnan,contract> : f64
    %12 = arith.mulf %10, %10 fastmath<contract> : f64
    %13 = math.log1p %12 fastmath<contract> : f64
    %14 = arith.mulf %cst, %13 fastmath<contract> : f64
    %15 = arith.addf %14, %11 fastmath<contract> : f64
    %16 = arith.cmpf uno, %15, %15 fastmath<contract> : f64
    %17 = arith.select %16, %6, %15 : f64
    %18 = math.atan2 %1, %2 fastmath<nnan,contract> : f64
    %19 = complex.create %17, %18 : complex<f64>
    return %19 : complex<f64>
  }
  func.func @conj(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %2 = arith.negf %1 : f64
    %3 = complex.create %0, %2 : complex<f64>
    return %3 : complex<f64>
  }
  func.func @sign(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %2 = arith.cmpf oeq, %0, %cst : f64
    %3 = arith.cmpf oeq, %1, %cst : f64
    %4 = arith.andi %2, %3 : i1
    %5 = complex.re %arg0 : complex<f64>
    %6 = complex.im %arg0 : complex<f64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %7 = math.absf %5 fastmath<nnan,contract> : f64
    %8 = math.absf %6 fastmath<nnan,contract> : f64
    %9 = arith.maximumf %7, %8 fastmath<nnan,contract> : f64
    %10 = arith.minimumf %7, %8 fastmath<nnan,contract> : f64
    %11 = arith.divf %10, %9 fastmath<contract> : f64
    %12 = arith.mulf %11, %11 fastmath<contract> : f64
    %13 = arith.addf %12, %cst_0 fastmath<contract> : f64
    %14 = math.sqrt %13 fastmath<contract> : f64
    %15 = arith.mulf %9, %14 fastmath<contract> : f64
    %16 = arith.cmpf uno, %15, %15 fastmath<contract> : f64
    %17 = arith.select %16, %10, %15 : f64
    %18 = arith.divf %0, %17 fastmath<nnan,contract> : f64
    %19 = arith.divf %1, %17 fastmath<nnan,contract> : f64
    %20 = complex.create %18, %19 : complex<f64>
    %21 = arith.select %4, %arg0, %20 : complex<f64>
    return %21 : complex<f64>
  }
}

