// terrace opt --convert-vector-to-llvm=vector-contract-lowering=outerproduct
// Contractions of vectors that scale: along dimensions that are known, or not at all.
func.func @matvec(%a: vector<[4]x8xf32>, %b: vector<8xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<8xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @matmul_rows(%a: vector<[4]x8xf32>, %b: vector<8x2xf32>, %c: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<8x2xf32> into vector<[4]x2xf32>
  return %r : vector<[4]x2xf32>
}
func.func @matmul_cols(%a: vector<2x8xf32>, %b: vector<8x[4]xf32>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xf32>, vector<8x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @matmul_red(%a: vector<2x[8]xf32>, %b: vector<3x[8]xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x[8]xf32>, vector<3x[8]xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @red2(%a: vector<[4]x8xf32>, %b: vector<[4]x8xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<[4]x8xf32> into f32
  return %r : f32
}
func.func @red3(%a: vector<8x[4]xf32>, %b: vector<8x[4]xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x[4]xf32>, vector<8x[4]xf32> into f32
  return %r : f32
}
func.func @inner_free(%a: vector<[4]x3x8xf32>, %b: vector<8xf32>, %c: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x3x8xf32>, vector<8xf32> into vector<3x[4]xf32>
  return %r : vector<3x[4]xf32>
}
func.func @batch(%a: vector<[4]x3x8xf32>, %b: vector<3x[4]x8xf32>, %c: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x3x8xf32>, vector<3x[4]x8xf32> into vector<3x[4]xf32>
  return %r : vector<3x[4]xf32>
}
func.func @elementwise(%a: vector<1x[4]xf32>, %b: vector<1x3xf32>, %c: vector<[4]x3xf32>) -> vector<[4]x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x[4]xf32>, vector<1x3xf32> into vector<[4]x3xf32>
  return %r : vector<[4]x3xf32>
}
func.func @elementwise1(%a: vector<[1]x4xf32>, %b: vector<[1]x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[1]x4xf32>, vector<[1]x4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map9 = affine_map<(d0, d1) -> (d1, d0)>
#map10 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @matvec(%arg0: vector<[4]x8xf32>, %arg1: vector<8xf32>, %arg2: vector<[4]xf32>) -> vector<[4]xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<[4]x8xf32> to vector<8x[4]xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<8x[4]xf32> to !llvm.array<8 x vector<[4]xf32>>
    %2 = llvm.extractvalue %1[0] : !llvm.array<8 x vector<[4]xf32>> 
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.extractelement %arg1[%3 : i64] : vector<8xf32>
    %5 = llvm.mlir.poison : vector<[4]xf32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<[4]xf32>
    %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<[4]xf32> 
    %9 = llvm.intr.fmuladd(%2, %8, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %10 = llvm.extractvalue %1[1] : !llvm.array<8 x vector<[4]xf32>> 
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.extractelement %arg1[%11 : i64] : vector<8xf32>
    %13 = llvm.mlir.poison : vector<[4]xf32>
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.insertelement %12, %13[%14 : i32] : vector<[4]xf32>
    %16 = llvm.shufflevector %15, %13 [0, 0, 0, 0] : vector<[4]xf32> 
    %17 = llvm.intr.fmuladd(%10, %16, %9) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %18 = llvm.extractvalue %1[2] : !llvm.array<8 x vector<[4]xf32>> 
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.extractelement %arg1[%19 : i64] : vector<8xf32>
    %21 = llvm.mlir.poison : vector<[4]xf32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<[4]xf32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0, 0] : vector<[4]xf32> 
    %25 = llvm.intr.fmuladd(%18, %24, %17) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %26 = llvm.extractvalue %1[3] : !llvm.array<8 x vector<[4]xf32>> 
    %27 = llvm.mlir.constant(3 : i64) : i64
    %28 = llvm.extractelement %arg1[%27 : i64] : vector<8xf32>
    %29 = llvm.mlir.poison : vector<[4]xf32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %28, %29[%30 : i32] : vector<[4]xf32>
    %32 = llvm.shufflevector %31, %29 [0, 0, 0, 0] : vector<[4]xf32> 
    %33 = llvm.intr.fmuladd(%26, %32, %25) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %34 = llvm.extractvalue %1[4] : !llvm.array<8 x vector<[4]xf32>> 
    %35 = llvm.mlir.constant(4 : i64) : i64
    %36 = llvm.extractelement %arg1[%35 : i64] : vector<8xf32>
    %37 = llvm.mlir.poison : vector<[4]xf32>
    %38 = llvm.mlir.constant(0 : i32) : i32
    %39 = llvm.insertelement %36, %37[%38 : i32] : vector<[4]xf32>
    %40 = llvm.shufflevector %39, %37 [0, 0, 0, 0] : vector<[4]xf32> 
    %41 = llvm.intr.fmuladd(%34, %40, %33) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %42 = llvm.extractvalue %1[5] : !llvm.array<8 x vector<[4]xf32>> 
    %43 = llvm.mlir.constant(5 : i64) : i64
    %44 = llvm.extractelement %arg1[%43 : i64] : vector<8xf32>
    %45 = llvm.mlir.poison : vector<[4]xf32>
    %46 = llvm.mlir.constant(0 : i32) : i32
    %47 = llvm.insertelement %44, %45[%46 : i32] : vector<[4]xf32>
    %48 = llvm.shufflevector %47, %45 [0, 0, 0, 0] : vector<[4]xf32> 
    %49 = llvm.intr.fmuladd(%42, %48, %41) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %50 = llvm.extractvalue %1[6] : !llvm.array<8 x vector<[4]xf32>> 
    %51 = llvm.mlir.constant(6 : i64) : i64
    %52 = llvm.extractelement %arg1[%51 : i64] : vector<8xf32>
    %53 = llvm.mlir.poison : vector<[4]xf32>
    %54 = llvm.mlir.constant(0 : i32) : i32
    %55 = llvm.insertelement %52, %53[%54 : i32] : vector<[4]xf32>
    %56 = llvm.shufflevector %55, %53 [0, 0, 0, 0] : vector<[4]xf32> 
    %57 = llvm.intr.fmuladd(%50, %56, %49) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %58 = llvm.extractvalue %1[7] : !llvm.array<8 x vector<[4]xf32>> 
    %59 = llvm.mlir.constant(7 : i64) : i64
    %60 = llvm.extractelement %arg1[%59 : i64] : vector<8xf32>
    %61 = llvm.mlir.poison : vector<[4]xf32>
    %62 = llvm.mlir.constant(0 : i32) : i32
    %63 = llvm.insertelement %60, %61[%62 : i32] : vector<[4]xf32>
    %64 = llvm.shufflevector %63, %61 [0, 0, 0, 0] : vector<[4]xf32> 
    %65 = llvm.intr.fmuladd(%58, %64, %57) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    return %65 : vector<[4]xf32>
  }
  func.func @matmul_rows(%arg0: vector<[4]x8xf32>, %arg1: vector<8x2xf32>, %arg2: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x8xf32>, vector<8x2xf32> into vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
  func.func @matmul_cols(%arg0: vector<2x8xf32>, %arg1: vector<8x[4]xf32>, %arg2: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<8x[4]xf32> to !llvm.array<8 x vector<[4]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<8 x vector<[4]xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.extractelement %5[%6 : i64] : vector<8xf32>
    %8 = llvm.mlir.poison : vector<[4]xf32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<[4]xf32>
    %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0] : vector<[4]xf32> 
    %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %14 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %15 = llvm.mlir.constant(0 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<8xf32>
    %17 = llvm.mlir.poison : vector<[4]xf32>
    %18 = llvm.mlir.constant(0 : i32) : i32
    %19 = llvm.insertelement %16, %17[%18 : i32] : vector<[4]xf32>
    %20 = llvm.shufflevector %19, %17 [0, 0, 0, 0] : vector<[4]xf32> 
    %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %23 = llvm.extractvalue %2[1] : !llvm.array<8 x vector<[4]xf32>> 
    %24 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<8xf32>
    %27 = llvm.mlir.poison : vector<[4]xf32>
    %28 = llvm.mlir.constant(0 : i32) : i32
    %29 = llvm.insertelement %26, %27[%28 : i32] : vector<[4]xf32>
    %30 = llvm.shufflevector %29, %27 [0, 0, 0, 0] : vector<[4]xf32> 
    %31 = llvm.intr.fmuladd(%30, %23, %13) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %32 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %33 = llvm.mlir.constant(1 : i64) : i64
    %34 = llvm.extractelement %32[%33 : i64] : vector<8xf32>
    %35 = llvm.mlir.poison : vector<[4]xf32>
    %36 = llvm.mlir.constant(0 : i32) : i32
    %37 = llvm.insertelement %34, %35[%36 : i32] : vector<[4]xf32>
    %38 = llvm.shufflevector %37, %35 [0, 0, 0, 0] : vector<[4]xf32> 
    %39 = llvm.intr.fmuladd(%38, %23, %22) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %40 = llvm.extractvalue %2[2] : !llvm.array<8 x vector<[4]xf32>> 
    %41 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %42 = llvm.mlir.constant(2 : i64) : i64
    %43 = llvm.extractelement %41[%42 : i64] : vector<8xf32>
    %44 = llvm.mlir.poison : vector<[4]xf32>
    %45 = llvm.mlir.constant(0 : i32) : i32
    %46 = llvm.insertelement %43, %44[%45 : i32] : vector<[4]xf32>
    %47 = llvm.shufflevector %46, %44 [0, 0, 0, 0] : vector<[4]xf32> 
    %48 = llvm.intr.fmuladd(%47, %40, %31) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %49 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %50 = llvm.mlir.constant(2 : i64) : i64
    %51 = llvm.extractelement %49[%50 : i64] : vector<8xf32>
    %52 = llvm.mlir.poison : vector<[4]xf32>
    %53 = llvm.mlir.constant(0 : i32) : i32
    %54 = llvm.insertelement %51, %52[%53 : i32] : vector<[4]xf32>
    %55 = llvm.shufflevector %54, %52 [0, 0, 0, 0] : vector<[4]xf32> 
    %56 = llvm.intr.fmuladd(%55, %40, %39) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %57 = llvm.extractvalue %2[3] : !llvm.array<8 x vector<[4]xf32>> 
    %58 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %59 = llvm.mlir.constant(3 : i64) : i64
    %60 = llvm.extractelement %58[%59 : i64] : vector<8xf32>
    %61 = llvm.mlir.poison : vector<[4]xf32>
    %62 = llvm.mlir.constant(0 : i32) : i32
    %63 = llvm.insertelement %60, %61[%62 : i32] : vector<[4]xf32>
    %64 = llvm.shufflevector %63, %61 [0, 0, 0, 0] : vector<[4]xf32> 
    %65 = llvm.intr.fmuladd(%64, %57, %48) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %66 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %67 = llvm.mlir.constant(3 : i64) : i64
    %68 = llvm.extractelement %66[%67 : i64] : vector<8xf32>
    %69 = llvm.mlir.poison : vector<[4]xf32>
    %70 = llvm.mlir.constant(0 : i32) : i32
    %71 = llvm.insertelement %68, %69[%70 : i32] : vector<[4]xf32>
    %72 = llvm.shufflevector %71, %69 [0, 0, 0, 0] : vector<[4]xf32> 
    %73 = llvm.intr.fmuladd(%72, %57, %56) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %74 = llvm.extractvalue %2[4] : !llvm.array<8 x vector<[4]xf32>> 
    %75 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %76 = llvm.mlir.constant(4 : i64) : i64
    %77 = llvm.extractelement %75[%76 : i64] : vector<8xf32>
    %78 = llvm.mlir.poison : vector<[4]xf32>
    %79 = llvm.mlir.constant(0 : i32) : i32
    %80 = llvm.insertelement %77, %78[%79 : i32] : vector<[4]xf32>
    %81 = llvm.shufflevector %80, %78 [0, 0, 0, 0] : vector<[4]xf32> 
    %82 = llvm.intr.fmuladd(%81, %74, %65) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %83 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %84 = llvm.mlir.constant(4 : i64) : i64
    %85 = llvm.extractelement %83[%84 : i64] : vector<8xf32>
    %86 = llvm.mlir.poison : vector<[4]xf32>
    %87 = llvm.mlir.constant(0 : i32) : i32
    %88 = llvm.insertelement %85, %86[%87 : i32] : vector<[4]xf32>
    %89 = llvm.shufflevector %88, %86 [0, 0, 0, 0] : vector<[4]xf32> 
    %90 = llvm.intr.fmuladd(%89, %74, %73) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %91 = llvm.extractvalue %2[5] : !llvm.array<8 x vector<[4]xf32>> 
    %92 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %93 = llvm.mlir.constant(5 : i64) : i64
    %94 = llvm.extractelement %92[%93 : i64] : vector<8xf32>
    %95 = llvm.mlir.poison : vector<[4]xf32>
    %96 = llvm.mlir.constant(0 : i32) : i32
    %97 = llvm.insertelement %94, %95[%96 : i32] : vector<[4]xf32>
    %98 = llvm.shufflevector %97, %95 [0, 0, 0, 0] : vector<[4]xf32> 
    %99 = llvm.intr.fmuladd(%98, %91, %82) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %100 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %101 = llvm.mlir.constant(5 : i64) : i64
    %102 = llvm.extractelement %100[%101 : i64] : vector<8xf32>
    %103 = llvm.mlir.poison : vector<[4]xf32>
    %104 = llvm.mlir.constant(0 : i32) : i32
    %105 = llvm.insertelement %102, %103[%104 : i32] : vector<[4]xf32>
    %106 = llvm.shufflevector %105, %103 [0, 0, 0, 0] : vector<[4]xf32> 
    %107 = llvm.intr.fmuladd(%106, %91, %90) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %108 = llvm.extractvalue %2[6] : !llvm.array<8 x vector<[4]xf32>> 
    %109 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %110 = llvm.mlir.constant(6 : i64) : i64
    %111 = llvm.extractelement %109[%110 : i64] : vector<8xf32>
    %112 = llvm.mlir.poison : vector<[4]xf32>
    %113 = llvm.mlir.constant(0 : i32) : i32
    %114 = llvm.insertelement %111, %112[%113 : i32] : vector<[4]xf32>
    %115 = llvm.shufflevector %114, %112 [0, 0, 0, 0] : vector<[4]xf32> 
    %116 = llvm.intr.fmuladd(%115, %108, %99) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %117 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %118 = llvm.mlir.constant(6 : i64) : i64
    %119 = llvm.extractelement %117[%118 : i64] : vector<8xf32>
    %120 = llvm.mlir.poison : vector<[4]xf32>
    %121 = llvm.mlir.constant(0 : i32) : i32
    %122 = llvm.insertelement %119, %120[%121 : i32] : vector<[4]xf32>
    %123 = llvm.shufflevector %122, %120 [0, 0, 0, 0] : vector<[4]xf32> 
    %124 = llvm.intr.fmuladd(%123, %108, %107) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %125 = llvm.extractvalue %2[7] : !llvm.array<8 x vector<[4]xf32>> 
    %126 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %127 = llvm.mlir.constant(7 : i64) : i64
    %128 = llvm.extractelement %126[%127 : i64] : vector<8xf32>
    %129 = llvm.mlir.poison : vector<[4]xf32>
    %130 = llvm.mlir.constant(0 : i32) : i32
    %131 = llvm.insertelement %128, %129[%130 : i32] : vector<[4]xf32>
    %132 = llvm.shufflevector %131, %129 [0, 0, 0, 0] : vector<[4]xf32> 
    %133 = llvm.intr.fmuladd(%132, %125, %116) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %134 = llvm.insertvalue %133, %3[0] : !llvm.array<2 x vector<[4]xf32>> 
    %135 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %136 = llvm.mlir.constant(7 : i64) : i64
    %137 = llvm.extractelement %135[%136 : i64] : vector<8xf32>
    %138 = llvm.mlir.poison : vector<[4]xf32>
    %139 = llvm.mlir.constant(0 : i32) : i32
    %140 = llvm.insertelement %137, %138[%139 : i32] : vector<[4]xf32>
    %141 = llvm.shufflevector %140, %138 [0, 0, 0, 0] : vector<[4]xf32> 
    %142 = llvm.intr.fmuladd(%141, %125, %124) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %143 = llvm.insertvalue %142, %134[1] : !llvm.array<2 x vector<[4]xf32>> 
    %144 = builtin.unrealized_conversion_cast %143 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %144 : vector<2x[4]xf32>
  }
  func.func @matmul_red(%arg0: vector<2x[8]xf32>, %arg1: vector<3x[8]xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<3x[8]xf32> to !llvm.array<3 x vector<[8]xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %3 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[8]xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<[8]xf32>> 
    %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.extractelement %6[%7 : i64] : vector<3xf32>
    %9 = arith.mulf %4, %5 : vector<[8]xf32>
    %10 = "llvm.intr.vector.reduce.fadd"(%8, %9) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %10, %cst[%11 : i64] : vector<3xf32>
    %13 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<[8]xf32>> 
    %14 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<3xf32>
    %17 = arith.mulf %4, %13 : vector<[8]xf32>
    %18 = "llvm.intr.vector.reduce.fadd"(%16, %17) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.insertelement %18, %12[%19 : i64] : vector<3xf32>
    %21 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<[8]xf32>> 
    %22 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %23 = llvm.mlir.constant(2 : i64) : i64
    %24 = llvm.extractelement %22[%23 : i64] : vector<3xf32>
    %25 = arith.mulf %4, %21 : vector<[8]xf32>
    %26 = "llvm.intr.vector.reduce.fadd"(%24, %25) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %27 = llvm.mlir.constant(2 : i64) : i64
    %28 = llvm.insertelement %26, %20[%27 : i64] : vector<3xf32>
    %29 = llvm.insertvalue %28, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %30 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[8]xf32>> 
    %31 = llvm.extractvalue %1[0] : !llvm.array<3 x vector<[8]xf32>> 
    %32 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %33 = llvm.mlir.constant(0 : i64) : i64
    %34 = llvm.extractelement %32[%33 : i64] : vector<3xf32>
    %35 = arith.mulf %30, %31 : vector<[8]xf32>
    %36 = "llvm.intr.vector.reduce.fadd"(%34, %35) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %37 = llvm.mlir.constant(0 : i64) : i64
    %38 = llvm.insertelement %36, %cst[%37 : i64] : vector<3xf32>
    %39 = llvm.extractvalue %1[1] : !llvm.array<3 x vector<[8]xf32>> 
    %40 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %41 = llvm.mlir.constant(1 : i64) : i64
    %42 = llvm.extractelement %40[%41 : i64] : vector<3xf32>
    %43 = arith.mulf %30, %39 : vector<[8]xf32>
    %44 = "llvm.intr.vector.reduce.fadd"(%42, %43) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %45 = llvm.mlir.constant(1 : i64) : i64
    %46 = llvm.insertelement %44, %38[%45 : i64] : vector<3xf32>
    %47 = llvm.extractvalue %1[2] : !llvm.array<3 x vector<[8]xf32>> 
    %48 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %49 = llvm.mlir.constant(2 : i64) : i64
    %50 = llvm.extractelement %48[%49 : i64] : vector<3xf32>
    %51 = arith.mulf %30, %47 : vector<[8]xf32>
    %52 = "llvm.intr.vector.reduce.fadd"(%50, %51) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[8]xf32>) -> f32
    %53 = llvm.mlir.constant(2 : i64) : i64
    %54 = llvm.insertelement %52, %46[%53 : i64] : vector<3xf32>
    %55 = llvm.insertvalue %54, %29[1] : !llvm.array<2 x vector<3xf32>> 
    %56 = builtin.unrealized_conversion_cast %55 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    return %56 : vector<2x3xf32>
  }
  func.func @red2(%arg0: vector<[4]x8xf32>, %arg1: vector<[4]x8xf32>, %arg2: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x8xf32>, vector<[4]x8xf32> into f32
    return %0 : f32
  }
  func.func @red3(%arg0: vector<8x[4]xf32>, %arg1: vector<8x[4]xf32>, %arg2: f32) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<8x[4]xf32> to !llvm.array<8 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<8x[4]xf32> to !llvm.array<8 x vector<[4]xf32>>
    %2 = llvm.extractvalue %1[0] : !llvm.array<8 x vector<[4]xf32>> 
    %3 = llvm.extractvalue %0[0] : !llvm.array<8 x vector<[4]xf32>> 
    %4 = arith.mulf %2, %3 : vector<[4]xf32>
    %5 = "llvm.intr.vector.reduce.fadd"(%arg2, %4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %6 = llvm.extractvalue %1[1] : !llvm.array<8 x vector<[4]xf32>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<8 x vector<[4]xf32>> 
    %8 = arith.mulf %6, %7 : vector<[4]xf32>
    %9 = "llvm.intr.vector.reduce.fadd"(%5, %8) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %10 = llvm.extractvalue %1[2] : !llvm.array<8 x vector<[4]xf32>> 
    %11 = llvm.extractvalue %0[2] : !llvm.array<8 x vector<[4]xf32>> 
    %12 = arith.mulf %10, %11 : vector<[4]xf32>
    %13 = "llvm.intr.vector.reduce.fadd"(%9, %12) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %14 = llvm.extractvalue %1[3] : !llvm.array<8 x vector<[4]xf32>> 
    %15 = llvm.extractvalue %0[3] : !llvm.array<8 x vector<[4]xf32>> 
    %16 = arith.mulf %14, %15 : vector<[4]xf32>
    %17 = "llvm.intr.vector.reduce.fadd"(%13, %16) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %18 = llvm.extractvalue %1[4] : !llvm.array<8 x vector<[4]xf32>> 
    %19 = llvm.extractvalue %0[4] : !llvm.array<8 x vector<[4]xf32>> 
    %20 = arith.mulf %18, %19 : vector<[4]xf32>
    %21 = "llvm.intr.vector.reduce.fadd"(%17, %20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %22 = llvm.extractvalue %1[5] : !llvm.array<8 x vector<[4]xf32>> 
    %23 = llvm.extractvalue %0[5] : !llvm.array<8 x vector<[4]xf32>> 
    %24 = arith.mulf %22, %23 : vector<[4]xf32>
    %25 = "llvm.intr.vector.reduce.fadd"(%21, %24) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %26 = llvm.extractvalue %1[6] : !llvm.array<8 x vector<[4]xf32>> 
    %27 = llvm.extractvalue %0[6] : !llvm.array<8 x vector<[4]xf32>> 
    %28 = arith.mulf %26, %27 : vector<[4]xf32>
    %29 = "llvm.intr.vector.reduce.fadd"(%25, %28) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %30 = llvm.extractvalue %1[7] : !llvm.array<8 x vector<[4]xf32>> 
    %31 = llvm.extractvalue %0[7] : !llvm.array<8 x vector<[4]xf32>> 
    %32 = arith.mulf %30, %31 : vector<[4]xf32>
    %33 = "llvm.intr.vector.reduce.fadd"(%29, %32) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    return %33 : f32
  }
  func.func @inner_free(%arg0: vector<[4]x3x8xf32>, %arg1: vector<8xf32>, %arg2: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
    %0 = vector.contract {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x3x8xf32>, vector<8xf32> into vector<3x[4]xf32>
    return %0 : vector<3x[4]xf32>
  }
  func.func @batch(%arg0: vector<[4]x3x8xf32>, %arg1: vector<3x[4]x8xf32>, %arg2: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
    %0 = vector.contract {indexing_maps = [#map5, #map7, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x3x8xf32>, vector<3x[4]x8xf32> into vector<3x[4]xf32>
    return %0 : vector<3x[4]xf32>
  }
  func.func @elementwise(%arg0: vector<1x[4]xf32>, %arg1: vector<1x3xf32>, %arg2: vector<[4]x3xf32>) -> vector<[4]x3xf32> {
    %0 = vector.contract {indexing_maps = [#map8, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<1x[4]xf32>, vector<1x3xf32> into vector<[4]x3xf32>
    return %0 : vector<[4]x3xf32>
  }
  func.func @elementwise1(%arg0: vector<[1]x4xf32>, %arg1: vector<[1]x4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.contract {indexing_maps = [#map9, #map9, #map10], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[1]x4xf32>, vector<[1]x4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

