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
    %2 = math.cos %1 fastmath<nnan,contract> : f64
    %3 = math.sin %1 fastmath<nnan,contract> : f64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 0x7FF0000000000000 : f64
    %4 = math.exp %0 fastmath<contract> : f64
    %5 = arith.mulf %0, %cst_0 fastmath<contract> : f64
    %6 = math.exp %5 fastmath<contract> : f64
    %7 = arith.cmpf oeq, %4, %cst_1 fastmath<contract> : f64
    %8 = arith.cmpf oeq, %1, %cst fastmath<contract> : f64
    %9 = arith.mulf %4, %2 fastmath<contract> : f64
    %10 = arith.mulf %6, %2 fastmath<contract> : f64
    %11 = arith.mulf %10, %6 fastmath<contract> : f64
    %12 = arith.select %7, %11, %9 : f64
    %13 = arith.mulf %4, %3 fastmath<contract> : f64
    %14 = arith.mulf %6, %3 fastmath<contract> : f64
    %15 = arith.mulf %14, %6 fastmath<contract> : f64
    %16 = arith.select %7, %15, %13 : f64
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %17 = arith.cmpf uno, %2, %2 fastmath<contract> : f64
    %18 = arith.cmpf oeq, %0, %cst_2 fastmath<contract> : f64
    %19 = arith.andi %17, %18 : i1
    %20 = arith.cmpf oeq, %0, %cst_1 fastmath<contract> : f64
    %21 = arith.andi %17, %20 : i1
    %22 = arith.select %19, %cst, %12 : f64
    %23 = arith.select %21, %cst_1, %22 : f64
    %24 = arith.select %19, %cst, %16 : f64
    %25 = arith.select %8, %1, %24 : f64
    %26 = complex.create %23, %25 : complex<f64>
    return %26 : complex<f64>
  }
  func.func @expm1(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 0x7FF0000000000000 : f64
    %2 = math.expm1 %0 fastmath<contract> : f64
    %3 = math.sin %1 fastmath<contract> : f64
    %cst_0 = arith.constant -5.000000e-01 : f64
    %cst_1 = arith.constant -1.000000e+00 : f64
    %4 = math.cos %1 fastmath<contract> : f64
    %5 = arith.addf %4, %cst_1 fastmath<contract> : f64
    %6 = arith.mulf %1, %1 fastmath<contract> : f64
    %7 = arith.mulf %6, %6 fastmath<contract> : f64
    %cst_2 = arith.constant 4.7377507964246208E-14 : f64
    %cst_3 = arith.constant -1.147028484342536E-11 : f64
    %8 = math.fma %cst_2, %6, %cst_3 fastmath<contract> : f64
    %cst_4 = arith.constant 2.087675428708152E-9 : f64
    %9 = math.fma %8, %6, %cst_4 fastmath<contract> : f64
    %cst_5 = arith.constant -2.755731921499979E-7 : f64
    %10 = math.fma %9, %6, %cst_5 fastmath<contract> : f64
    %cst_6 = arith.constant 2.4801587301570551E-5 : f64
    %11 = math.fma %10, %6, %cst_6 fastmath<contract> : f64
    %cst_7 = arith.constant -0.0013888888888888872 : f64
    %12 = math.fma %11, %6, %cst_7 fastmath<contract> : f64
    %cst_8 = arith.constant 0.041666666666666664 : f64
    %13 = math.fma %12, %6, %cst_8 fastmath<contract> : f64
    %14 = arith.mulf %7, %13 fastmath<contract> : f64
    %15 = arith.mulf %cst_0, %6 fastmath<contract> : f64
    %16 = arith.addf %14, %15 fastmath<contract> : f64
    %cst_9 = arith.constant 6.168500e-01 : f64
    %17 = arith.cmpf oge, %6, %cst_9 fastmath<contract> : f64
    %18 = arith.select %17, %5, %16 : f64
    %19 = arith.mulf %2, %4 fastmath<contract> : f64
    %20 = arith.addf %19, %18 fastmath<contract> : f64
    %cst_10 = arith.constant 0.000000e+00 : f64
    %cst_11 = arith.constant 5.000000e-01 : f64
    %cst_12 = arith.constant 0x7FF0000000000000 : f64
    %21 = math.exp %0 fastmath<contract> : f64
    %22 = arith.mulf %0, %cst_11 fastmath<contract> : f64
    %23 = math.exp %22 fastmath<contract> : f64
    %24 = arith.cmpf oeq, %21, %cst_12 fastmath<contract> : f64
    %25 = arith.cmpf oeq, %1, %cst_10 fastmath<contract> : f64
    %26 = arith.mulf %21, %4 fastmath<contract> : f64
    %27 = arith.mulf %23, %4 fastmath<contract> : f64
    %28 = arith.mulf %27, %23 fastmath<contract> : f64
    %29 = arith.select %24, %28, %26 : f64
    %30 = arith.mulf %21, %3 fastmath<contract> : f64
    %31 = arith.mulf %23, %3 fastmath<contract> : f64
    %32 = arith.mulf %31, %23 fastmath<contract> : f64
    %33 = arith.select %24, %32, %30 : f64
    %cst_13 = arith.constant 0xFFF0000000000000 : f64
    %34 = arith.cmpf uno, %4, %4 fastmath<contract> : f64
    %35 = arith.cmpf oeq, %0, %cst_13 fastmath<contract> : f64
    %36 = arith.andi %34, %35 : i1
    %37 = arith.cmpf oeq, %0, %cst_12 fastmath<contract> : f64
    %38 = arith.andi %34, %37 : i1
    %39 = arith.select %36, %cst_10, %29 : f64
    %40 = arith.select %38, %cst_12, %39 : f64
    %41 = arith.select %36, %cst_10, %33 : f64
    %42 = arith.select %25, %1, %41 : f64
    %43 = arith.cmpf oeq, %2, %cst fastmath<contract> : f64
    %44 = arith.select %43, %40, %20 : f64
    %cst_14 = arith.constant 0xFFF0000000000000 : f64
    %cst_15 = arith.constant -1.000000e+00 : f64
    %45 = arith.cmpf oeq, %0, %cst_14 fastmath<contract> : f64
    %46 = arith.select %45, %cst_15, %44 : f64
    %47 = complex.create %46, %42 : complex<f64>
    return %47 : complex<f64>
  }
  func.func @log1p(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 1.000000e+00 : f64
    %2 = arith.addf %0, %cst fastmath<nnan,contract> : f64
    %3 = math.atan2 %1, %2 fastmath<nnan,contract> : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %4 = math.absf %2 fastmath<contract> : f64
    %5 = math.absf %1 fastmath<contract> : f64
    %6 = arith.maximumf %4, %5 fastmath<contract> : f64
    %7 = arith.minimumf %4, %5 fastmath<contract> : f64
    %8 = arith.divf %7, %6 fastmath<contract> : f64
    %9 = arith.cmpf uno, %8, %8 fastmath<contract> : f64
    %10 = arith.select %9, %cst_0, %8 : f64
    %11 = arith.mulf %10, %10 fastmath<contract> : f64
    %12 = arith.addf %11, %cst_1 fastmath<contract> : f64
    %13 = math.sqrt %12 fastmath<contract> : f64
    %14 = arith.mulf %0, %0 fastmath<contract> : f64
    %15 = arith.negf %14 fastmath<contract> : f64
    %16 = math.fma %0, %0, %15 fastmath<contract> : f64
    %17 = arith.mulf %1, %1 fastmath<contract> : f64
    %18 = arith.negf %17 fastmath<contract> : f64
    %19 = math.fma %1, %1, %18 fastmath<contract> : f64
    %20 = arith.addf %0, %0 fastmath<contract> : f64
    %21 = arith.addf %20, %17 fastmath<contract> : f64
    %22 = arith.subf %21, %20 fastmath<contract> : f64
    %23 = arith.subf %21, %22 fastmath<contract> : f64
    %24 = arith.subf %20, %23 fastmath<contract> : f64
    %25 = arith.subf %17, %22 fastmath<contract> : f64
    %26 = arith.addf %24, %25 fastmath<contract> : f64
    %27 = arith.addf %21, %14 fastmath<contract> : f64
    %28 = arith.addf %27, %26 fastmath<contract> : f64
    %29 = arith.addf %16, %19 fastmath<contract> : f64
    %30 = arith.addf %28, %29 fastmath<contract> : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %31 = math.log1p %30 fastmath<contract> : f64
    %32 = arith.mulf %cst_2, %31 fastmath<contract> : f64
    %33 = math.log %6 fastmath<contract> : f64
    %34 = arith.mulf %10, %10 fastmath<contract> : f64
    %35 = math.log1p %34 fastmath<contract> : f64
    %36 = arith.mulf %cst_2, %35 fastmath<contract> : f64
    %37 = arith.addf %33, %36 fastmath<contract> : f64
    %cst_3 = arith.constant -7.500000e-01 : f64
    %cst_4 = arith.constant 3.000000e+00 : f64
    %38 = arith.cmpf ogt, %30, %cst_3 fastmath<contract> : f64
    %39 = arith.cmpf olt, %30, %cst_4 fastmath<contract> : f64
    %40 = arith.andi %38, %39 : i1
    %41 = arith.select %40, %32, %37 : f64
    %42 = complex.create %41, %3 : complex<f64>
    return %42 : complex<f64>
  }
  func.func @conj(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %2 = arith.negf %1 fastmath<nnan,contract> : f64
    %3 = complex.create %0, %2 : complex<f64>
    return %3 : complex<f64>
  }
  func.func @sign(%arg0: complex<f64>) -> complex<f64> {
    %0 = complex.re %arg0 : complex<f64>
    %1 = complex.im %arg0 : complex<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %2 = arith.cmpf oeq, %0, %cst fastmath<contract> : f64
    %3 = arith.cmpf oeq, %1, %cst fastmath<contract> : f64
    %4 = arith.andi %2, %3 : i1
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %5 = math.absf %0 fastmath<contract> : f64
    %6 = math.absf %1 fastmath<contract> : f64
    %7 = arith.maximumf %5, %6 fastmath<contract> : f64
    %8 = arith.minimumf %5, %6 fastmath<contract> : f64
    %9 = arith.divf %8, %7 fastmath<contract> : f64
    %10 = arith.cmpf uno, %9, %9 fastmath<contract> : f64
    %11 = arith.select %10, %cst_0, %9 : f64
    %12 = arith.mulf %11, %11 fastmath<contract> : f64
    %13 = arith.addf %12, %cst_1 fastmath<contract> : f64
    %14 = math.sqrt %13 fastmath<contract> : f64
    %15 = arith.divf %0, %7 fastmath<contract> : f64
    %16 = arith.divf %15, %14 fastmath<contract> : f64
    %17 = arith.divf %1, %7 fastmath<contract> : f64
    %18 = arith.divf %17, %14 fastmath<contract> : f64
    %19 = complex.create %16, %18 : complex<f64>
    %20 = arith.select %4, %arg0, %19 : complex<f64>
    return %20 : complex<f64>
  }
}

