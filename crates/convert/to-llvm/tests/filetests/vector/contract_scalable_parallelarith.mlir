// terrace opt --convert-vector-to-llvm=vector-contract-lowering=parallelarith
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
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @matvec(%arg0: vector<[4]x8xf32>, %arg1: vector<8xf32>, %arg2: vector<[4]xf32>) -> vector<[4]xf32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x8xf32>, vector<8xf32> into vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
  func.func @matmul_rows(%arg0: vector<[4]x8xf32>, %arg1: vector<8x2xf32>, %arg2: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
    %0 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x8xf32>, vector<8x2xf32> into vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
  func.func @matmul_cols(%arg0: vector<2x8xf32>, %arg1: vector<8x[4]xf32>, %arg2: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %5 = vector.contract {indexing_maps = [#map1, #map6, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %3, %arg1, %4 : vector<8xf32>, vector<8x[4]xf32> into vector<[4]xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[4]xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = vector.contract {indexing_maps = [#map1, #map6, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %7, %arg1, %8 : vector<8xf32>, vector<8x[4]xf32> into vector<[4]xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[4]xf32>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %11 : vector<2x[4]xf32>
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
    %0 = vector.contract {indexing_maps = [#map, #map, #map7], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x8xf32>, vector<[4]x8xf32> into f32
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
    %0 = vector.contract {indexing_maps = [#map8, #map9, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x3x8xf32>, vector<8xf32> into vector<3x[4]xf32>
    return %0 : vector<3x[4]xf32>
  }
  func.func @batch(%arg0: vector<[4]x3x8xf32>, %arg1: vector<3x[4]x8xf32>, %arg2: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
    %0 = vector.contract {indexing_maps = [#map8, #map10, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[4]x3x8xf32>, vector<3x[4]x8xf32> into vector<3x[4]xf32>
    return %0 : vector<3x[4]xf32>
  }
  func.func @elementwise(%arg0: vector<1x[4]xf32>, %arg1: vector<1x3xf32>, %arg2: vector<[4]x3xf32>) -> vector<[4]x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x[4]xf32> to !llvm.array<1 x vector<[4]xf32>>
    %1 = ub.poison : vector<3x1x[4]xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x1x[4]xf32> to !llvm.array<3 x array<1 x vector<[4]xf32>>>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.array<3 x array<1 x vector<[4]xf32>>> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<3 x array<1 x vector<[4]xf32>>> 
    %5 = llvm.insertvalue %0, %4[2] : !llvm.array<3 x array<1 x vector<[4]xf32>>> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<3 x array<1 x vector<[4]xf32>>> to vector<3x1x[4]xf32>
    %7 = vector.broadcast %arg1 : vector<1x3xf32> to vector<[4]x1x3xf32>
    %8 = vector.transpose %6, [1, 2, 0] : vector<3x1x[4]xf32> to vector<1x[4]x3xf32>
    %9 = vector.transpose %7, [1, 0, 2] : vector<[4]x1x3xf32> to vector<1x[4]x3xf32>
    %10 = vector.extract %8[0] : vector<[4]x3xf32> from vector<1x[4]x3xf32>
    %11 = vector.extract %9[0] : vector<[4]x3xf32> from vector<1x[4]x3xf32>
    %12 = vector.fma %10, %11, %arg2 : vector<[4]x3xf32>
    return %12 : vector<[4]x3xf32>
  }
  func.func @elementwise1(%arg0: vector<[1]x4xf32>, %arg1: vector<[1]x4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.contract {indexing_maps = [#map6, #map6, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<[1]x4xf32>, vector<[1]x4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

