// terrace opt --arith-expand=include-f4e2m1
// Casts of f4E2M1FN. Flags are lost, as upstream. Truncation rounds to the nearest value, and to the even one of two.
func.func @extend(%a: f4E2M1FN, %v: vector<4xf4E2M1FN>) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.extf %v fastmath<nnan> : vector<4xf4E2M1FN> to vector<4xbf16>
  return
}
func.func @truncate(%a: f32, %h: f16, %t: tensor<?xbf16>) {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  %1 = arith.truncf %h fastmath<nnan> : f16 to f4E2M1FN
  %2 = arith.truncf %t : tensor<?xbf16> to tensor<?xf4E2M1FN>
  return
}
// ==== stdout ====
module {
  func.func @extend(%arg0: f4E2M1FN, %arg1: vector<4xf4E2M1FN>) {
    %0 = arith.bitcast %arg0 : f4E2M1FN to i4
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %c2_i4 = arith.constant 2 : i4
    %c4_i4 = arith.constant 4 : i4
    %c7_i4 = arith.constant 7 : i4
    %1 = arith.andi %0, %c7_i4 : i4
    %c20_i32 = arith.constant 20 : i32
    %2 = arith.shli %1, %c2_i4 : i4
    %3 = arith.cmpi eq, %1, %c1_i4 : i4
    %4 = arith.select %3, %c0_i4, %2 : i4
    %5 = arith.extui %4 : i4 to i32
    %6 = arith.shli %5, %c20_i32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c1056964608_i32 = arith.constant 1056964608 : i32
    %7 = arith.cmpi uge, %1, %c4_i4 : i4
    %8 = arith.select %7, %c1073741824_i32, %c1056964608_i32 : i32
    %9 = arith.cmpi eq, %1, %c0_i4 : i4
    %10 = arith.select %9, %c0_i32, %8 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-8_i4 = arith.constant -8 : i4
    %11 = arith.cmpi uge, %0, %c-8_i4 : i4
    %12 = arith.select %11, %c-2147483648_i32, %c0_i32 : i32
    %13 = arith.addi %6, %10 : i32
    %14 = arith.addi %13, %12 : i32
    %15 = arith.bitcast %14 : i32 to f32
    %16 = arith.bitcast %arg1 : vector<4xf4E2M1FN> to vector<4xi4>
    %cst = arith.constant dense<0> : vector<4xi4>
    %cst_0 = arith.constant dense<1> : vector<4xi4>
    %cst_1 = arith.constant dense<2> : vector<4xi4>
    %cst_2 = arith.constant dense<4> : vector<4xi4>
    %cst_3 = arith.constant dense<7> : vector<4xi4>
    %17 = arith.andi %16, %cst_3 : vector<4xi4>
    %cst_4 = arith.constant dense<20> : vector<4xi32>
    %18 = arith.shli %17, %cst_1 : vector<4xi4>
    %19 = arith.cmpi eq, %17, %cst_0 : vector<4xi4>
    %20 = arith.select %19, %cst, %18 : vector<4xi1>, vector<4xi4>
    %21 = arith.extui %20 : vector<4xi4> to vector<4xi32>
    %22 = arith.shli %21, %cst_4 : vector<4xi32>
    %cst_5 = arith.constant dense<0> : vector<4xi32>
    %cst_6 = arith.constant dense<1073741824> : vector<4xi32>
    %cst_7 = arith.constant dense<1056964608> : vector<4xi32>
    %23 = arith.cmpi uge, %17, %cst_2 : vector<4xi4>
    %24 = arith.select %23, %cst_6, %cst_7 : vector<4xi1>, vector<4xi32>
    %25 = arith.cmpi eq, %17, %cst : vector<4xi4>
    %26 = arith.select %25, %cst_5, %24 : vector<4xi1>, vector<4xi32>
    %cst_8 = arith.constant dense<-2147483648> : vector<4xi32>
    %cst_9 = arith.constant dense<-8> : vector<4xi4>
    %27 = arith.cmpi uge, %16, %cst_9 : vector<4xi4>
    %28 = arith.select %27, %cst_8, %cst_5 : vector<4xi1>, vector<4xi32>
    %29 = arith.addi %22, %26 : vector<4xi32>
    %30 = arith.addi %29, %28 : vector<4xi32>
    %31 = arith.bitcast %30 : vector<4xi32> to vector<4xf32>
    %32 = arith.truncf %31 : vector<4xf32> to vector<4xbf16>
    return
  }
  func.func @truncate(%arg0: f32, %arg1: f16, %arg2: tensor<?xbf16>) {
    %0 = arith.bitcast %arg0 : f32 to i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %1 = arith.andi %0, %c2147483647_i32 : i32
    %c1056964608_i32 = arith.constant 1056964608 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2097151_i32 = arith.constant 2097151 : i32
    %2 = arith.subi %1, %c1056964608_i32 : i32
    %3 = arith.shrui %2, %c22_i32 : i32
    %4 = arith.andi %3, %c1_i32 : i32
    %5 = arith.addi %2, %c2097151_i32 : i32
    %6 = arith.addi %5, %4 : i32
    %7 = arith.shrui %6, %c22_i32 : i32
    %8 = arith.bitcast %1 : i32 to f32
    %cst = arith.constant 0x4A800000 : f32
    %9 = arith.addf %8, %cst : f32
    %10 = arith.bitcast %9 : f32 to i32
    %c1249902592_i32 = arith.constant 1249902592 : i32
    %11 = arith.subi %10, %c1249902592_i32 : i32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %12 = arith.cmpi uge, %1, %c1065353216_i32 : i32
    %13 = arith.select %12, %7, %11 : i32
    %c7_i32 = arith.constant 7 : i32
    %c7_i32_0 = arith.constant 7 : i32
    %14 = arith.cmpi ugt, %13, %c7_i32_0 : i32
    %15 = arith.select %14, %c7_i32, %13 : i32
    %c0_i32 = arith.constant 0 : i32
    %16 = arith.cmpf uno, %arg0, %arg0 : f32
    %17 = arith.select %16, %c0_i32, %15 : i32
    %c28_i32 = arith.constant 28 : i32
    %18 = arith.shrui %0, %c28_i32 : i32
    %c8_i32 = arith.constant 8 : i32
    %19 = arith.andi %18, %c8_i32 : i32
    %20 = arith.ori %17, %19 : i32
    %21 = arith.trunci %20 : i32 to i4
    %22 = arith.bitcast %21 : i4 to f4E2M1FN
    %23 = arith.extf %arg1 : f16 to f32
    %24 = arith.bitcast %23 : f32 to i32
    %c2147483647_i32_1 = arith.constant 2147483647 : i32
    %25 = arith.andi %24, %c2147483647_i32_1 : i32
    %c1056964608_i32_2 = arith.constant 1056964608 : i32
    %c22_i32_3 = arith.constant 22 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %c2097151_i32_5 = arith.constant 2097151 : i32
    %26 = arith.subi %25, %c1056964608_i32_2 : i32
    %27 = arith.shrui %26, %c22_i32_3 : i32
    %28 = arith.andi %27, %c1_i32_4 : i32
    %29 = arith.addi %26, %c2097151_i32_5 : i32
    %30 = arith.addi %29, %28 : i32
    %31 = arith.shrui %30, %c22_i32_3 : i32
    %32 = arith.bitcast %25 : i32 to f32
    %cst_6 = arith.constant 0x4A800000 : f32
    %33 = arith.addf %32, %cst_6 : f32
    %34 = arith.bitcast %33 : f32 to i32
    %c1249902592_i32_7 = arith.constant 1249902592 : i32
    %35 = arith.subi %34, %c1249902592_i32_7 : i32
    %c1065353216_i32_8 = arith.constant 1065353216 : i32
    %36 = arith.cmpi uge, %25, %c1065353216_i32_8 : i32
    %37 = arith.select %36, %31, %35 : i32
    %c7_i32_9 = arith.constant 7 : i32
    %c7_i32_10 = arith.constant 7 : i32
    %38 = arith.cmpi ugt, %37, %c7_i32_10 : i32
    %39 = arith.select %38, %c7_i32_9, %37 : i32
    %c0_i32_11 = arith.constant 0 : i32
    %40 = arith.cmpf uno, %23, %23 : f32
    %41 = arith.select %40, %c0_i32_11, %39 : i32
    %c28_i32_12 = arith.constant 28 : i32
    %42 = arith.shrui %24, %c28_i32_12 : i32
    %c8_i32_13 = arith.constant 8 : i32
    %43 = arith.andi %42, %c8_i32_13 : i32
    %44 = arith.ori %41, %43 : i32
    %45 = arith.trunci %44 : i32 to i4
    %46 = arith.bitcast %45 : i4 to f4E2M1FN
    %47 = arith.truncf %arg2 : tensor<?xbf16> to tensor<?xf4E2M1FN>
    return
  }
}

