// terrace opt --terrace-expand-arith
// Casts of small floats for which arith-expand has no patterns, and sums and products of twice the width for which convert-arith-to-llvm has
// none. Others stay.

// Infinity, NaN and -0.
func.func @ieee(%x: f8E5M2, %y: f32) -> (f32, f8E5M2) {
  %0 = arith.extf %x : f8E5M2 to f32
  %1 = arith.truncf %y : f32 to f8E5M2
  return %0, %1 : f32, f8E5M2
}

// NaN is where -0 would be.
func.func @one_zero(%x: f8E4M3FNUZ, %y: f16) -> (bf16, f8E4M3FNUZ) {
  %0 = arith.extf %x : f8E4M3FNUZ to bf16
  %1 = arith.truncf %y : f16 to f8E4M3FNUZ
  return %0, %1 : bf16, f8E4M3FNUZ
}

// No infinity and no NaN; vectors; f64 is not rounded twice.
func.func @finite(%x: vector<2x[4]xf6E2M3FN>, %y: vector<3xf64>) -> (vector<2x[4]xf32>, vector<3xf4E2M1FN>) {
  %0 = arith.extf %x : vector<2x[4]xf6E2M3FN> to vector<2x[4]xf32>
  %1 = arith.truncf %y : vector<3xf64> to vector<3xf4E2M1FN>
  return %0, %1 : vector<2x[4]xf32>, vector<3xf4E2M1FN>
}

func.func @scaled(%x: f8E4M3FN, %s: f8E8M0FNU, %y: f32) -> (f32, f8E4M3FN) {
  %0 = arith.scaling_extf %x, %s : f8E4M3FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f8E4M3FN
  return %0, %1 : f32, f8E4M3FN
}

func.func @extended(%a: vector<2x3xi16>, %i: index, %s: vector<[4]xi32>) -> (vector<2x3xi1>, i1, vector<2x3xi16>, vector<[4]xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x3xi16>, vector<2x3xi1>
  %1:2 = arith.addui_extended %i, %i : index, i1
  %2:2 = arith.mulsi_extended %a, %a : vector<2x3xi16>
  %3:2 = arith.mului_extended %s, %s : vector<[4]xi32>
  return %0#1, %1#1, %2#1, %3#1 : vector<2x3xi1>, i1, vector<2x3xi16>, vector<[4]xi32>
}

// `index` has 64 bits where nothing else is said.
func.func @extended_index(%i: vector<2x2xindex>) -> (vector<2x2xindex>, vector<2x2xindex>) {
  %0:2 = arith.mului_extended %i, %i : vector<2x2xindex>
  %1:2 = arith.mulsi_extended %i, %i : vector<2x2xindex>
  return %0#1, %1#1 : vector<2x2xindex>, vector<2x2xindex>
}

