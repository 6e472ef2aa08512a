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
    %cst_3 = arith.constant dense<0> : vector<4xi8>
    %cst_4 = arith.constant dense<4194304> : vector<4xi32>
    %7 = arith.cmpi eq, %4, %cst_3 : vector<4xi8>
    %8 = arith.select %7, %cst_4, %6 : vector<4xi1>, vector<4xi32>
    %9 = arith.cmpi eq, %4, %cst_0 : vector<4xi8>
    %10 = arith.select %9, %cst_1, %8 : vector<4xi1>, vector<4xi32>
    %11 = arith.bitcast %10 : vector<4xi32> to vector<4xf32>
    %12 = arith.cmpf une, %11, %11 : vector<4xf32>
    %cst_5 = arith.constant dense<32767> : vector<4xi32>
    %cst_6 = arith.constant dense<32704> : vector<4xi16>
    %cst_7 = arith.constant dense<16> : vector<4xi32>
    %cst_8 = arith.constant dense<1> : vector<4xi32>
    %13 = arith.bitcast %11 : vector<4xf32> to vector<4xi32>
    %14 = arith.shrui %13, %cst_7 : vector<4xi32>
    %15 = arith.andi %14, %cst_8 : vector<4xi32>
    %16 = arith.addi %15, %cst_5 : vector<4xi32>
    %17 = arith.addi %13, %16 : vector<4xi32>
    %18 = arith.shrui %17, %cst_7 : vector<4xi32>
    %19 = arith.trunci %18 : vector<4xi32> to vector<4xi16>
    %20 = arith.select %12, %cst_6, %19 : vector<4xi1>, vector<4xi16>
    %21 = arith.bitcast %20 : vector<4xi16> to vector<4xbf16>
    %22 = arith.bitcast %arg0 : vector<4xf4E2M1FN> to vector<4xi4>
    %cst_9 = arith.constant dense<0> : vector<4xi4>
    %cst_10 = arith.constant dense<1> : vector<4xi4>
    %cst_11 = arith.constant dense<2> : vector<4xi4>
    %cst_12 = arith.constant dense<4> : vector<4xi4>
    %cst_13 = arith.constant dense<7> : vector<4xi4>
    %23 = arith.andi %22, %cst_13 : vector<4xi4>
    %cst_14 = arith.constant dense<20> : vector<4xi32>
    %24 = arith.shli %23, %cst_11 : vector<4xi4>
    %25 = arith.cmpi eq, %23, %cst_10 : vector<4xi4>
    %26 = arith.select %25, %cst_9, %24 : vector<4xi1>, vector<4xi4>
    %27 = arith.extui %26 : vector<4xi4> to vector<4xi32>
    %28 = arith.shli %27, %cst_14 : vector<4xi32>
    %cst_15 = arith.constant dense<0> : vector<4xi32>
    %cst_16 = arith.constant dense<1073741824> : vector<4xi32>
    %cst_17 = arith.constant dense<1056964608> : vector<4xi32>
    %29 = arith.cmpi uge, %23, %cst_12 : vector<4xi4>
    %30 = arith.select %29, %cst_16, %cst_17 : vector<4xi1>, vector<4xi32>
    %31 = arith.cmpi eq, %23, %cst_9 : vector<4xi4>
    %32 = arith.select %31, %cst_15, %30 : vector<4xi1>, vector<4xi32>
    %cst_18 = arith.constant dense<-2147483648> : vector<4xi32>
    %cst_19 = arith.constant dense<-8> : vector<4xi4>
    %33 = arith.cmpi uge, %22, %cst_19 : vector<4xi4>
    %34 = arith.select %33, %cst_18, %cst_15 : vector<4xi1>, vector<4xi32>
    %35 = arith.addi %28, %32 : vector<4xi32>
    %36 = arith.addi %35, %34 : vector<4xi32>
    %37 = arith.bitcast %36 : vector<4xi32> to vector<4xf32>
    %38 = arith.cmpf une, %37, %37 : vector<4xf32>
    %cst_20 = arith.constant dense<32767> : vector<4xi32>
    %cst_21 = arith.constant dense<32704> : vector<4xi16>
    %cst_22 = arith.constant dense<16> : vector<4xi32>
    %cst_23 = arith.constant dense<1> : vector<4xi32>
    %39 = arith.bitcast %37 : vector<4xf32> to vector<4xi32>
    %40 = arith.shrui %39, %cst_22 : vector<4xi32>
    %41 = arith.andi %40, %cst_23 : vector<4xi32>
    %42 = arith.addi %41, %cst_20 : vector<4xi32>
    %43 = arith.addi %39, %42 : vector<4xi32>
    %44 = arith.shrui %43, %cst_22 : vector<4xi32>
    %45 = arith.trunci %44 : vector<4xi32> to vector<4xi16>
    %46 = arith.select %38, %cst_21, %45 : vector<4xi1>, vector<4xi16>
    %47 = arith.bitcast %46 : vector<4xi16> to vector<4xbf16>
    %48 = arith.mulf %47, %21 fastmath<nnan> : vector<4xbf16>
    return %48 : vector<4xbf16>
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
    %c0_i8 = arith.constant 0 : i8
    %c4194304_i32 = arith.constant 4194304 : i32
    %11 = arith.cmpi eq, %8, %c0_i8 : i8
    %12 = arith.select %11, %c4194304_i32, %10 : i32
    %13 = arith.cmpi eq, %8, %c-1_i8 : i8
    %14 = arith.select %13, %c-1_i32, %12 : i32
    %15 = arith.bitcast %14 : i32 to f32
    %16 = arith.divf %arg0, %15 : f32
    %17 = arith.bitcast %16 : f32 to i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %18 = arith.andi %17, %c2147483647_i32 : i32
    %c1056964608_i32 = arith.constant 1056964608 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2097151_i32 = arith.constant 2097151 : i32
    %19 = arith.subi %18, %c1056964608_i32 : i32
    %20 = arith.shrui %19, %c22_i32 : i32
    %21 = arith.andi %20, %c1_i32 : i32
    %22 = arith.addi %19, %c2097151_i32 : i32
    %23 = arith.addi %22, %21 : i32
    %24 = arith.shrui %23, %c22_i32 : i32
    %25 = arith.bitcast %18 : i32 to f32
    %cst = arith.constant 0x4A800000 : f32
    %26 = arith.addf %25, %cst : f32
    %27 = arith.bitcast %26 : f32 to i32
    %c1249902592_i32 = arith.constant 1249902592 : i32
    %28 = arith.subi %27, %c1249902592_i32 : i32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %29 = arith.cmpi uge, %18, %c1065353216_i32 : i32
    %30 = arith.select %29, %24, %28 : i32
    %c7_i32 = arith.constant 7 : i32
    %c7_i32_1 = arith.constant 7 : i32
    %31 = arith.cmpi ugt, %30, %c7_i32_1 : i32
    %32 = arith.select %31, %c7_i32, %30 : i32
    %c0_i32 = arith.constant 0 : i32
    %33 = arith.cmpf uno, %16, %16 : f32
    %34 = arith.select %33, %c0_i32, %32 : i32
    %c28_i32 = arith.constant 28 : i32
    %35 = arith.shrui %17, %c28_i32 : i32
    %c8_i32 = arith.constant 8 : i32
    %36 = arith.andi %35, %c8_i32 : i32
    %37 = arith.ori %34, %36 : i32
    %38 = arith.trunci %37 : i32 to i4
    %39 = arith.bitcast %38 : i4 to f4E2M1FN
    return %39 : f4E2M1FN
  }
}

