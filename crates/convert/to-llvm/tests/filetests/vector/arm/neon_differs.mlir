// terrace opt --convert-vector-to-llvm='enable-arm-neon enable-arm-i8mm'
// Products for which mlir-opt makes instructions that compute something else, or that are invalid.
func.func @another_kind(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @transposed_result(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @swapped_factors(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @sums_of_another_type(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi16>) -> vector<2x2xi16> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi16>
  return %r : vector<2x2xi16>
}

func.func @narrow_unsigned_by_signed(%a: vector<2x8xi4>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @narrow_signed_by_unsigned(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi4> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @another_kind(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %1 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %0, %1, %arg2 : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
    return %2 : vector<2x2xi32>
  }
  func.func @transposed_result(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %3 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi32>> 
    %7 = arith.muli %5, %6 : vector<8xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi32>> 
    %14 = arith.muli %5, %13 : vector<8xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi32>) -> i32
    %16 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi32>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %21 = arith.muli %20, %6 : vector<8xi32>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<8xi32>) -> i32
    %23 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi32>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<2 x vector<2xi32>> 
    %27 = arith.muli %20, %13 : vector<8xi32>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<8xi32>) -> i32
    %29 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<2 x vector<2xi32>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    %34 = arith.addi %33, %arg2 : vector<2x2xi32>
    return %34 : vector<2x2xi32>
  }
  func.func @swapped_factors(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2x2xi32>
    %1 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %2 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %4 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %5 = builtin.unrealized_conversion_cast %4 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %6 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<8xi32>> 
    %7 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi32>
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %9, %cst[%10 : i64] : vector<2xi32>
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.extractelement %12[%13 : i64] : vector<2xi32>
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.insertelement %14, %11[%15 : i64] : vector<2xi32>
    %17 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<8xi32>> 
    %18 = arith.muli %17, %6 : vector<8xi32>
    %19 = "llvm.intr.vector.reduce.add"(%18) : (vector<8xi32>) -> i32
    %20 = llvm.mlir.constant(0 : i64) : i64
    %21 = llvm.insertelement %19, %cst[%20 : i64] : vector<2xi32>
    %22 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<8xi32>> 
    %23 = arith.muli %22, %6 : vector<8xi32>
    %24 = "llvm.intr.vector.reduce.add"(%23) : (vector<8xi32>) -> i32
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.insertelement %24, %21[%25 : i64] : vector<2xi32>
    %27 = arith.addi %26, %16 : vector<2xi32>
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.extractelement %27[%28 : i64] : vector<2xi32>
    %30 = llvm.mlir.constant(0 : i64) : i64
    %31 = llvm.insertelement %29, %cst[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %1[0] : !llvm.array<2 x vector<2xi32>> 
    %33 = llvm.mlir.constant(1 : i64) : i64
    %34 = llvm.extractelement %27[%33 : i64] : vector<2xi32>
    %35 = llvm.mlir.constant(0 : i64) : i64
    %36 = llvm.insertelement %34, %cst[%35 : i64] : vector<2xi32>
    %37 = llvm.insertvalue %36, %32[1] : !llvm.array<2 x vector<2xi32>> 
    %38 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<8xi32>> 
    %39 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %40 = llvm.mlir.constant(1 : i64) : i64
    %41 = llvm.extractelement %39[%40 : i64] : vector<2xi32>
    %42 = llvm.mlir.constant(0 : i64) : i64
    %43 = llvm.insertelement %41, %cst[%42 : i64] : vector<2xi32>
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %45 = llvm.mlir.constant(1 : i64) : i64
    %46 = llvm.extractelement %44[%45 : i64] : vector<2xi32>
    %47 = llvm.mlir.constant(1 : i64) : i64
    %48 = llvm.insertelement %46, %43[%47 : i64] : vector<2xi32>
    %49 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<8xi32>> 
    %50 = arith.muli %49, %38 : vector<8xi32>
    %51 = "llvm.intr.vector.reduce.add"(%50) : (vector<8xi32>) -> i32
    %52 = llvm.mlir.constant(0 : i64) : i64
    %53 = llvm.insertelement %51, %cst[%52 : i64] : vector<2xi32>
    %54 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<8xi32>> 
    %55 = arith.muli %54, %38 : vector<8xi32>
    %56 = "llvm.intr.vector.reduce.add"(%55) : (vector<8xi32>) -> i32
    %57 = llvm.mlir.constant(1 : i64) : i64
    %58 = llvm.insertelement %56, %53[%57 : i64] : vector<2xi32>
    %59 = arith.addi %58, %48 : vector<2xi32>
    %60 = llvm.mlir.constant(0 : i64) : i64
    %61 = llvm.extractelement %59[%60 : i64] : vector<2xi32>
    %62 = llvm.mlir.constant(1 : i64) : i64
    %63 = llvm.insertelement %61, %31[%62 : i64] : vector<2xi32>
    %64 = llvm.insertvalue %63, %37[0] : !llvm.array<2 x vector<2xi32>> 
    %65 = llvm.mlir.constant(1 : i64) : i64
    %66 = llvm.extractelement %59[%65 : i64] : vector<2xi32>
    %67 = llvm.mlir.constant(1 : i64) : i64
    %68 = llvm.insertelement %66, %36[%67 : i64] : vector<2xi32>
    %69 = llvm.insertvalue %68, %64[1] : !llvm.array<2 x vector<2xi32>> 
    %70 = builtin.unrealized_conversion_cast %69 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %70 : vector<2x2xi32>
  }
  func.func @sums_of_another_type(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi16>) -> vector<2x2xi16> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi16>
    return %0 : vector<2x2xi16>
  }
  func.func @narrow_unsigned_by_signed(%arg0: vector<2x8xi4>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<2x2xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %4 = ub.poison : vector<4xi32>
    %5 = ub.poison : vector<16xi8>
    %6 = arith.extui %arg0 : vector<2x8xi4> to vector<2x8xi8>
    %7 = builtin.unrealized_conversion_cast %6 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %8 = llvm.extractvalue %7[0] : !llvm.array<2 x vector<8xi8>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %10 = llvm.shufflevector %9, %5 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %11 = llvm.extractvalue %7[1] : !llvm.array<2 x vector<8xi8>> 
    %12 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %13 = llvm.shufflevector %12, %10 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %15 = llvm.shufflevector %14, %14 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %16 = llvm.shufflevector %15, %5 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %18 = llvm.shufflevector %17, %17 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %19 = llvm.shufflevector %18, %16 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %20 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0] : vector<2xi32> 
    %22 = llvm.shufflevector %21, %4 [0, 1, 6, 7] : vector<4xi32> 
    %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0] : vector<2xi32> 
    %25 = llvm.shufflevector %24, %22 [4, 5, 0, 1] : vector<4xi32> 
    %26 = arm_neon.intr.usmmla %25, %13, %19 : vector<16xi8> to vector<4xi32>
    %27 = llvm.shufflevector %26, %26 [0, 1] : vector<4xi32> 
    %28 = llvm.insertvalue %27, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.shufflevector %26, %26 [2, 3] : vector<4xi32> 
    %30 = llvm.insertvalue %29, %28[1] : !llvm.array<2 x vector<2xi32>> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %31 : vector<2x2xi32>
  }
  func.func @narrow_signed_by_unsigned(%arg0: vector<2x8xi4>, %arg1: vector<2x8xi4>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = ub.poison : vector<4xi32>
    %2 = ub.poison : vector<16xi8>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = arith.extsi %arg0 : vector<2x8xi4> to vector<2x8xi8>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %7 = arith.extui %arg1 : vector<2x8xi4> to vector<2x8xi8>
    %8 = builtin.unrealized_conversion_cast %7 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<2xi32>
    %12 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xi32>
    %15 = llvm.insertvalue %14, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %16 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.extractelement %16[%17 : i64] : vector<2xi32>
    %19 = llvm.extractvalue %15[1] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.mlir.constant(0 : i64) : i64
    %21 = llvm.insertelement %18, %19[%20 : i64] : vector<2xi32>
    %22 = llvm.insertvalue %21, %15[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.extractelement %23[%24 : i64] : vector<2xi32>
    %26 = llvm.extractvalue %22[0] : !llvm.array<2 x vector<2xi32>> 
    %27 = llvm.mlir.constant(1 : i64) : i64
    %28 = llvm.insertelement %25, %26[%27 : i64] : vector<2xi32>
    %29 = llvm.insertvalue %28, %22[0] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %31 = llvm.mlir.constant(1 : i64) : i64
    %32 = llvm.extractelement %30[%31 : i64] : vector<2xi32>
    %33 = llvm.extractvalue %29[1] : !llvm.array<2 x vector<2xi32>> 
    %34 = llvm.mlir.constant(1 : i64) : i64
    %35 = llvm.insertelement %32, %33[%34 : i64] : vector<2xi32>
    %36 = llvm.insertvalue %35, %29[1] : !llvm.array<2 x vector<2xi32>> 
    %37 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<8xi8>> 
    %38 = llvm.shufflevector %37, %37 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %39 = llvm.shufflevector %38, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %40 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<8xi8>> 
    %41 = llvm.shufflevector %40, %40 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %42 = llvm.shufflevector %41, %39 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %43 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<8xi8>> 
    %44 = llvm.shufflevector %43, %43 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %45 = llvm.shufflevector %44, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %46 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<8xi8>> 
    %47 = llvm.shufflevector %46, %46 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %48 = llvm.shufflevector %47, %45 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %49 = llvm.extractvalue %36[0] : !llvm.array<2 x vector<2xi32>> 
    %50 = llvm.shufflevector %49, %49 [0, 1, 0, 0] : vector<2xi32> 
    %51 = llvm.shufflevector %50, %1 [0, 1, 6, 7] : vector<4xi32> 
    %52 = llvm.extractvalue %36[1] : !llvm.array<2 x vector<2xi32>> 
    %53 = llvm.shufflevector %52, %52 [0, 1, 0, 0] : vector<2xi32> 
    %54 = llvm.shufflevector %53, %51 [4, 5, 0, 1] : vector<4xi32> 
    %55 = arm_neon.intr.usmmla %54, %48, %42 : vector<16xi8> to vector<4xi32>
    %56 = llvm.mlir.constant(0 : i64) : i64
    %57 = llvm.extractelement %55[%56 : i64] : vector<4xi32>
    %58 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %59 = llvm.mlir.constant(0 : i64) : i64
    %60 = llvm.insertelement %57, %58[%59 : i64] : vector<2xi32>
    %61 = llvm.insertvalue %60, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %62 = llvm.mlir.constant(1 : i64) : i64
    %63 = llvm.extractelement %55[%62 : i64] : vector<4xi32>
    %64 = llvm.extractvalue %61[1] : !llvm.array<2 x vector<2xi32>> 
    %65 = llvm.mlir.constant(0 : i64) : i64
    %66 = llvm.insertelement %63, %64[%65 : i64] : vector<2xi32>
    %67 = llvm.insertvalue %66, %61[1] : !llvm.array<2 x vector<2xi32>> 
    %68 = llvm.mlir.constant(2 : i64) : i64
    %69 = llvm.extractelement %55[%68 : i64] : vector<4xi32>
    %70 = llvm.extractvalue %67[0] : !llvm.array<2 x vector<2xi32>> 
    %71 = llvm.mlir.constant(1 : i64) : i64
    %72 = llvm.insertelement %69, %70[%71 : i64] : vector<2xi32>
    %73 = llvm.insertvalue %72, %67[0] : !llvm.array<2 x vector<2xi32>> 
    %74 = llvm.mlir.constant(3 : i64) : i64
    %75 = llvm.extractelement %55[%74 : i64] : vector<4xi32>
    %76 = llvm.extractvalue %73[1] : !llvm.array<2 x vector<2xi32>> 
    %77 = llvm.mlir.constant(1 : i64) : i64
    %78 = llvm.insertelement %75, %76[%77 : i64] : vector<2xi32>
    %79 = llvm.insertvalue %78, %73[1] : !llvm.array<2 x vector<2xi32>> 
    %80 = builtin.unrealized_conversion_cast %79 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %80 : vector<2x2xi32>
  }
}