func.func @stay(%x: f4E2M1FN, %y: f32, %a: vector<4xi32>, %i: vector<2xindex>) -> (f32, f8E8M0FNU, vector<4xi1>, vector<2xindex>) {
  %0 = arith.extf %x : f4E2M1FN to f32
  %1 = arith.truncf %y : f32 to f8E8M0FNU
  %2:2 = arith.addui_extended %a, %a : vector<4xi32>, vector<4xi1>
  %3:2 = arith.mului_extended %i, %i : vector<2xindex>
  return %0, %1, %2#1, %3#1 : f32, f8E8M0FNU, vector<4xi1>, vector<2xindex>
}
// ==== stdout ====
module {
  func.func @ieee(%arg0: f8E5M2, %arg1: f32) -> (f32, f8E5M2) {
    %0 = arith.bitcast %arg0 : f8E5M2 to i8
    %1 = arith.extui %0 : i8 to i32
    %c127_i32 = arith.constant 127 : i32
    %2 = arith.andi %1, %c127_i32 : i32
    %c21_i32 = arith.constant 21 : i32
    %c939524096_i32 = arith.constant 939524096 : i32
    %3 = arith.shli %2, %c21_i32 : i32
    %4 = arith.addi %3, %c939524096_i32 : i32
    %5 = arith.uitofp %2 : i32 to f32
    %cst = arith.constant 1.52587891E-5 : f32
    %6 = arith.mulf %5, %cst : f32
    %7 = arith.bitcast %6 : f32 to i32
    %c4_i32 = arith.constant 4 : i32
    %8 = arith.cmpi uge, %2, %c4_i32 : i32
    %9 = arith.select %8, %4, %7 : i32
    %c2143289344_i32 = arith.constant 2143289344 : i32
    %c123_i32 = arith.constant 123 : i32
    %10 = arith.cmpi ugt, %2, %c123_i32 : i32
    %11 = arith.select %10, %c2143289344_i32, %9 : i32
    %c124_i32 = arith.constant 124 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %12 = arith.cmpi eq, %2, %c124_i32 : i32
    %13 = arith.select %12, %c2139095040_i32, %11 : i32
    %c24_i32 = arith.constant 24 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %14 = arith.shli %1, %c24_i32 : i32
    %15 = arith.andi %14, %c-2147483648_i32 : i32
    %16 = arith.ori %13, %15 : i32
    %17 = arith.bitcast %16 : i32 to f32
    %18 = arith.bitcast %arg1 : f32 to i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %19 = arith.andi %18, %c2147483647_i32 : i32
    %c939524096_i32_0 = arith.constant 939524096 : i32
    %c21_i32_1 = arith.constant 21 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1048575_i32 = arith.constant 1048575 : i32
    %20 = arith.subi %19, %c939524096_i32_0 : i32
    %21 = arith.shrui %20, %c21_i32_1 : i32
    %22 = arith.andi %21, %c1_i32 : i32
    %23 = arith.addi %20, %c1048575_i32 : i32
    %24 = arith.addi %23, %22 : i32
    %25 = arith.shrui %24, %c21_i32_1 : i32
    %26 = arith.bitcast %19 : i32 to f32
    %cst_2 = arith.constant 1.280000e+02 : f32
    %27 = arith.addf %26, %cst_2 : f32
    %28 = arith.bitcast %27 : f32 to i32
    %c1124073472_i32 = arith.constant 1124073472 : i32
    %29 = arith.subi %28, %c1124073472_i32 : i32
    %c947912704_i32 = arith.constant 947912704 : i32
    %30 = arith.cmpi uge, %19, %c947912704_i32 : i32
    %31 = arith.select %30, %25, %29 : i32
    %c124_i32_3 = arith.constant 124 : i32
    %c123_i32_4 = arith.constant 123 : i32
    %32 = arith.cmpi ugt, %31, %c123_i32_4 : i32
    %33 = arith.select %32, %c124_i32_3, %31 : i32
    %c126_i32 = arith.constant 126 : i32
    %34 = arith.cmpf uno, %arg1, %arg1 : f32
    %35 = arith.select %34, %c126_i32, %33 : i32
    %c24_i32_5 = arith.constant 24 : i32
    %36 = arith.shrui %18, %c24_i32_5 : i32
    %c128_i32 = arith.constant 128 : i32
    %37 = arith.andi %36, %c128_i32 : i32
    %38 = arith.ori %35, %37 : i32
    %39 = arith.trunci %38 : i32 to i8
    %40 = arith.bitcast %39 : i8 to f8E5M2
    return %17, %40 : f32, f8E5M2
  }
  func.func @one_zero(%arg0: f8E4M3FNUZ, %arg1: f16) -> (bf16, f8E4M3FNUZ) {
    %0 = arith.bitcast %arg0 : f8E4M3FNUZ to i8
    %1 = arith.extui %0 : i8 to i32
    %c127_i32 = arith.constant 127 : i32
    %2 = arith.andi %1, %c127_i32 : i32
    %c20_i32 = arith.constant 20 : i32
    %c998244352_i32 = arith.constant 998244352 : i32
    %3 = arith.shli %2, %c20_i32 : i32
    %4 = arith.addi %3, %c998244352_i32 : i32
    %5 = arith.uitofp %2 : i32 to f32
    %cst = arith.constant 9.765625E-4 : f32
    %6 = arith.mulf %5, %cst : f32
    %7 = arith.bitcast %6 : f32 to i32
    %c8_i32 = arith.constant 8 : i32
    %8 = arith.cmpi uge, %2, %c8_i32 : i32
    %9 = arith.select %8, %4, %7 : i32
    %c24_i32 = arith.constant 24 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %10 = arith.shli %1, %c24_i32 : i32
    %11 = arith.andi %10, %c-2147483648_i32 : i32
    %12 = arith.ori %9, %11 : i32
    %c2143289344_i32 = arith.constant 2143289344 : i32
    %c128_i32 = arith.constant 128 : i32
    %13 = arith.cmpi eq, %1, %c128_i32 : i32
    %14 = arith.select %13, %c2143289344_i32, %12 : i32
    %15 = arith.bitcast %14 : i32 to f32
    %16 = arith.truncf %15 : f32 to bf16
    %17 = arith.extf %arg1 : f16 to f32
    %18 = arith.bitcast %17 : f32 to i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %19 = arith.andi %18, %c2147483647_i32 : i32
    %c998244352_i32_0 = arith.constant 998244352 : i32
    %c20_i32_1 = arith.constant 20 : i32
    %c1_i32 = arith.constant 1 : i32
    %c524287_i32 = arith.constant 524287 : i32
    %20 = arith.subi %19, %c998244352_i32_0 : i32
    %21 = arith.shrui %20, %c20_i32_1 : i32
    %22 = arith.andi %21, %c1_i32 : i32
    %23 = arith.addi %20, %c524287_i32 : i32
    %24 = arith.addi %23, %22 : i32
    %25 = arith.shrui %24, %c20_i32_1 : i32
    %26 = arith.bitcast %19 : i32 to f32
    %cst_2 = arith.constant 8.192000e+03 : f32
    %27 = arith.addf %26, %cst_2 : f32
    %28 = arith.bitcast %27 : f32 to i32
    %c1174405120_i32 = arith.constant 1174405120 : i32
    %29 = arith.subi %28, %c1174405120_i32 : i32
    %c1006632960_i32 = arith.constant 1006632960 : i32
    %30 = arith.cmpi uge, %19, %c1006632960_i32 : i32
    %31 = arith.select %30, %25, %29 : i32
    %c128_i32_3 = arith.constant 128 : i32
    %c127_i32_4 = arith.constant 127 : i32
    %32 = arith.cmpi ugt, %31, %c127_i32_4 : i32
    %33 = arith.select %32, %c128_i32_3, %31 : i32
    %c128_i32_5 = arith.constant 128 : i32
    %34 = arith.cmpf uno, %17, %17 : f32
    %35 = arith.select %34, %c128_i32_5, %33 : i32
    %c24_i32_6 = arith.constant 24 : i32
    %36 = arith.shrui %18, %c24_i32_6 : i32
    %c128_i32_7 = arith.constant 128 : i32
    %37 = arith.andi %36, %c128_i32_7 : i32
    %c0_i32 = arith.constant 0 : i32
    %38 = arith.cmpi eq, %35, %c0_i32 : i32
    %39 = arith.select %38, %c0_i32, %37 : i32
    %40 = arith.ori %35, %39 : i32
    %41 = arith.trunci %40 : i32 to i8
    %42 = arith.bitcast %41 : i8 to f8E4M3FNUZ
    return %16, %42 : bf16, f8E4M3FNUZ
  }
  func.func @finite(%arg0: vector<2x[4]xf6E2M3FN>, %arg1: vector<3xf64>) -> (vector<2x[4]xf32>, vector<3xf4E2M1FN>) {
    %0 = arith.bitcast %arg0 : vector<2x[4]xf6E2M3FN> to vector<2x[4]xi6>
    %1 = arith.extui %0 : vector<2x[4]xi6> to vector<2x[4]xi32>
    %cst = arith.constant dense<31> : vector<2x[4]xi32>
    %2 = arith.andi %1, %cst : vector<2x[4]xi32>
    %cst_0 = arith.constant dense<20> : vector<2x[4]xi32>
    %cst_1 = arith.constant dense<1056964608> : vector<2x[4]xi32>
    %3 = arith.shli %2, %cst_0 : vector<2x[4]xi32>
    %4 = arith.addi %3, %cst_1 : vector<2x[4]xi32>
    %5 = arith.uitofp %2 : vector<2x[4]xi32> to vector<2x[4]xf32>
    %cst_2 = arith.constant dense<1.250000e-01> : vector<2x[4]xf32>
    %6 = arith.mulf %5, %cst_2 : vector<2x[4]xf32>
    %7 = arith.bitcast %6 : vector<2x[4]xf32> to vector<2x[4]xi32>
    %cst_3 = arith.constant dense<8> : vector<2x[4]xi32>
    %8 = arith.cmpi uge, %2, %cst_3 : vector<2x[4]xi32>
    %9 = arith.select %8, %4, %7 : vector<2x[4]xi1>, vector<2x[4]xi32>
    %cst_4 = arith.constant dense<26> : vector<2x[4]xi32>
    %cst_5 = arith.constant dense<-2147483648> : vector<2x[4]xi32>
    %10 = arith.shli %1, %cst_4 : vector<2x[4]xi32>
    %11 = arith.andi %10, %cst_5 : vector<2x[4]xi32>
    %12 = arith.ori %9, %11 : vector<2x[4]xi32>
    %13 = arith.bitcast %12 : vector<2x[4]xi32> to vector<2x[4]xf32>
    %14 = arith.bitcast %arg1 : vector<3xf64> to vector<3xi64>
    %cst_6 = arith.constant dense<9223372036854775807> : vector<3xi64>
    %15 = arith.andi %14, %cst_6 : vector<3xi64>
    %cst_7 = arith.constant dense<4602678819172646912> : vector<3xi64>
    %cst_8 = arith.constant dense<51> : vector<3xi64>
    %cst_9 = arith.constant dense<1> : vector<3xi64>
    %cst_10 = arith.constant dense<1125899906842623> : vector<3xi64>
    %16 = arith.subi %15, %cst_7 : vector<3xi64>
    %17 = arith.shrui %16, %cst_8 : vector<3xi64>
    %18 = arith.andi %17, %cst_9 : vector<3xi64>
    %19 = arith.addi %16, %cst_10 : vector<3xi64>
    %20 = arith.addi %19, %18 : vector<3xi64>
    %21 = arith.shrui %20, %cst_8 : vector<3xi64>
    %22 = arith.bitcast %15 : vector<3xi64> to vector<3xf64>
    %cst_11 = arith.constant dense<0x4320000000000000> : vector<3xf64>
    %23 = arith.addf %22, %cst_11 : vector<3xf64>
    %24 = arith.bitcast %23 : vector<3xf64> to vector<3xi64>
    %cst_12 = arith.constant dense<4836865999795912704> : vector<3xi64>
    %25 = arith.subi %24, %cst_12 : vector<3xi64>
    %cst_13 = arith.constant dense<4607182418800017408> : vector<3xi64>
    %26 = arith.cmpi uge, %15, %cst_13 : vector<3xi64>
    %27 = arith.select %26, %21, %25 : vector<3xi1>, vector<3xi64>
    %cst_14 = arith.constant dense<7> : vector<3xi64>
    %cst_15 = arith.constant dense<7> : vector<3xi64>
    %28 = arith.cmpi ugt, %27, %cst_15 : vector<3xi64>
    %29 = arith.select %28, %cst_14, %27 : vector<3xi1>, vector<3xi64>
    %cst_16 = arith.constant dense<0> : vector<3xi64>
    %30 = arith.cmpf uno, %arg1, %arg1 : vector<3xf64>
    %31 = arith.select %30, %cst_16, %29 : vector<3xi1>, vector<3xi64>
    %cst_17 = arith.constant dense<60> : vector<3xi64>
    %32 = arith.shrui %14, %cst_17 : vector<3xi64>
    %cst_18 = arith.constant dense<8> : vector<3xi64>
    %33 = arith.andi %32, %cst_18 : vector<3xi64>
    %34 = arith.ori %31, %33 : vector<3xi64>
    %35 = arith.trunci %34 : vector<3xi64> to vector<3xi4>
    %36 = arith.bitcast %35 : vector<3xi4> to vector<3xf4E2M1FN>
    return %13, %36 : vector<2x[4]xf32>, vector<3xf4E2M1FN>
  }
  func.func @scaled(%arg0: f8E4M3FN, %arg1: f8E8M0FNU, %arg2: f32) -> (f32, f8E4M3FN) {
    %0 = arith.extf %arg1 : f8E8M0FNU to f32
    %1 = arith.bitcast %arg0 : f8E4M3FN to i8
    %2 = arith.extui %1 : i8 to i32
    %c127_i32 = arith.constant 127 : i32
    %3 = arith.andi %2, %c127_i32 : i32
    %c20_i32 = arith.constant 20 : i32
    %c1006632960_i32 = arith.constant 1006632960 : i32
    %4 = arith.shli %3, %c20_i32 : i32
    %5 = arith.addi %4, %c1006632960_i32 : i32
    %6 = arith.uitofp %3 : i32 to f32
    %cst = arith.constant 0.001953125 : f32
    %7 = arith.mulf %6, %cst : f32
    %8 = arith.bitcast %7 : f32 to i32
    %c8_i32 = arith.constant 8 : i32
    %9 = arith.cmpi uge, %3, %c8_i32 : i32
    %10 = arith.select %9, %5, %8 : i32
    %c2143289344_i32 = arith.constant 2143289344 : i32
    %c126_i32 = arith.constant 126 : i32
    %11 = arith.cmpi ugt, %3, %c126_i32 : i32
    %12 = arith.select %11, %c2143289344_i32, %10 : i32
    %c24_i32 = arith.constant 24 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %13 = arith.shli %2, %c24_i32 : i32
    %14 = arith.andi %13, %c-2147483648_i32 : i32
    %15 = arith.ori %12, %14 : i32
    %16 = arith.bitcast %15 : i32 to f32
    %17 = arith.mulf %16, %0 : f32
    %18 = arith.extf %arg1 : f8E8M0FNU to f32
    %19 = arith.divf %arg2, %18 : f32
    %20 = arith.bitcast %19 : f32 to i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %21 = arith.andi %20, %c2147483647_i32 : i32
    %c1006632960_i32_0 = arith.constant 1006632960 : i32
    %c20_i32_1 = arith.constant 20 : i32
    %c1_i32 = arith.constant 1 : i32
    %c524287_i32 = arith.constant 524287 : i32
    %22 = arith.subi %21, %c1006632960_i32_0 : i32
    %23 = arith.shrui %22, %c20_i32_1 : i32
    %24 = arith.andi %23, %c1_i32 : i32
    %25 = arith.addi %22, %c524287_i32 : i32
    %26 = arith.addi %25, %24 : i32
    %27 = arith.shrui %26, %c20_i32_1 : i32
    %28 = arith.bitcast %21 : i32 to f32
    %cst_2 = arith.constant 1.638400e+04 : f32
    %29 = arith.addf %28, %cst_2 : f32
    %30 = arith.bitcast %29 : f32 to i32
    %c1182793728_i32 = arith.constant 1182793728 : i32
    %31 = arith.subi %30, %c1182793728_i32 : i32
    %c1015021568_i32 = arith.constant 1015021568 : i32
    %32 = arith.cmpi uge, %21, %c1015021568_i32 : i32
    %33 = arith.select %32, %27, %31 : i32
    %c127_i32_3 = arith.constant 127 : i32
    %c126_i32_4 = arith.constant 126 : i32
    %34 = arith.cmpi ugt, %33, %c126_i32_4 : i32
    %35 = arith.select %34, %c127_i32_3, %33 : i32
    %c127_i32_5 = arith.constant 127 : i32
    %36 = arith.cmpf uno, %19, %19 : f32
    %37 = arith.select %36, %c127_i32_5, %35 : i32
    %c24_i32_6 = arith.constant 24 : i32
    %38 = arith.shrui %20, %c24_i32_6 : i32
    %c128_i32 = arith.constant 128 : i32
    %39 = arith.andi %38, %c128_i32 : i32
    %40 = arith.ori %37, %39 : i32
    %41 = arith.trunci %40 : i32 to i8
    %42 = arith.bitcast %41 : i8 to f8E4M3FN
    return %17, %42 : f32, f8E4M3FN
  }
  func.func @extended(%arg0: vector<2x3xi16>, %arg1: index, %arg2: vector<[4]xi32>) -> (vector<2x3xi1>, i1, vector<2x3xi16>, vector<[4]xi32>) {
    %0 = arith.addi %arg0, %arg0 : vector<2x3xi16>
    %1 = arith.cmpi ult, %0, %arg0 : vector<2x3xi16>
    %2 = arith.addi %arg1, %arg1 : index
    %3 = arith.cmpi ult, %2, %arg1 : index
    %4 = arith.extsi %arg0 : vector<2x3xi16> to vector<2x3xi32>
    %5 = arith.extsi %arg0 : vector<2x3xi16> to vector<2x3xi32>
    %6 = arith.muli %4, %5 : vector<2x3xi32>
    %7 = arith.trunci %6 : vector<2x3xi32> to vector<2x3xi16>
    %cst = arith.constant dense<16> : vector<2x3xi32>
    %8 = arith.shrui %6, %cst : vector<2x3xi32>
    %9 = arith.trunci %8 : vector<2x3xi32> to vector<2x3xi16>
    %10 = arith.extui %arg2 : vector<[4]xi32> to vector<[4]xi64>
    %11 = arith.extui %arg2 : vector<[4]xi32> to vector<[4]xi64>
    %12 = arith.muli %10, %11 : vector<[4]xi64>
    %13 = arith.trunci %12 : vector<[4]xi64> to vector<[4]xi32>
    %cst_0 = arith.constant dense<32> : vector<[4]xi64>
    %14 = arith.shrui %12, %cst_0 : vector<[4]xi64>
    %15 = arith.trunci %14 : vector<[4]xi64> to vector<[4]xi32>
    return %1, %3, %9, %15 : vector<2x3xi1>, i1, vector<2x3xi16>, vector<[4]xi32>
  }
  func.func @extended_index(%arg0: vector<2x2xindex>) -> (vector<2x2xindex>, vector<2x2xindex>) {
    %0 = arith.index_castui %arg0 : vector<2x2xindex> to vector<2x2xi128>
    %1 = arith.index_castui %arg0 : vector<2x2xindex> to vector<2x2xi128>
    %2 = arith.muli %0, %1 : vector<2x2xi128>
    %3 = arith.index_cast %2 : vector<2x2xi128> to vector<2x2xindex>
    %cst = arith.constant dense<64> : vector<2x2xi128>
    %4 = arith.shrui %2, %cst : vector<2x2xi128>
    %5 = arith.index_cast %4 : vector<2x2xi128> to vector<2x2xindex>
    %6 = arith.index_cast %arg0 : vector<2x2xindex> to vector<2x2xi128>
    %7 = arith.index_cast %arg0 : vector<2x2xindex> to vector<2x2xi128>
    %8 = arith.muli %6, %7 : vector<2x2xi128>
    %9 = arith.index_cast %8 : vector<2x2xi128> to vector<2x2xindex>
    %cst_0 = arith.constant dense<64> : vector<2x2xi128>
    %10 = arith.shrui %8, %cst_0 : vector<2x2xi128>
    %11 = arith.index_cast %10 : vector<2x2xi128> to vector<2x2xindex>
    return %5, %11 : vector<2x2xindex>, vector<2x2xindex>
  }
  func.func @stay(%arg0: f4E2M1FN, %arg1: f32, %arg2: vector<4xi32>, %arg3: vector<2xindex>) -> (f32, f8E8M0FNU, vector<4xi1>, vector<2xindex>) {
    %0 = arith.extf %arg0 : f4E2M1FN to f32
    %1 = arith.truncf %arg1 : f32 to f8E8M0FNU
    %sum, %overflow = arith.addui_extended %arg2, %arg2 : vector<4xi32>, vector<4xi1>
    %low, %high = arith.mului_extended %arg3, %arg3 : vector<2xindex>
    return %0, %1, %overflow, %high : f32, f8E8M0FNU, vector<4xi1>, vector<2xindex>
  }
}

