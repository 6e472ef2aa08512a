// terrace opt --convert-complex-to-standard
// Functions of one number.
func.func @abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}
func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}
func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}
func.func @cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}
func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}
func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}
func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}
func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}
func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}
func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}
func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}
// ==== stdout ====
module {
  func.func @abs(%arg0: complex<f32>) -> f32 {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.mulf %6, %6 : f32
    %8 = arith.addf %7, %cst : f32
    %9 = math.sqrt %8 : f32
    %10 = arith.mulf %4, %9 : f32
    %11 = arith.cmpf uno, %10, %10 : f32
    %12 = arith.select %11, %5, %10 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %13 = arith.cmpf oeq, %2, %cst_0 : f32
    %14 = arith.cmpf oeq, %3, %cst_0 : f32
    %15 = arith.ori %13, %14 : i1
    %16 = arith.select %15, %cst_0, %12 : f32
    return %16 : f32
  }
  func.func @angle(%arg0: complex<f32>) -> f32 {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = math.atan2 %1, %0 : f32
    return %2 : f32
  }
  func.func @conj(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.negf %1 : f32
    %3 = complex.create %0, %2 : complex<f32>
    return %3 : complex<f32>
  }
  func.func @cos(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = math.sin %0 : f32
    %3 = math.cos %0 : f32
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %4 = math.absf %1 : f32
    %5 = arith.mulf %cst, %4 : f32
    %6 = math.cosh %1 : f32
    %7 = math.sinh %1 : f32
    %8 = arith.cmpf oeq, %6, %cst_0 : f32
    %9 = math.exp %5 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %10 = arith.mulf %3, %6 : f32
    %11 = arith.mulf %cst_1, %9 : f32
    %12 = arith.mulf %3, %11 : f32
    %13 = arith.mulf %12, %9 : f32
    %14 = arith.select %8, %13, %10 : f32
    %15 = arith.cmpf oeq, %3, %cst_2 : f32
    %16 = arith.mulf %3, %cst_1 : f32
    %17 = arith.select %15, %16, %14 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %18 = math.copysign %cst_3, %1 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %19 = arith.mulf %2, %7 : f32
    %20 = arith.mulf %18, %9 : f32
    %21 = arith.mulf %2, %20 : f32
    %22 = arith.mulf %21, %9 : f32
    %23 = arith.select %8, %22, %19 : f32
    %24 = arith.cmpf oeq, %2, %cst_4 : f32
    %25 = arith.mulf %2, %18 : f32
    %26 = arith.select %24, %25, %23 : f32
    %27 = arith.negf %26 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 0x7F800000 : f32
    %28 = arith.cmpf uno, %3, %3 : f32
    %29 = arith.cmpf oeq, %1, %cst_5 : f32
    %30 = arith.andi %28, %29 : i1
    %31 = arith.cmpf oeq, %4, %cst_6 : f32
    %32 = arith.andi %28, %31 : i1
    %33 = arith.select %32, %4, %17 : f32
    %34 = arith.select %30, %1, %27 : f32
    %35 = complex.create %33, %34 : complex<f32>
    return %35 : complex<f32>
  }
  func.func @exp(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = math.cos %1 : f32
    %3 = math.sin %1 : f32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %4 = math.exp %0 : f32
    %5 = arith.mulf %0, %cst_0 : f32
    %6 = math.exp %5 : f32
    %7 = arith.cmpf oeq, %4, %cst_1 : f32
    %8 = arith.cmpf oeq, %1, %cst : f32
    %9 = arith.mulf %4, %2 : f32
    %10 = arith.mulf %6, %2 : f32
    %11 = arith.mulf %10, %6 : f32
    %12 = arith.select %7, %11, %9 : f32
    %13 = arith.mulf %4, %3 : f32
    %14 = arith.mulf %6, %3 : f32
    %15 = arith.mulf %14, %6 : f32
    %16 = arith.select %7, %15, %13 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %17 = arith.cmpf uno, %2, %2 : f32
    %18 = arith.cmpf oeq, %0, %cst_2 : f32
    %19 = arith.andi %17, %18 : i1
    %20 = arith.cmpf oeq, %0, %cst_1 : f32
    %21 = arith.andi %17, %20 : i1
    %22 = arith.select %19, %cst, %12 : f32
    %23 = arith.select %21, %cst_1, %22 : f32
    %24 = arith.select %19, %cst, %16 : f32
    %25 = arith.select %8, %1, %24 : f32
    %26 = complex.create %23, %25 : complex<f32>
    return %26 : complex<f32>
  }
  func.func @expm1(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0x7F800000 : f32
    %2 = math.expm1 %0 : f32
    %3 = math.sin %1 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %4 = math.cos %1 : f32
    %5 = arith.addf %4, %cst_1 : f32
    %6 = arith.mulf %1, %1 : f32
    %7 = arith.mulf %6, %6 : f32
    %cst_2 = arith.constant 4.73775072E-14 : f32
    %cst_3 = arith.constant -1.14702848E-11 : f32
    %8 = math.fma %cst_2, %6, %cst_3 : f32
    %cst_4 = arith.constant 2.08767537E-9 : f32
    %9 = math.fma %8, %6, %cst_4 : f32
    %cst_5 = arith.constant -2.755732E-7 : f32
    %10 = math.fma %9, %6, %cst_5 : f32
    %cst_6 = arith.constant 2.48015876E-5 : f32
    %11 = math.fma %10, %6, %cst_6 : f32
    %cst_7 = arith.constant -0.00138888892 : f32
    %12 = math.fma %11, %6, %cst_7 : f32
    %cst_8 = arith.constant 0.0416666679 : f32
    %13 = math.fma %12, %6, %cst_8 : f32
    %14 = arith.mulf %7, %13 : f32
    %15 = arith.mulf %cst_0, %6 : f32
    %16 = arith.addf %14, %15 : f32
    %cst_9 = arith.constant 6.168500e-01 : f32
    %17 = arith.cmpf oge, %6, %cst_9 : f32
    %18 = arith.select %17, %5, %16 : f32
    %19 = arith.mulf %2, %4 : f32
    %20 = arith.addf %19, %18 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant 5.000000e-01 : f32
    %cst_12 = arith.constant 0x7F800000 : f32
    %21 = math.exp %0 : f32
    %22 = arith.mulf %0, %cst_11 : f32
    %23 = math.exp %22 : f32
    %24 = arith.cmpf oeq, %21, %cst_12 : f32
    %25 = arith.cmpf oeq, %1, %cst_10 : f32
    %26 = arith.mulf %21, %4 : f32
    %27 = arith.mulf %23, %4 : f32
    %28 = arith.mulf %27, %23 : f32
    %29 = arith.select %24, %28, %26 : f32
    %30 = arith.mulf %21, %3 : f32
    %31 = arith.mulf %23, %3 : f32
    %32 = arith.mulf %31, %23 : f32
    %33 = arith.select %24, %32, %30 : f32
    %cst_13 = arith.constant 0xFF800000 : f32
    %34 = arith.cmpf uno, %4, %4 : f32
    %35 = arith.cmpf oeq, %0, %cst_13 : f32
    %36 = arith.andi %34, %35 : i1
    %37 = arith.cmpf oeq, %0, %cst_12 : f32
    %38 = arith.andi %34, %37 : i1
    %39 = arith.select %36, %cst_10, %29 : f32
    %40 = arith.select %38, %cst_12, %39 : f32
    %41 = arith.select %36, %cst_10, %33 : f32
    %42 = arith.select %25, %1, %41 : f32
    %43 = arith.cmpf oeq, %2, %cst : f32
    %44 = arith.select %43, %40, %20 : f32
    %cst_14 = arith.constant 0xFF800000 : f32
    %cst_15 = arith.constant -1.000000e+00 : f32
    %45 = arith.cmpf oeq, %0, %cst_14 : f32
    %46 = arith.select %45, %cst_15, %44 : f32
    %47 = complex.create %46, %42 : complex<f32>
    return %47 : complex<f32>
  }
  func.func @log(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.cmpf uno, %6, %6 : f32
    %8 = arith.select %7, %cst, %6 : f32
    %9 = arith.mulf %8, %8 : f32
    %10 = arith.addf %9, %cst_0 : f32
    %11 = math.sqrt %10 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %12 = math.absf %0 : f32
    %13 = math.absf %1 : f32
    %14 = arith.minimumf %12, %13 : f32
    %15 = arith.mulf %4, %4 : f32
    %16 = arith.negf %15 : f32
    %17 = math.fma %4, %4, %16 : f32
    %18 = arith.mulf %14, %14 : f32
    %19 = arith.negf %18 : f32
    %20 = math.fma %14, %14, %19 : f32
    %21 = arith.addf %15, %cst_1 : f32
    %22 = arith.addf %21, %18 : f32
    %23 = arith.addf %17, %20 : f32
    %24 = arith.addf %22, %23 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %25 = math.log1p %24 : f32
    %26 = arith.mulf %cst_2, %25 : f32
    %27 = math.log %4 : f32
    %28 = arith.mulf %8, %8 : f32
    %29 = math.log1p %28 : f32
    %30 = arith.mulf %cst_2, %29 : f32
    %31 = arith.addf %27, %30 : f32
    %cst_3 = arith.constant -7.500000e-01 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %32 = arith.cmpf ogt, %24, %cst_3 : f32
    %33 = arith.cmpf olt, %24, %cst_4 : f32
    %34 = arith.andi %32, %33 : i1
    %35 = arith.select %34, %26, %31 : f32
    %cst_5 = arith.constant 0x7F800000 : f32
    %cst_6 = arith.constant 0x7F800000 : f32
    %36 = arith.cmpf oeq, %2, %cst_6 : f32
    %37 = arith.cmpf oeq, %3, %cst_6 : f32
    %38 = arith.ori %36, %37 : i1
    %39 = arith.select %38, %cst_5, %35 : f32
    %40 = math.atan2 %1, %0 : f32
    %41 = complex.create %39, %40 : complex<f32>
    return %41 : complex<f32>
  }
  func.func @log1p(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = arith.addf %0, %cst : f32
    %3 = math.atan2 %1, %2 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %4 = math.absf %2 : f32
    %5 = math.absf %1 : f32
    %6 = arith.maximumf %4, %5 : f32
    %7 = arith.minimumf %4, %5 : f32
    %8 = arith.divf %7, %6 : f32
    %9 = arith.cmpf uno, %8, %8 : f32
    %10 = arith.select %9, %cst_0, %8 : f32
    %11 = arith.mulf %10, %10 : f32
    %12 = arith.addf %11, %cst_1 : f32
    %13 = math.sqrt %12 : f32
    %14 = arith.mulf %0, %0 : f32
    %15 = arith.negf %14 : f32
    %16 = math.fma %0, %0, %15 : f32
    %17 = arith.mulf %1, %1 : f32
    %18 = arith.negf %17 : f32
    %19 = math.fma %1, %1, %18 : f32
    %20 = arith.addf %0, %0 : f32
    %21 = arith.addf %20, %17 : f32
    %22 = arith.subf %21, %20 : f32
    %23 = arith.subf %21, %22 : f32
    %24 = arith.subf %20, %23 : f32
    %25 = arith.subf %17, %22 : f32
    %26 = arith.addf %24, %25 : f32
    %27 = arith.addf %21, %14 : f32
    %28 = arith.addf %27, %26 : f32
    %29 = arith.addf %16, %19 : f32
    %30 = arith.addf %28, %29 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %31 = math.log1p %30 : f32
    %32 = arith.mulf %cst_2, %31 : f32
    %33 = math.log %6 : f32
    %34 = arith.mulf %10, %10 : f32
    %35 = math.log1p %34 : f32
    %36 = arith.mulf %cst_2, %35 : f32
    %37 = arith.addf %33, %36 : f32
    %cst_3 = arith.constant -7.500000e-01 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %38 = arith.cmpf ogt, %30, %cst_3 : f32
    %39 = arith.cmpf olt, %30, %cst_4 : f32
    %40 = arith.andi %38, %39 : i1
    %41 = arith.select %40, %32, %37 : f32
    %cst_5 = arith.constant 0x7F800000 : f32
    %cst_6 = arith.constant 0x7F800000 : f32
    %42 = arith.cmpf oeq, %4, %cst_6 : f32
    %43 = arith.cmpf oeq, %5, %cst_6 : f32
    %44 = arith.ori %42, %43 : i1
    %45 = arith.select %44, %cst_5, %41 : f32
    %46 = complex.create %45, %3 : complex<f32>
    return %46 : complex<f32>
  }
  func.func @neg(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.negf %0 : f32
    %3 = arith.negf %1 : f32
    %4 = complex.create %2, %3 : complex<f32>
    return %4 : complex<f32>
  }
  func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.cmpf uno, %6, %6 : f32
    %8 = arith.select %7, %cst_6, %6 : f32
    %9 = arith.mulf %8, %8 : f32
    %10 = arith.addf %9, %cst_7 : f32
    %11 = math.sqrt %10 : f32
    %12 = arith.cmpf olt, %0, %cst_3 : f32
    %13 = arith.cmpf oge, %2, %3 : f32
    %14 = arith.select %13, %cst_4, %8 : f32
    %15 = arith.addf %14, %11 : f32
    %16 = arith.mulf %cst_5, %15 : f32
    %17 = math.sqrt %4 : f32
    %18 = math.sqrt %16 : f32
    %19 = arith.mulf %17, %11 : f32
    %20 = arith.divf %18, %19 : f32
    %21 = arith.addf %18, %18 : f32
    %22 = arith.select %13, %8, %cst_0 : f32
    %23 = arith.divf %22, %21 : f32
    %24 = arith.divf %23, %19 : f32
    %25 = arith.select %12, %24, %20 : f32
    %26 = arith.select %12, %20, %24 : f32
    %cst_8 = arith.constant 0x7F800000 : f32
    %27 = arith.cmpf oeq, %2, %cst_8 : f32
    %28 = arith.cmpf oeq, %3, %cst_8 : f32
    %29 = arith.ori %27, %28 : i1
    %30 = arith.select %29, %cst, %25 : f32
    %31 = arith.select %29, %cst, %26 : f32
    %32 = arith.negf %1 : f32
    %33 = math.copysign %31, %32 : f32
    %34 = arith.cmpf oeq, %4, %cst : f32
    %35 = arith.select %34, %cst_1, %30 : f32
    %36 = arith.select %34, %cst_2, %33 : f32
    %37 = complex.create %35, %36 : complex<f32>
    return %37 : complex<f32>
  }
  func.func @sign(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf oeq, %0, %cst : f32
    %3 = arith.cmpf oeq, %1, %cst : f32
    %4 = arith.andi %2, %3 : i1
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %5 = math.absf %0 : f32
    %6 = math.absf %1 : f32
    %7 = arith.maximumf %5, %6 : f32
    %8 = arith.minimumf %5, %6 : f32
    %9 = arith.divf %8, %7 : f32
    %10 = arith.cmpf uno, %9, %9 : f32
    %11 = arith.select %10, %cst_0, %9 : f32
    %12 = arith.mulf %11, %11 : f32
    %13 = arith.addf %12, %cst_1 : f32
    %14 = math.sqrt %13 : f32
    %15 = arith.divf %0, %7 : f32
    %16 = arith.divf %15, %14 : f32
    %17 = arith.divf %1, %7 : f32
    %18 = arith.divf %17, %14 : f32
    %19 = complex.create %16, %18 : complex<f32>
    %20 = arith.select %4, %arg0, %19 : complex<f32>
    return %20 : complex<f32>
  }
  func.func @sin(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = math.sin %0 : f32
    %3 = math.cos %0 : f32
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %4 = math.absf %1 : f32
    %5 = arith.mulf %cst, %4 : f32
    %6 = math.cosh %1 : f32
    %7 = math.sinh %1 : f32
    %8 = arith.cmpf oeq, %6, %cst_0 : f32
    %9 = math.exp %5 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %10 = arith.mulf %2, %6 : f32
    %11 = arith.mulf %cst_1, %9 : f32
    %12 = arith.mulf %2, %11 : f32
    %13 = arith.mulf %12, %9 : f32
    %14 = arith.select %8, %13, %10 : f32
    %15 = arith.cmpf oeq, %2, %cst_2 : f32
    %16 = arith.mulf %2, %cst_1 : f32
    %17 = arith.select %15, %16, %14 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %18 = math.copysign %cst_3, %1 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %19 = arith.mulf %3, %7 : f32
    %20 = arith.mulf %18, %9 : f32
    %21 = arith.mulf %3, %20 : f32
    %22 = arith.mulf %21, %9 : f32
    %23 = arith.select %8, %22, %19 : f32
    %24 = arith.cmpf oeq, %3, %cst_4 : f32
    %25 = arith.mulf %3, %18 : f32
    %26 = arith.select %24, %25, %23 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 0x7F800000 : f32
    %27 = arith.cmpf uno, %3, %3 : f32
    %28 = arith.cmpf oeq, %1, %cst_5 : f32
    %29 = arith.andi %27, %28 : i1
    %30 = arith.cmpf oeq, %4, %cst_6 : f32
    %31 = arith.andi %27, %30 : i1
    %32 = arith.ori %29, %31 : i1
    %33 = arith.select %32, %1, %26 : f32
    %34 = complex.create %17, %33 : complex<f32>
    return %34 : complex<f32>
  }
  func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.cmpf uno, %6, %6 : f32
    %8 = arith.select %7, %cst_4, %6 : f32
    %9 = arith.mulf %8, %8 : f32
    %10 = arith.addf %9, %cst_5 : f32
    %11 = math.sqrt %10 : f32
    %12 = arith.cmpf olt, %0, %cst_1 : f32
    %13 = arith.cmpf oge, %2, %3 : f32
    %14 = arith.select %13, %cst_2, %8 : f32
    %15 = arith.addf %14, %11 : f32
    %16 = arith.mulf %cst_3, %15 : f32
    %17 = math.sqrt %4 : f32
    %18 = math.sqrt %16 : f32
    %19 = arith.mulf %17, %18 : f32
    %20 = arith.cmpf oeq, %2, %cst_0 : f32
    %21 = arith.select %20, %cst_0, %19 : f32
    %22 = arith.addf %21, %21 : f32
    %23 = arith.divf %3, %22 : f32
    %24 = arith.select %12, %23, %21 : f32
    %25 = arith.select %12, %21, %23 : f32
    %26 = math.copysign %25, %1 : f32
    %27 = arith.cmpf oeq, %4, %cst : f32
    %28 = arith.select %27, %1, %26 : f32
    %29 = arith.cmpf oeq, %3, %cst_0 : f32
    %30 = arith.select %29, %cst_0, %24 : f32
    %31 = arith.select %29, %1, %28 : f32
    %32 = complex.create %30, %31 : complex<f32>
    return %32 : complex<f32>
  }
  func.func @tan(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %2 = arith.mulf %1, %cst : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %3 = arith.addf %2, %2 : f32
    %4 = arith.mulf %cst, %3 : f32
    %5 = math.expm1 %3 : f32
    %6 = math.expm1 %4 : f32
    %7 = arith.subf %5, %6 : f32
    %8 = math.cos %0 : f32
    %9 = arith.mulf %8, %8 : f32
    %10 = arith.mulf %9, %cst_1 : f32
    %11 = math.sin %0 : f32
    %12 = arith.mulf %8, %11 : f32
    %13 = arith.mulf %cst_1, %12 : f32
    %14 = arith.mulf %5, %6 : f32
    %15 = arith.negf %14 : f32
    %16 = arith.addf %15, %10 : f32
    %17 = arith.cmpf oeq, %15, %cst_0 : f32
    %18 = math.copysign %cst, %2 : f32
    %19 = arith.divf %7, %16 : f32
    %20 = arith.select %17, %18, %19 : f32
    %21 = arith.divf %13, %16 : f32
    %22 = math.absf %3 : f32
    %23 = arith.negf %22 : f32
    %24 = math.exp %23 : f32
    %25 = arith.mulf %13, %24 : f32
    %26 = arith.select %17, %25, %21 : f32
    %27 = math.absf %2 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %28 = arith.cmpf oeq, %27, %cst_0 : f32
    %29 = arith.cmpf oeq, %0, %cst_2 : f32
    %true = arith.constant true
    %30 = arith.xori %28, %true : i1
    %31 = arith.cmpf uno, %13, %13 : f32
    %32 = arith.andi %31, %30 : i1
    %33 = arith.andi %28, %31 : i1
    %34 = arith.ori %29, %33 : i1
    %35 = arith.select %32, %cst_3, %20 : f32
    %36 = arith.cmpf oeq, %2, %cst_2 : f32
    %37 = arith.select %36, %2, %35 : f32
    %38 = math.copysign %cst_2, %0 : f32
    %39 = arith.select %34, %38, %26 : f32
    %40 = arith.mulf %37, %cst : f32
    %41 = complex.create %39, %40 : complex<f32>
    return %41 : complex<f32>
  }
  func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %2 = arith.addf %0, %0 : f32
    %3 = arith.mulf %cst, %2 : f32
    %4 = math.expm1 %2 : f32
    %5 = math.expm1 %3 : f32
    %6 = arith.subf %4, %5 : f32
    %7 = math.cos %1 : f32
    %8 = arith.mulf %7, %7 : f32
    %9 = arith.mulf %8, %cst_1 : f32
    %10 = math.sin %1 : f32
    %11 = arith.mulf %7, %10 : f32
    %12 = arith.mulf %cst_1, %11 : f32
    %13 = arith.mulf %4, %5 : f32
    %14 = arith.negf %13 : f32
    %15 = arith.addf %14, %9 : f32
    %16 = arith.cmpf oeq, %14, %cst_0 : f32
    %17 = math.copysign %cst, %0 : f32
    %18 = arith.divf %6, %15 : f32
    %19 = arith.select %16, %17, %18 : f32
    %20 = arith.divf %12, %15 : f32
    %21 = math.absf %2 : f32
    %22 = arith.negf %21 : f32
    %23 = math.exp %22 : f32
    %24 = arith.mulf %12, %23 : f32
    %25 = arith.select %16, %24, %20 : f32
    %26 = math.absf %0 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %27 = arith.cmpf oeq, %26, %cst_0 : f32
    %28 = arith.cmpf oeq, %1, %cst_2 : f32
    %true = arith.constant true
    %29 = arith.xori %27, %true : i1
    %30 = arith.cmpf uno, %12, %12 : f32
    %31 = arith.andi %30, %29 : i1
    %32 = arith.andi %27, %30 : i1
    %33 = arith.ori %28, %32 : i1
    %34 = arith.select %31, %cst_3, %19 : f32
    %35 = arith.cmpf oeq, %0, %cst_2 : f32
    %36 = arith.select %35, %0, %34 : f32
    %37 = math.copysign %cst_2, %1 : f32
    %38 = arith.select %33, %37, %25 : f32
    %39 = complex.create %36, %38 : complex<f32>
    return %39 : complex<f32>
  }
}

