// terrace opt --arith-expand='include-bf16 include-f8e8m0 include-f4e2m1'
// What a scale becomes is expanded too.
func.func @extend(%a: vector<4xf4E2M1FN>, %s: vector<4xf32>) -> vector<4xbf16> {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : vector<4xf4E2M1FN>, vector<4xf32> to vector<4xbf16>
  return %0 : vector<4xbf16>
}
func.func @truncate(%a: f32, %s: bf16) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f32, bf16 to f4E2M1FN
  return %0 : f4E2M1FN
}
// ==== stdout ====
module {
  func.func @extend(%arg0: vector<4xf4E2M1FN>, %arg1: vector<4xf32>) -> vector<4xbf16> {
    %0 = arith.bitcast %arg1 : vector<4xf32> to vector<4xi32>
    %cst = arith.constant dense<23> : vector<4xi32>
    %1 = arith.shrui %0, %cst : vector<4xi32>
    %2 = arith.trunci %1 : vector<4xi32> to vector<4xi8>
    %3 = arith.bitcast %2 : vector<4xi8> to vector<4xf8E8M0FNU>
    %4 = arith.bitcast %3 : vector<4xf8E8M0FNU> to vector<4xi8>
    %cst_0 = arith.constant dense<-1> : vector<4xi8>
    %cst_1 = arith.constant dense<-1> : vector<4xi32>
    %cst_2 = arith.constant dense<23> : vector<4xi32>
    %5 = arith.extui %4 : vector<4xi8> to vector<4xi32>
    %6 = arith.shli %5, %cst_2 : vector<4xi32>
    %7 = arith.cmpi eq, %4, %cst_0 : vector<4xi8>
    %8 = arith.select %7, %cst_1, %6 : vector<4xi1>, vector<4xi32>
    %9 = arith.bitcast %8 : vector<4xi32> to vector<4xf32>
    %10 = arith.cmpf une, %9, %9 : vector<4xf32>
    %cst_3 = arith.constant dense<32767> : vector<4xi32>
    %cst_4 = arith.constant dense<32704> : vector<4xi16>
    %cst_5 = arith.constant dense<16> : vector<4xi32>
    %cst_6 = arith.constant dense<1> : vector<4xi32>
    %11 = arith.bitcast %9 : vector<4xf32> to vector<4xi32>
    %12 = arith.shrui %11, %cst_5 : vector<4xi32>
    %13 = arith.andi %12, %cst_6 : vector<4xi32>
    %14 = arith.addi %13, %cst_3 : vector<4xi32>
    %15 = arith.addi %11, %14 : vector<4xi32>
    %16 = arith.shrui %15, %cst_5 : vector<4xi32>
    %17 = arith.trunci %16 : vector<4xi32> to vector<4xi16>
    %18 = arith.select %10, %cst_4, %17 : vector<4xi1>, vector<4xi16>
    %19 = arith.bitcast %18 : vector<4xi16> to vector<4xbf16>
    %20 = arith.bitcast %arg0 : vector<4xf4E2M1FN> to vector<4xi4>
    %cst_7 = arith.constant dense<0> : vector<4xi4>
    %cst_8 = arith.constant dense<1> : vector<4xi4>
    %cst_9 = arith.constant dense<2> : vector<4xi4>
    %cst_10 = arith.constant dense<4> : vector<4xi4>
    %cst_11 = arith.constant dense<7> : vector<4xi4>
    %21 = arith.andi %20, %cst_11 : vector<4xi4>
    %cst_12 = arith.constant dense<20> : vector<4xi32>
    %22 = arith.shli %21, %cst_9 : vector<4xi4>
    %23 = arith.cmpi eq, %21, %cst_8 : vector<4xi4>
    %24 = arith.select %23, %cst_7, %22 : vector<4xi1>, vector<4xi4>
    %25 = arith.extui %24 : vector<4xi4> to vector<4xi32>
    %26 = arith.shli %25, %cst_12 : vector<4xi32>
    %cst_13 = arith.constant dense<0> : vector<4xi32>
    %cst_14 = arith.constant dense<1073741824> : vector<4xi32>
    %cst_15 = arith.constant dense<1056964608> : vector<4xi32>
    %27 = arith.cmpi uge, %21, %cst_10 : vector<4xi4>
    %28 = arith.select %27, %cst_14, %cst_15 : vector<4xi1>, vector<4xi32>
    %29 = arith.cmpi eq, %21, %cst_7 : vector<4xi4>
    %30 = arith.select %29, %cst_13, %28 : vector<4xi1>, vector<4xi32>
    %cst_16 = arith.constant dense<-2147483648> : vector<4xi32>
    %cst_17 = arith.constant dense<-8> : vector<4xi4>
    %31 = arith.cmpi uge, %20, %cst_17 : vector<4xi4>
    %32 = arith.select %31, %cst_16, %cst_13 : vector<4xi1>, vector<4xi32>
    %33 = arith.addi %26, %30 : vector<4xi32>
    %34 = arith.addi %33, %32 : vector<4xi32>
    %35 = arith.bitcast %34 : vector<4xi32> to vector<4xf32>
    %36 = arith.cmpf une, %35, %35 : vector<4xf32>
    %cst_18 = arith.constant dense<32767> : vector<4xi32>
    %cst_19 = arith.constant dense<32704> : vector<4xi16>
    %cst_20 = arith.constant dense<16> : vector<4xi32>
    %cst_21 = arith.constant dense<1> : vector<4xi32>
    %37 = arith.bitcast %35 : vector<4xf32> to vector<4xi32>
    %38 = arith.shrui %37, %cst_20 : vector<4xi32>
    %39 = arith.andi %38, %cst_21 : vector<4xi32>
    %40 = arith.addi %39, %cst_18 : vector<4xi32>
    %41 = arith.addi %37, %40 : vector<4xi32>
    %42 = arith.shrui %41, %cst_20 : vector<4xi32>
    %43 = arith.trunci %42 : vector<4xi32> to vector<4xi16>
    %44 = arith.select %36, %cst_19, %43 : vector<4xi1>, vector<4xi16>
    %45 = arith.bitcast %44 : vector<4xi16> to vector<4xbf16>
    %46 = arith.mulf %45, %19 fastmath<nnan> : vector<4xbf16>
    return %46 : vector<4xbf16>
  }
  func.func @truncate(%arg0: f32, %arg1: bf16) -> f4E2M1FN {
    %0 = arith.bitcast %arg1 : bf16 to i16
    %1 = arith.extui %0 : i16 to i32
    %c16_i32 = arith.constant 16 : i32
    %2 = arith.shli %1, %c16_i32 : i32
    %3 = arith.bitcast %2 : i32 to f32
    %4 = arith.bitcast %3 : f32 to i32
    %c23_i32 = arith.constant 23 : i32
    %5 = arith.shrui %4, %c23_i32 : i32
    %6 = arith.trunci %5 : i32 to i8
    %7 = arith.bitcast %6 : i8 to f8E8M0FNU
    %8 = arith.bitcast %7 : f8E8M0FNU to i8
    %c-1_i8 = arith.constant -1 : i8
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32_0 = arith.constant 23 : i32
    %9 = arith.extui %8 : i8 to i32
    %10 = arith.shli %9, %c23_i32_0 : i32
    %11 = arith.cmpi eq, %8, %c-1_i8 : i8
    %12 = arith.select %11, %c-1_i32, %10 : i32
    %13 = arith.bitcast %12 : i32 to f32
    %14 = arith.divf %arg0, %13 : f32
    %c1_i4 = arith.constant 1 : i4
    %c3_i4 = arith.constant 3 : i4
    %c22_i32 = arith.constant 22 : i32
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8_1 = arith.constant -1 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 6.000000e+00 : f32
    %cst_2 = arith.constant -6.000000e+00 : f32
    %15 = arith.cmpf ult, %14, %cst : f32
    %16 = arith.select %15, %14, %cst : f32
    %17 = arith.cmpf uno, %14, %14 : f32
    %18 = arith.select %17, %cst, %16 : f32
    %19 = arith.cmpf ugt, %18, %cst_2 : f32
    %20 = arith.select %19, %18, %cst_2 : f32
    %21 = arith.cmpf uno, %18, %18 : f32
    %22 = arith.select %21, %cst_2, %20 : f32
    %23 = arith.bitcast %22 : f32 to i32
    %c31_i32 = arith.constant 31 : i32
    %24 = arith.shrui %23, %c31_i32 : i32
    %25 = arith.trunci %24 : i32 to i4
    %26 = arith.shli %25, %c3_i4 : i4
    %c126_i32 = arith.constant 126 : i32
    %c23_i32_3 = arith.constant 23 : i32
    %27 = arith.shrui %23, %c23_i32_3 : i32
    %28 = arith.subi %27, %c126_i32 : i32
    %29 = arith.trunci %28 : i32 to i4
    %30 = arith.shli %29, %c1_i4 : i4
    %31 = arith.addi %26, %30 : i4
    %c4194304_i32 = arith.constant 4194304 : i32
    %32 = arith.andi %23, %c4194304_i32 : i32
    %33 = arith.shrui %32, %c22_i32 : i32
    %34 = arith.trunci %33 : i32 to i4
    %35 = arith.addi %31, %34 : i4
    %c8388607_i32 = arith.constant 8388607 : i32
    %36 = arith.trunci %28 : i32 to i8
    %37 = arith.cmpi sle, %36, %c0_i8 : i8
    %38 = arith.cmpi eq, %36, %c-1_i8_1 : i8
    %39 = arith.andi %23, %c8388607_i32 : i32
    %40 = arith.cmpi ugt, %39, %c0_i32 : i32
    %41 = arith.andi %38, %40 : i1
    %42 = arith.cmpi eq, %36, %c0_i8 : i8
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4 = arith.constant 0 : i4
    %43 = arith.select %37, %c-1_i4, %35 : i4
    %44 = arith.select %41, %c0_i4, %43 : i4
    %45 = arith.select %42, %35, %44 : i4
    %c4194303_i32 = arith.constant 4194303 : i32
    %c2097152_i32 = arith.constant 2097152 : i32
    %46 = arith.andi %23, %c4194303_i32 : i32
    %47 = arith.cmpi uge, %46, %c2097152_i32 : i32
    %48 = arith.ori %47, %37 : i1
    %49 = arith.addi %45, %c1_i4 : i4
    %50 = arith.select %48, %49, %45 : i4
    %51 = arith.bitcast %50 : i4 to f4E2M1FN
    return %51 : f4E2M1FN
  }
}

