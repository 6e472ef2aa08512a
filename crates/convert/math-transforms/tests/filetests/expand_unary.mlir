// terrace opt --math-expand-ops
// Functions of one number.
func.func @acosh(%a: f32) -> f32 {
  %0 = math.acosh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @asinh(%a: f32) -> f32 {
  %0 = math.asinh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @atanh(%a: f32) -> f32 {
  %0 = math.atanh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @ceil(%a: f32) -> f32 {
  %0 = math.ceil %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @cosh(%a: f32) -> f32 {
  %0 = math.cosh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @round(%a: f32) -> f32 {
  %0 = math.round %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @sinh(%a: f32) -> f32 {
  %0 = math.sinh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @tan(%a: f32) -> f32 {
  %0 = math.tan %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @floor(%a: f32) -> f32 {
  %0 = math.floor %a fastmath<nnan> : f32
  return %0 : f32
}
// ==== stdout ====
module {
  func.func @acosh(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant -5.000000e-01 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %0 = arith.mulf %arg0, %cst_0 : f32
    %1 = arith.addf %0, %cst_1 : f32
    %2 = arith.addf %0, %cst_0 : f32
    %3 = math.sqrt %1 : f32
    %4 = math.sqrt %2 : f32
    %5 = arith.addf %4, %cst : f32
    %6 = arith.divf %1, %5 : f32
    %7 = arith.addf %3, %6 : f32
    %8 = math.log1p %7 : f32
    %9 = arith.addf %8, %8 : f32
    %10 = arith.cmpf oeq, %arg0, %cst_2 : f32
    %11 = arith.select %10, %cst_2, %9 : f32
    return %11 : f32
  }
  func.func @asinh(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.693147182 : f32
    %cst_1 = arith.constant 8.192000e+03 : f32
    %0 = math.absf %arg0 : f32
    %1 = math.fma %0, %0, %cst : f32
    %2 = math.sqrt %1 : f32
    %3 = arith.addf %2, %cst : f32
    %4 = arith.divf %0, %3 : f32
    %5 = math.fma %0, %4, %0 : f32
    %6 = math.log1p %5 : f32
    %7 = math.log %0 : f32
    %8 = arith.addf %7, %cst_0 : f32
    %9 = arith.cmpf ogt, %0, %cst_1 : f32
    %10 = arith.select %9, %8, %6 : f32
    %11 = math.copysign %10, %arg0 : f32
    return %11 : f32
  }
  func.func @atanh(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = math.absf %arg0 : f32
    %1 = arith.addf %0, %0 : f32
    %2 = arith.subf %cst, %0 : f32
    %3 = arith.divf %1, %2 : f32
    %4 = math.log1p %3 : f32
    %5 = arith.mulf %4, %cst_0 : f32
    %6 = math.copysign %5, %arg0 : f32
    return %6 : f32
  }
  func.func @ceil(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0x4B000000 : f32
    %0 = arith.fptosi %arg0 : f32 to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.copysign %1, %arg0 : f32
    %3 = arith.cmpf ogt, %arg0, %2 : f32
    %4 = arith.select %3, %cst, %cst_0 : f32
    %5 = arith.addf %2, %4 : f32
    %6 = math.copysign %5, %arg0 : f32
    %7 = math.absf %arg0 : f32
    %8 = arith.cmpf olt, %7, %cst_1 : f32
    %9 = arith.select %8, %6, %arg0 : f32
    return %9 : f32
  }
  func.func @cosh(%arg0: f32) -> f32 {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %0 = math.exp %arg0 : f32
    %1 = arith.negf %arg0 : f32
    %2 = math.exp %1 : f32
    %3 = arith.addf %0, %2 : f32
    %4 = arith.mulf %3, %cst : f32
    %5 = math.absf %arg0 : f32
    %6 = arith.mulf %5, %cst : f32
    %7 = math.exp %6 : f32
    %8 = arith.mulf %7, %cst : f32
    %9 = arith.mulf %8, %7 : f32
    %10 = arith.cmpf ogt, %5, %cst_0 : f32
    %11 = arith.select %10, %9, %4 : f32
    return %11 : f32
  }
  func.func @exp2(%arg0: f32) -> f32 {
    %cst = arith.constant 0.693147182 : f32
    %cst_0 = arith.constant -1.90465421E-9 : f32
    %0 = arith.mulf %arg0, %cst : f32
    %1 = math.exp %0 : f32
    %2 = arith.negf %0 : f32
    %3 = math.fma %arg0, %cst, %2 : f32
    %4 = math.fma %arg0, %cst_0, %3 : f32
    %5 = math.fma %1, %4, %1 : f32
    %6 = arith.cmpf uno, %5, %5 : f32
    %7 = arith.select %6, %1, %5 : f32
    return %7 : f32
  }
  func.func @round(%arg0: f32) -> f32 {
    %cst = arith.constant 0.49999997 : f32
    %c23_i32 = arith.constant 23 : i32
    %c127_i32 = arith.constant 127 : i32
    %c255_i32 = arith.constant 255 : i32
    %0 = math.copysign %cst, %arg0 : f32
    %1 = arith.addf %arg0, %0 : f32
    %2 = arith.fptosi %1 : f32 to i64
    %3 = arith.sitofp %2 : i64 to f32
    %4 = math.copysign %3, %1 : f32
    %5 = arith.bitcast %arg0 : f32 to i32
    %6 = arith.shrui %5, %c23_i32 : i32
    %7 = arith.andi %6, %c255_i32 : i32
    %8 = arith.subi %7, %c127_i32 : i32
    %9 = arith.cmpi sge, %8, %c23_i32 : i32
    %10 = arith.select %9, %arg0, %4 : f32
    return %10 : f32
  }
  func.func @roundeven(%arg0: f32) -> f32 {
    %cst = arith.constant 0.49999997 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32 = arith.constant 23 : i32
    %c31_i32 = arith.constant 31 : i32
    %c127_i32 = arith.constant 127 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %c8388607_i32 = arith.constant 8388607 : i32
    %c255_i32 = arith.constant 255 : i32
    %0 = arith.bitcast %arg0 : f32 to i32
    %1 = math.copysign %cst, %arg0 : f32
    %2 = arith.addf %arg0, %1 : f32
    %3 = arith.fptosi %2 : f32 to i64
    %4 = arith.sitofp %3 : i64 to f32
    %5 = math.copysign %4, %2 : f32
    %6 = arith.bitcast %arg0 : f32 to i32
    %7 = arith.shrui %6, %c23_i32 : i32
    %8 = arith.andi %7, %c255_i32 : i32
    %9 = arith.subi %8, %c127_i32 : i32
    %10 = arith.cmpi sge, %9, %c23_i32 : i32
    %11 = arith.select %10, %arg0, %5 : f32
    %12 = arith.bitcast %11 : f32 to i32
    %13 = arith.shrui %0, %c23_i32 : i32
    %14 = arith.andi %13, %c255_i32 : i32
    %15 = arith.subi %14, %c127_i32 : i32
    %16 = arith.shrui %12, %c23_i32 : i32
    %17 = arith.andi %16, %c255_i32 : i32
    %18 = arith.subi %17, %c127_i32 : i32
    %19 = arith.cmpi eq, %18, %c0_i32 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %21 = arith.maxsi %20, %c0_i32 : i32
    %22 = arith.minsi %21, %c31_i32 : i32
    %23 = arith.shrui %c8388607_i32, %22 : i32
    %24 = arith.andi %12, %23 : i32
    %25 = arith.cmpi ne, %24, %c0_i32 : i32
    %26 = arith.ori %25, %19 : i1
    %27 = arith.cmpi eq, %15, %c-1_i32 : i32
    %28 = arith.maxsi %15, %c0_i32 : i32
    %29 = arith.minsi %28, %c31_i32 : i32
    %30 = arith.shrui %c4194304_i32, %29 : i32
    %31 = arith.select %27, %c0_i32, %30 : i32
    %32 = arith.maxsi %15, %c0_i32 : i32
    %33 = arith.minsi %32, %c31_i32 : i32
    %34 = arith.shrui %c8388607_i32, %33 : i32
    %35 = arith.andi %0, %34 : i32
    %36 = arith.cmpi eq, %35, %31 : i32
    %37 = arith.cmpi sge, %15, %c-1_i32 : i32
    %38 = arith.cmpi slt, %15, %c23_i32 : i32
    %39 = arith.andi %36, %38 : i1
    %40 = arith.andi %39, %37 : i1
    %41 = math.copysign %cst_0, %arg0 : f32
    %42 = arith.subf %11, %41 : f32
    %43 = arith.andi %26, %40 : i1
    %44 = arith.select %43, %42, %11 : f32
    %45 = math.copysign %44, %arg0 : f32
    return %45 : f32
  }
  func.func @rsqrt(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = math.sqrt %arg0 fastmath<nnan> : f32
    %1 = arith.divf %cst, %0 fastmath<nnan> : f32
    return %1 : f32
  }
  func.func @sinh(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %0 = math.absf %arg0 : f32
    %1 = math.expm1 %0 : f32
    %2 = arith.addf %1, %cst : f32
    %3 = arith.divf %1, %2 : f32
    %4 = arith.addf %1, %3 : f32
    %5 = arith.mulf %4, %cst_0 : f32
    %6 = arith.mulf %0, %cst_0 : f32
    %7 = math.exp %6 : f32
    %8 = arith.mulf %7, %cst_0 : f32
    %9 = arith.mulf %8, %7 : f32
    %10 = arith.cmpf ogt, %0, %cst_1 : f32
    %11 = arith.select %10, %9, %5 : f32
    %12 = math.copysign %11, %arg0 : f32
    return %12 : f32
  }
  func.func @tan(%arg0: f32) -> f32 {
    %0 = math.sin %arg0 fastmath<nnan> : f32
    %1 = math.cos %arg0 fastmath<nnan> : f32
    %2 = arith.divf %0, %1 fastmath<nnan> : f32
    return %2 : f32
  }
  func.func @tanh(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -2.000000e+00 : f32
    %0 = math.absf %arg0 : f32
    %1 = arith.mulf %0, %cst_0 : f32
    %2 = math.expm1 %1 : f32
    %3 = arith.negf %2 : f32
    %4 = arith.addf %2, %cst : f32
    %5 = arith.divf %3, %4 : f32
    %6 = math.copysign %5, %arg0 : f32
    return %6 : f32
  }
  func.func @floor(%arg0: f32) -> f32 {
    %0 = math.floor %arg0 fastmath<nnan> : f32
    return %0 : f32
  }
}

