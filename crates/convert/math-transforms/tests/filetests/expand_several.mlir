// terrace opt --math-expand-ops
// Functions of several operands, and counts of leading zeros.
func.func @f(%a: f32, %b: f32, %c: f32, %n: i32) -> (f32, f32, f32, f32) {
  %0 = math.fma %a, %b, %c fastmath<nnan> : f32
  %1 = math.clampf %a to [%b, %c] fastmath<nnan> : f32
  %2 = math.powf %a, %b : f32
  %3 = math.fpowi %a, %n : f32, i32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
func.func @ctlz(%a: i8, %b: vector<2xi33>, %c: i65) -> (i8, vector<2xi33>, i65) {
  %0 = math.ctlz %a : i8
  %1 = math.ctlz %b : vector<2xi33>
  %2 = math.ctlz %c : i65
  return %0, %1, %2 : i8, vector<2xi33>, i65
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i32) -> (f32, f32, f32, f32) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = math.fma %arg0, %arg1, %arg2 fastmath<nnan> : f32
    %1 = arith.minimumf %arg0, %arg2 fastmath<nnan> : f32
    %2 = arith.maximumf %1, %arg1 fastmath<nnan> : f32
    %3 = math.absf %arg0 : f32
    %4 = math.log %3 : f32
    %5 = arith.mulf %arg1, %4 : f32
    %6 = math.exp %5 : f32
    %7 = arith.cmpf oeq, %arg1, %cst_4 : f32
    %8 = arith.cmpf oeq, %arg0, %cst_2 : f32
    %9 = arith.cmpf oeq, %3, %cst_2 : f32
    %10 = math.absf %arg1 : f32
    %11 = arith.cmpf oeq, %10, %cst_1 : f32
    %12 = arith.andi %9, %11 : i1
    %13 = arith.ori %7, %8 : i1
    %14 = arith.ori %13, %12 : i1
    %15 = arith.select %14, %cst_2, %6 : f32
    %16 = math.trunc %arg1 : f32
    %17 = arith.cmpf oeq, %arg1, %16 : f32
    %18 = arith.mulf %arg1, %cst_3 : f32
    %19 = math.trunc %18 : f32
    %20 = arith.cmpf one, %18, %19 : f32
    %21 = arith.andi %17, %20 : i1
    %22 = math.copysign %15, %arg0 : f32
    %23 = arith.select %21, %22, %15 : f32
    %24 = arith.cmpf olt, %arg0, %cst_4 : f32
    %25 = arith.cmpf one, %arg0, %cst : f32
    %26 = arith.andi %24, %25 : i1
    %27 = arith.select %17, %23, %cst_0 : f32
    %28 = arith.select %26, %27, %23 : f32
    %29 = math.absf %arg0 : f32
    %30 = arith.sitofp %arg3 : i32 to f32
    %31 = math.absf %29 : f32
    %32 = math.log %31 : f32
    %33 = arith.mulf %30, %32 : f32
    %34 = math.exp %33 : f32
    %35 = arith.cmpf oeq, %30, %cst_4 : f32
    %36 = arith.cmpf oeq, %29, %cst_2 : f32
    %37 = arith.cmpf oeq, %31, %cst_2 : f32
    %38 = math.absf %30 : f32
    %39 = arith.cmpf oeq, %38, %cst_1 : f32
    %40 = arith.andi %37, %39 : i1
    %41 = arith.ori %35, %36 : i1
    %42 = arith.ori %41, %40 : i1
    %43 = arith.select %42, %cst_2, %34 : f32
    %44 = math.trunc %30 : f32
    %45 = arith.cmpf oeq, %30, %44 : f32
    %46 = arith.mulf %30, %cst_3 : f32
    %47 = math.trunc %46 : f32
    %48 = arith.cmpf one, %46, %47 : f32
    %49 = arith.andi %45, %48 : i1
    %50 = math.copysign %43, %29 : f32
    %51 = arith.select %49, %50, %43 : f32
    %52 = arith.cmpf olt, %29, %cst_4 : f32
    %53 = arith.cmpf one, %29, %cst : f32
    %54 = arith.andi %52, %53 : i1
    %55 = arith.select %45, %51, %cst_0 : f32
    %56 = arith.select %54, %55, %51 : f32
    %57 = math.copysign %56, %arg0 : f32
    %58 = arith.andi %arg3, %c1_i32 : i32
    %59 = arith.cmpi ne, %58, %c0_i32 : i32
    %60 = arith.select %59, %57, %56 : f32
    return %0, %2, %28, %60 : f32, f32, f32, f32
  }
  func.func @ctlz(%arg0: i8, %arg1: vector<2xi33>, %arg2: i65) -> (i8, vector<2xi33>, i65) {
    %cst = arith.constant dense<33> : vector<2xi33>
    %cst_0 = arith.constant dense<4294967295> : vector<2xi33>
    %cst_1 = arith.constant dense<1> : vector<2xi33>
    %cst_2 = arith.constant dense<2147483647> : vector<2xi33>
    %cst_3 = arith.constant dense<2> : vector<2xi33>
    %cst_4 = arith.constant dense<536870911> : vector<2xi33>
    %cst_5 = arith.constant dense<4> : vector<2xi33>
    %cst_6 = arith.constant dense<33554431> : vector<2xi33>
    %cst_7 = arith.constant dense<8> : vector<2xi33>
    %cst_8 = arith.constant dense<131071> : vector<2xi33>
    %cst_9 = arith.constant dense<16> : vector<2xi33>
    %cst_10 = arith.constant dense<0> : vector<2xi33>
    %c8_i8 = arith.constant 8 : i8
    %c127_i8 = arith.constant 127 : i8
    %c1_i8 = arith.constant 1 : i8
    %c63_i8 = arith.constant 63 : i8
    %c2_i8 = arith.constant 2 : i8
    %c0_i8 = arith.constant 0 : i8
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = arith.cmpi ule, %arg0, %c15_i8 : i8
    %1 = arith.shli %arg0, %c4_i8 : i8
    %2 = arith.select %0, %1, %arg0 : i8
    %3 = arith.select %0, %c4_i8, %c0_i8 : i8
    %4 = arith.cmpi ule, %2, %c63_i8 : i8
    %5 = arith.addi %3, %c2_i8 : i8
    %6 = arith.shli %2, %c2_i8 : i8
    %7 = arith.select %4, %6, %2 : i8
    %8 = arith.select %4, %5, %3 : i8
    %9 = arith.cmpi ule, %7, %c127_i8 : i8
    %10 = arith.addi %8, %c1_i8 : i8
    %11 = arith.select %9, %10, %8 : i8
    %12 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %13 = arith.select %12, %c8_i8, %11 : i8
    %14 = arith.cmpi ule, %arg1, %cst_8 : vector<2xi33>
    %15 = arith.shli %arg1, %cst_9 : vector<2xi33>
    %16 = arith.select %14, %15, %arg1 : vector<2xi1>, vector<2xi33>
    %17 = arith.select %14, %cst_9, %cst_10 : vector<2xi1>, vector<2xi33>
    %18 = arith.cmpi ule, %16, %cst_6 : vector<2xi33>
    %19 = arith.addi %17, %cst_7 : vector<2xi33>
    %20 = arith.shli %16, %cst_7 : vector<2xi33>
    %21 = arith.select %18, %20, %16 : vector<2xi1>, vector<2xi33>
    %22 = arith.select %18, %19, %17 : vector<2xi1>, vector<2xi33>
    %23 = arith.cmpi ule, %21, %cst_4 : vector<2xi33>
    %24 = arith.addi %22, %cst_5 : vector<2xi33>
    %25 = arith.shli %21, %cst_5 : vector<2xi33>
    %26 = arith.select %23, %25, %21 : vector<2xi1>, vector<2xi33>
    %27 = arith.select %23, %24, %22 : vector<2xi1>, vector<2xi33>
    %28 = arith.cmpi ule, %26, %cst_2 : vector<2xi33>
    %29 = arith.addi %27, %cst_3 : vector<2xi33>
    %30 = arith.shli %26, %cst_3 : vector<2xi33>
    %31 = arith.select %28, %30, %26 : vector<2xi1>, vector<2xi33>
    %32 = arith.select %28, %29, %27 : vector<2xi1>, vector<2xi33>
    %33 = arith.cmpi ule, %31, %cst_0 : vector<2xi33>
    %34 = arith.addi %32, %cst_1 : vector<2xi33>
    %35 = arith.shli %31, %cst_1 : vector<2xi33>
    %36 = arith.select %33, %35, %31 : vector<2xi1>, vector<2xi33>
    %37 = arith.select %33, %34, %32 : vector<2xi1>, vector<2xi33>
    %38 = arith.cmpi ule, %36, %cst_0 : vector<2xi33>
    %39 = arith.addi %37, %cst_1 : vector<2xi33>
    %40 = arith.select %38, %39, %37 : vector<2xi1>, vector<2xi33>
    %41 = arith.cmpi eq, %arg1, %cst_10 : vector<2xi33>
    %42 = arith.select %41, %cst, %40 : vector<2xi1>, vector<2xi33>
    %43 = math.ctlz %arg2 : i65
    return %13, %42, %43 : i8, vector<2xi33>, i65
  }
}

