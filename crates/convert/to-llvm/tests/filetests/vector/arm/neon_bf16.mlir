// terrace opt --convert-vector-to-llvm='enable-arm-neon enable-arm-bf16'
// Products of matrices of bf16, the second one transposed, as tiles of NEON.
func.func @one_tile(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

func.func @tiles(%a: vector<4x8xbf16>, %b: vector<2x8xbf16>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xbf16>, vector<2x8xbf16> into vector<4x2xf32>
  return %r : vector<4x2xf32>
}

func.func @one_row(%a: vector<1x4xbf16>, %b: vector<4x4xbf16>, %c: vector<1x4xf32>) -> vector<1x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xbf16>, vector<4x4xbf16> into vector<1x4xf32>
  return %r : vector<1x4xf32>
}

func.func @vector_by_matrix(%a: vector<8xbf16>, %b: vector<2x8xbf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xbf16>, vector<2x8xbf16> into vector<2xf32>
  return %r : vector<2xf32>
}
// ==== stdout ====
module {
  func.func @one_tile(%arg0: vector<2x4xbf16>, %arg1: vector<2x4xbf16>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %3 = ub.poison : vector<2x2xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %5 = ub.poison : vector<4xf32>
    %6 = ub.poison : vector<8xbf16>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xbf16>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xbf16>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %12 = llvm.shufflevector %11, %9 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xbf16>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xbf16>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %18 = llvm.shufflevector %17, %15 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xf32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xf32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xf32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xf32> 
    %25 = arm_neon.intr.bfmmla %24, %12, %18 : vector<8xbf16> to vector<4xf32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xf32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xf32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xf32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %30 : vector<2x2xf32>
  }
  func.func @tiles(%arg0: vector<4x8xbf16>, %arg1: vector<2x8xbf16>, %arg2: vector<4x2xf32>) -> vector<4x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xbf16> to !llvm.array<2 x vector<8xbf16>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xbf16> to !llvm.array<4 x vector<8xbf16>>
    %3 = ub.poison : vector<4xf32>
    %4 = ub.poison : vector<8xbf16>
    %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
    %5 = builtin.unrealized_conversion_cast %cst : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
    %6 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<8xbf16>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3] : vector<8xbf16> 
    %8 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<8xbf16>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3] : vector<8xbf16> 
    %10 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xbf16>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3] : vector<8xbf16> 
    %12 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xbf16>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3] : vector<8xbf16> 
    %14 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %15 = llvm.shufflevector %14, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %16 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %17 = llvm.shufflevector %16, %15 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %18 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %19 = llvm.shufflevector %18, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %20 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %21 = llvm.shufflevector %20, %19 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %22 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<2xf32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xf32> 
    %24 = llvm.shufflevector %23, %3 [0, 1, 6, 7] : vector<4xf32> 
    %25 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<2xf32>> 
    %26 = llvm.shufflevector %25, %25 [0, 1, 0, 0] : vector<2xf32> 
    %27 = llvm.shufflevector %26, %24 [4, 5, 0, 1] : vector<4xf32> 
    %28 = arm_neon.intr.bfmmla %27, %17, %21 : vector<8xbf16> to vector<4xf32>
    %29 = llvm.shufflevector %28, %28 [0, 1] : vector<4xf32> 
    %30 = llvm.shufflevector %28, %28 [2, 3] : vector<4xf32> 
    %31 = llvm.insertvalue %29, %5[0] : !llvm.array<4 x vector<2xf32>> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.array<4 x vector<2xf32>> 
    %33 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<8xbf16>> 
    %34 = llvm.shufflevector %33, %33 [4, 5, 6, 7] : vector<8xbf16> 
    %35 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<8xbf16>> 
    %36 = llvm.shufflevector %35, %35 [4, 5, 6, 7] : vector<8xbf16> 
    %37 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xbf16>> 
    %38 = llvm.shufflevector %37, %37 [4, 5, 6, 7] : vector<8xbf16> 
    %39 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xbf16>> 
    %40 = llvm.shufflevector %39, %39 [4, 5, 6, 7] : vector<8xbf16> 
    %41 = llvm.shufflevector %34, %34 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %42 = llvm.shufflevector %41, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %43 = llvm.shufflevector %36, %36 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %44 = llvm.shufflevector %43, %42 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %45 = llvm.shufflevector %38, %38 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %46 = llvm.shufflevector %45, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %47 = llvm.shufflevector %40, %40 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %48 = llvm.shufflevector %47, %46 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %49 = arm_neon.intr.bfmmla %28, %44, %48 : vector<8xbf16> to vector<4xf32>
    %50 = llvm.shufflevector %49, %49 [0, 1] : vector<4xf32> 
    %51 = llvm.shufflevector %49, %49 [2, 3] : vector<4xf32> 
    %52 = llvm.insertvalue %50, %32[0] : !llvm.array<4 x vector<2xf32>> 
    %53 = llvm.insertvalue %51, %52[1] : !llvm.array<4 x vector<2xf32>> 
    %54 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<8xbf16>> 
    %55 = llvm.shufflevector %54, %54 [0, 1, 2, 3] : vector<8xbf16> 
    %56 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<8xbf16>> 
    %57 = llvm.shufflevector %56, %56 [0, 1, 2, 3] : vector<8xbf16> 
    %58 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xbf16>> 
    %59 = llvm.shufflevector %58, %58 [0, 1, 2, 3] : vector<8xbf16> 
    %60 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xbf16>> 
    %61 = llvm.shufflevector %60, %60 [0, 1, 2, 3] : vector<8xbf16> 
    %62 = llvm.shufflevector %55, %55 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %63 = llvm.shufflevector %62, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %64 = llvm.shufflevector %57, %57 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %65 = llvm.shufflevector %64, %63 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %66 = llvm.shufflevector %59, %59 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %67 = llvm.shufflevector %66, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %68 = llvm.shufflevector %61, %61 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %69 = llvm.shufflevector %68, %67 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %70 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<2xf32>> 
    %71 = llvm.shufflevector %70, %70 [0, 1, 0, 0] : vector<2xf32> 
    %72 = llvm.shufflevector %71, %3 [0, 1, 6, 7] : vector<4xf32> 
    %73 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<2xf32>> 
    %74 = llvm.shufflevector %73, %73 [0, 1, 0, 0] : vector<2xf32> 
    %75 = llvm.shufflevector %74, %72 [4, 5, 0, 1] : vector<4xf32> 
    %76 = arm_neon.intr.bfmmla %75, %65, %69 : vector<8xbf16> to vector<4xf32>
    %77 = llvm.shufflevector %76, %76 [0, 1] : vector<4xf32> 
    %78 = llvm.shufflevector %76, %76 [2, 3] : vector<4xf32> 
    %79 = llvm.insertvalue %77, %53[2] : !llvm.array<4 x vector<2xf32>> 
    %80 = llvm.insertvalue %78, %79[3] : !llvm.array<4 x vector<2xf32>> 
    %81 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<8xbf16>> 
    %82 = llvm.shufflevector %81, %81 [4, 5, 6, 7] : vector<8xbf16> 
    %83 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<8xbf16>> 
    %84 = llvm.shufflevector %83, %83 [4, 5, 6, 7] : vector<8xbf16> 
    %85 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xbf16>> 
    %86 = llvm.shufflevector %85, %85 [4, 5, 6, 7] : vector<8xbf16> 
    %87 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xbf16>> 
    %88 = llvm.shufflevector %87, %87 [4, 5, 6, 7] : vector<8xbf16> 
    %89 = llvm.shufflevector %82, %82 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %90 = llvm.shufflevector %89, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %91 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %92 = llvm.shufflevector %91, %90 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %93 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %94 = llvm.shufflevector %93, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %95 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %96 = llvm.shufflevector %95, %94 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %97 = arm_neon.intr.bfmmla %76, %92, %96 : vector<8xbf16> to vector<4xf32>
    %98 = llvm.shufflevector %97, %97 [0, 1] : vector<4xf32> 
    %99 = llvm.shufflevector %97, %97 [2, 3] : vector<4xf32> 
    %100 = llvm.insertvalue %98, %80[2] : !llvm.array<4 x vector<2xf32>> 
    %101 = llvm.insertvalue %99, %100[3] : !llvm.array<4 x vector<2xf32>> 
    %102 = builtin.unrealized_conversion_cast %101 : !llvm.array<4 x vector<2xf32>> to vector<4x2xf32>
    return %102 : vector<4x2xf32>
  }
  func.func @one_row(%arg0: vector<1x4xbf16>, %arg1: vector<4x4xbf16>, %arg2: vector<1x4xf32>) -> vector<1x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xbf16> to !llvm.array<4 x vector<4xbf16>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x4xbf16> to !llvm.array<1 x vector<4xbf16>>
    %2 = builtin.unrealized_conversion_cast %arg2 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %3 = ub.poison : vector<4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<8xbf16>
    %4 = ub.poison : vector<8xbf16>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<1x4xf32>
    %5 = builtin.unrealized_conversion_cast %cst_1 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
    %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<4xf32>> 
    %7 = llvm.shufflevector %6, %6 [0, 1] : vector<4xf32> 
    %8 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<4xbf16>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %10 = llvm.shufflevector %9, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %11 = llvm.shufflevector %cst_0, %10 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %12 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<4xbf16>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %14 = llvm.shufflevector %13, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %15 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xbf16>> 
    %16 = llvm.shufflevector %15, %15 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %17 = llvm.shufflevector %16, %14 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %18 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32> 
    %19 = llvm.shufflevector %18, %3 [0, 1, 6, 7] : vector<4xf32> 
    %20 = llvm.shufflevector %cst, %19 [4, 5, 0, 1] : vector<4xf32> 
    %21 = arm_neon.intr.bfmmla %20, %11, %17 : vector<8xbf16> to vector<4xf32>
    %22 = llvm.shufflevector %21, %21 [0, 1] : vector<4xf32> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xf32> 
    %24 = llvm.shufflevector %23, %cst [0, 1, 6, 7] : vector<4xf32> 
    %25 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<4xf32>> 
    %26 = llvm.shufflevector %25, %25 [2, 3] : vector<4xf32> 
    %27 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<4xbf16>> 
    %28 = llvm.shufflevector %27, %27 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %29 = llvm.shufflevector %28, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %30 = llvm.shufflevector %cst_0, %29 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %31 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xbf16>> 
    %32 = llvm.shufflevector %31, %31 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %33 = llvm.shufflevector %32, %4 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %34 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<4xbf16>> 
    %35 = llvm.shufflevector %34, %34 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %36 = llvm.shufflevector %35, %33 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %37 = llvm.shufflevector %26, %26 [0, 1, 0, 0] : vector<2xf32> 
    %38 = llvm.shufflevector %37, %3 [0, 1, 6, 7] : vector<4xf32> 
    %39 = llvm.shufflevector %cst, %38 [4, 5, 0, 1] : vector<4xf32> 
    %40 = arm_neon.intr.bfmmla %39, %30, %36 : vector<8xbf16> to vector<4xf32>
    %41 = llvm.shufflevector %40, %40 [0, 1] : vector<4xf32> 
    %42 = llvm.shufflevector %41, %41 [0, 1, 0, 0] : vector<2xf32> 
    %43 = llvm.shufflevector %42, %24 [4, 5, 0, 1] : vector<4xf32> 
    %44 = llvm.insertvalue %43, %5[0] : !llvm.array<1 x vector<4xf32>> 
    %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<1 x vector<4xf32>> to vector<1x4xf32>
    return %45 : vector<1x4xf32>
  }
  func.func @vector_by_matrix(%arg0: vector<8xbf16>, %arg1: vector<2x8xbf16>, %arg2: vector<2xf32>) -> vector<2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xbf16> to !llvm.array<2 x vector<8xbf16>>
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %1 = ub.poison : vector<4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<8xbf16>
    %2 = ub.poison : vector<8xbf16>
    %3 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3] : vector<8xbf16> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xbf16>> 
    %5 = llvm.shufflevector %4, %4 [0, 1, 2, 3] : vector<8xbf16> 
    %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xbf16>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3] : vector<8xbf16> 
    %8 = llvm.shufflevector %3, %3 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %9 = llvm.shufflevector %8, %2 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %10 = llvm.shufflevector %cst_0, %9 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %11 = llvm.shufflevector %5, %5 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %12 = llvm.shufflevector %11, %2 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %13 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %14 = llvm.shufflevector %13, %12 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %15 = llvm.shufflevector %arg2, %arg2 [0, 1, 0, 0] : vector<2xf32> 
    %16 = llvm.shufflevector %15, %1 [0, 1, 6, 7] : vector<4xf32> 
    %17 = llvm.shufflevector %cst, %16 [4, 5, 0, 1] : vector<4xf32> 
    %18 = arm_neon.intr.bfmmla %17, %10, %14 : vector<8xbf16> to vector<4xf32>
    %19 = llvm.shufflevector %arg0, %arg0 [4, 5, 6, 7] : vector<8xbf16> 
    %20 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xbf16>> 
    %21 = llvm.shufflevector %20, %20 [4, 5, 6, 7] : vector<8xbf16> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xbf16>> 
    %23 = llvm.shufflevector %22, %22 [4, 5, 6, 7] : vector<8xbf16> 
    %24 = llvm.shufflevector %19, %19 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %25 = llvm.shufflevector %24, %2 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %26 = llvm.shufflevector %cst_0, %25 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %27 = llvm.shufflevector %21, %21 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %28 = llvm.shufflevector %27, %2 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
    %29 = llvm.shufflevector %23, %23 [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
    %30 = llvm.shufflevector %29, %28 [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
    %31 = arm_neon.intr.bfmmla %18, %26, %30 : vector<8xbf16> to vector<4xf32>
    %32 = llvm.shufflevector %31, %31 [0, 1] : vector<4xf32> 
    return %32 : vector<2xf32>
  }
}

