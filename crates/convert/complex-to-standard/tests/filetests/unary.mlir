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
    return %12 : f32
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
    %cst = arith.constant 5.000000e-01 : f32
    %2 = math.exp %1 : f32
    %3 = arith.mulf %cst, %2 : f32
    %4 = arith.divf %cst, %2 : f32
    %5 = math.sin %0 : f32
    %6 = math.cos %0 : f32
    %7 = arith.addf %4, %3 : f32
    %8 = arith.mulf %7, %6 : f32
    %9 = arith.subf %4, %3 : f32
    %10 = arith.mulf %9, %5 : f32
    %11 = complex.create %8, %10 : complex<f32>
    return %11 : complex<f32>
  }
  func.func @exp(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %2 = math.exp %0 : f32
    %3 = arith.mulf %0, %cst_0 : f32
    %4 = math.exp %3 : f32
    %5 = math.cos %1 : f32
    %6 = math.sin %1 : f32
    %7 = arith.cmpf oeq, %2, %cst_1 : f32
    %8 = arith.cmpf oeq, %1, %cst : f32
    %9 = arith.mulf %2, %5 : f32
    %10 = arith.mulf %4, %5 : f32
    %11 = arith.mulf %10, %4 : f32
    %12 = arith.select %7, %11, %9 : f32
    %13 = arith.mulf %2, %6 : f32
    %14 = arith.mulf %4, %6 : f32
    %15 = arith.mulf %14, %4 : f32
    %16 = arith.select %7, %15, %13 : f32
    %17 = arith.select %8, %cst, %16 : f32
    %18 = complex.create %12, %17 : complex<f32>
    return %18 : complex<f32>
  }
  func.func @expm1(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = math.expm1 %0 : f32
    %3 = arith.addf %2, %cst_0 : f32
    %4 = math.sin %1 : f32
    %cst_1 = arith.constant -5.000000e-01 : f32
    %cst_2 = arith.constant -1.000000e+00 : f32
    %5 = math.cos %1 : f32
    %6 = arith.addf %5, %cst_2 : f32
    %7 = arith.mulf %1, %1 : f32
    %8 = arith.mulf %7, %7 : f32
    %cst_3 = arith.constant 4.73775072E-14 : f32
    %cst_4 = arith.constant -1.14702848E-11 : f32
    %9 = math.fma %cst_3, %7, %cst_4 : f32
    %cst_5 = arith.constant 2.08767537E-9 : f32
    %10 = math.fma %9, %7, %cst_5 : f32
    %cst_6 = arith.constant -2.755732E-7 : f32
    %11 = math.fma %10, %7, %cst_6 : f32
    %cst_7 = arith.constant 2.48015876E-5 : f32
    %12 = math.fma %11, %7, %cst_7 : f32
    %cst_8 = arith.constant -0.00138888892 : f32
    %13 = math.fma %12, %7, %cst_8 : f32
    %cst_9 = arith.constant 0.0416666679 : f32
    %14 = math.fma %13, %7, %cst_9 : f32
    %15 = arith.mulf %8, %14 : f32
    %16 = arith.mulf %cst_1, %7 : f32
    %17 = arith.addf %15, %16 : f32
    %cst_10 = arith.constant 6.168500e-01 : f32
    %18 = arith.cmpf oge, %7, %cst_10 : f32
    %19 = arith.select %18, %6, %17 : f32
    %20 = arith.addf %19, %cst_0 : f32
    %21 = arith.mulf %2, %20 : f32
    %22 = arith.addf %21, %19 : f32
    %23 = arith.cmpf oeq, %1, %cst : f32
    %24 = arith.mulf %3, %4 : f32
    %25 = arith.select %23, %cst, %24 : f32
    %26 = complex.create %22, %25 : complex<f32>
    return %26 : complex<f32>
  }
  func.func @log(%arg0: complex<f32>) -> complex<f32> {
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
    %13 = math.log %12 : f32
    %14 = complex.re %arg0 : complex<f32>
    %15 = complex.im %arg0 : complex<f32>
    %16 = math.atan2 %15, %14 : f32
    %17 = complex.create %13, %16 : complex<f32>
    return %17 : complex<f32>
  }
  func.func @log1p(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = arith.addf %0, %cst_0 : f32
    %3 = math.absf %2 : f32
    %4 = math.absf %1 : f32
    %5 = arith.maximumf %3, %4 : f32
    %6 = arith.minimumf %3, %4 : f32
    %7 = arith.cmpf ogt, %2, %4 : f32
    %8 = arith.subf %5, %cst_0 : f32
    %9 = arith.select %7, %0, %8 : f32
    %10 = arith.divf %6, %5 : f32
    %11 = math.log1p %9 : f32
    %12 = arith.mulf %10, %10 : f32
    %13 = math.log1p %12 : f32
    %14 = arith.mulf %cst, %13 : f32
    %15 = arith.addf %14, %11 : f32
    %16 = arith.cmpf uno, %15, %15 : f32
    %17 = arith.select %16, %6, %15 : f32
    %18 = math.atan2 %1, %2 : f32
    %19 = complex.create %17, %18 : complex<f32>
    return %19 : complex<f32>
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
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant -5.000000e-01 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst_3 = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.mulf %6, %6 : f32
    %8 = arith.addf %7, %cst_3 : f32
    %9 = math.rsqrt %8 : f32
    %10 = math.rsqrt %5 : f32
    %11 = math.rsqrt %4 : f32
    %12 = math.sqrt %9 : f32
    %13 = arith.mulf %11, %12 : f32
    %14 = arith.cmpf uno, %13, %13 : f32
    %15 = arith.select %14, %10, %13 : f32
    %16 = math.atan2 %1, %0 : f32
    %17 = arith.mulf %16, %cst_1 : f32
    %18 = math.cos %17 : f32
    %19 = math.sin %17 : f32
    %20 = arith.mulf %15, %18 : f32
    %21 = arith.mulf %15, %19 : f32
    %cst_4 = arith.constant -1.000000e+00 : f32
    %22 = math.copysign %cst, %0 : f32
    %23 = math.copysign %cst, %1 : f32
    %24 = arith.mulf %cst_4, %23 : f32
    %25 = math.absf %0 : f32
    %26 = math.absf %1 : f32
    %27 = arith.cmpf oeq, %26, %cst_0 : f32
    %28 = arith.cmpf uno, %0, %0 : f32
    %29 = arith.cmpf oeq, %25, %cst_0 : f32
    %30 = arith.andi %27, %28 : i1
    %31 = arith.ori %30, %29 : i1
    %32 = arith.select %31, %22, %20 : f32
    %33 = arith.select %31, %24, %21 : f32
    %34 = arith.cmpf oeq, %0, %cst : f32
    %35 = arith.cmpf oeq, %1, %cst : f32
    %36 = arith.andi %34, %35 : i1
    %37 = arith.select %36, %cst_0, %32 : f32
    %38 = arith.select %36, %cst_2, %33 : f32
    %39 = complex.create %37, %38 : complex<f32>
    return %39 : complex<f32>
  }
  func.func @sign(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf oeq, %0, %cst : f32
    %3 = arith.cmpf oeq, %1, %cst : f32
    %4 = arith.andi %2, %3 : i1
    %5 = complex.re %arg0 : complex<f32>
    %6 = complex.im %arg0 : complex<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %7 = math.absf %5 : f32
    %8 = math.absf %6 : f32
    %9 = arith.maximumf %7, %8 : f32
    %10 = arith.minimumf %7, %8 : f32
    %11 = arith.divf %10, %9 : f32
    %12 = arith.mulf %11, %11 : f32
    %13 = arith.addf %12, %cst_0 : f32
    %14 = math.sqrt %13 : f32
    %15 = arith.mulf %9, %14 : f32
    %16 = arith.cmpf uno, %15, %15 : f32
    %17 = arith.select %16, %10, %15 : f32
    %18 = arith.divf %0, %17 : f32
    %19 = arith.divf %1, %17 : f32
    %20 = complex.create %18, %19 : complex<f32>
    %21 = arith.select %4, %arg0, %20 : complex<f32>
    return %21 : complex<f32>
  }
  func.func @sin(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %2 = math.exp %1 : f32
    %3 = arith.mulf %cst, %2 : f32
    %4 = arith.divf %cst, %2 : f32
    %5 = math.sin %0 : f32
    %6 = math.cos %0 : f32
    %7 = arith.addf %3, %4 : f32
    %8 = arith.mulf %7, %5 : f32
    %9 = arith.subf %3, %4 : f32
    %10 = arith.mulf %9, %6 : f32
    %11 = complex.create %8, %10 : complex<f32>
    return %11 : complex<f32>
  }
  func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %2 = math.absf %0 : f32
    %3 = math.absf %1 : f32
    %4 = arith.maximumf %2, %3 : f32
    %5 = arith.minimumf %2, %3 : f32
    %6 = arith.divf %5, %4 : f32
    %7 = arith.mulf %6, %6 : f32
    %8 = arith.addf %7, %cst_1 : f32
    %cst_2 = arith.constant 2.500000e-01 : f32
    %9 = math.sqrt %4 : f32
    %10 = math.powf %8, %cst_2 : f32
    %11 = arith.mulf %9, %10 : f32
    %12 = arith.cmpf uno, %11, %11 : f32
    %13 = arith.select %12, %5, %11 : f32
    %14 = math.atan2 %1, %0 : f32
    %15 = arith.mulf %14, %cst_0 : f32
    %16 = math.cos %15 : f32
    %17 = math.sin %15 : f32
    %18 = arith.cmpf oeq, %17, %cst : f32
    %19 = arith.mulf %13, %16 : f32
    %20 = arith.mulf %13, %17 : f32
    %21 = arith.select %18, %cst, %20 : f32
    %cst_3 = arith.constant 0x7F800000 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 0x7FC00000 : f32
    %22 = math.absf %1 : f32
    %23 = arith.cmpf oeq, %22, %cst_3 : f32
    %24 = arith.cmpf one, %22, %cst_3 : f32
    %25 = arith.cmpf oeq, %0, %cst_3 : f32
    %26 = arith.cmpf oeq, %0, %cst_4 : f32
    %27 = arith.andi %26, %24 : i1
    %28 = arith.select %27, %cst, %19 : f32
    %29 = arith.ori %23, %25 : i1
    %30 = arith.select %29, %cst_3, %28 : f32
    %31 = math.copysign %cst_3, %1 : f32
    %32 = arith.cmpf uno, %13, %13 : f32
    %33 = arith.select %32, %cst_5, %21 : f32
    %34 = arith.ori %23, %26 : i1
    %35 = arith.select %34, %31, %33 : f32
    %36 = arith.cmpf oeq, %13, %cst : f32
    %37 = arith.select %36, %cst, %30 : f32
    %38 = arith.select %36, %cst, %35 : f32
    %39 = complex.create %37, %38 : complex<f32>
    return %39 : complex<f32>
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
    %14 = arith.addf %5, %6 : f32
    %15 = arith.addf %14, %10 : f32
    %16 = arith.cmpf oeq, %14, %cst_0 : f32
    %17 = math.copysign %cst, %2 : f32
    %18 = arith.divf %7, %15 : f32
    %19 = arith.select %16, %17, %18 : f32
    %20 = arith.divf %13, %15 : f32
    %21 = math.absf %2 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %22 = arith.cmpf oeq, %21, %cst_0 : f32
    %23 = arith.cmpf oeq, %0, %cst_2 : f32
    %true = arith.constant true
    %24 = arith.xori %22, %true : i1
    %25 = arith.cmpf uno, %13, %13 : f32
    %26 = arith.andi %25, %24 : i1
    %27 = arith.andi %22, %25 : i1
    %28 = arith.ori %23, %27 : i1
    %29 = arith.select %26, %cst_3, %19 : f32
    %30 = arith.select %28, %cst_2, %20 : f32
    %31 = arith.mulf %29, %cst : f32
    %32 = complex.create %30, %31 : complex<f32>
    return %32 : complex<f32>
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
    %13 = arith.addf %4, %5 : f32
    %14 = arith.addf %13, %9 : f32
    %15 = arith.cmpf oeq, %13, %cst_0 : f32
    %16 = math.copysign %cst, %0 : f32
    %17 = arith.divf %6, %14 : f32
    %18 = arith.select %15, %16, %17 : f32
    %19 = arith.divf %12, %14 : f32
    %20 = math.absf %0 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %21 = arith.cmpf oeq, %20, %cst_0 : f32
    %22 = arith.cmpf oeq, %1, %cst_2 : f32
    %true = arith.constant true
    %23 = arith.xori %21, %true : i1
    %24 = arith.cmpf uno, %12, %12 : f32
    %25 = arith.andi %24, %23 : i1
    %26 = arith.andi %21, %24 : i1
    %27 = arith.ori %22, %26 : i1
    %28 = arith.select %25, %cst_3, %18 : f32
    %29 = arith.select %27, %cst_2, %19 : f32
    %30 = complex.create %28, %29 : complex<f32>
    return %30 : complex<f32>
  }
}

