// terrace opt --convert-vector-to-llvm='enable-arm-neon enable-arm-i8mm'
// Products of matrices of bytes, the second one transposed, as tiles of NEON.
func.func @signed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @unsigned(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @unsigned_by_signed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @signed_by_unsigned(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @not_extended(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @tiles(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %r : vector<4x2xi32>
}

func.func @onto_a_constant(%a: vector<2x16xi8>, %b: vector<4x16xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %x = arith.extsi %a : vector<2x16xi8> to vector<2x16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %k = arith.constant dense<7> : vector<2x4xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %k : vector<2x16xi32>, vector<4x16xi32> into vector<2x4xi32>
  return %r : vector<2x4xi32>
}

func.func @one_row(%a: vector<1x16xi8>, %b: vector<2x16xi8>, %c: vector<1x2xi32>) -> vector<1x2xi32> {
  %x = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<2x16xi32> into vector<1x2xi32>
  return %r : vector<1x2xi32>
}

func.func @vector_by_matrix(%a: vector<8xi8>, %b: vector<4x8xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %y = arith.extui %b : vector<4x8xi8> to vector<4x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<8xi32>, vector<4x8xi32> into vector<4xi32>
  return %r : vector<4xi32>
}

func.func @narrow(%a: vector<2x8xi4>, %b: vector<2x8xi7>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi7> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @narrow_unsigned(%a: vector<2x8xi1>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi1> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// ==== stdout ====
module {
  func.func @signed(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.smmla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @unsigned(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.ummla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @unsigned_by_signed(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.usmmla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @signed_by_unsigned(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %5 = ub.poison : vector<2x2xi32>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi32>
    %10 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<2xi32>> 
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %9, %10[%11 : i64] : vector<2xi32>
    %13 = llvm.insertvalue %12, %6[0] : !llvm.array<2 x vector<2xi32>> 
    %14 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi32>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xi32>
    %17 = llvm.extractvalue %13[1] : !llvm.array<2 x vector<2xi32>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.insertelement %16, %17[%18 : i64] : vector<2xi32>
    %20 = llvm.insertvalue %19, %13[1] : !llvm.array<2 x vector<2xi32>> 
    %21 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi32>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xi32>
    %24 = llvm.extractvalue %20[0] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.insertelement %23, %24[%25 : i64] : vector<2xi32>
    %27 = llvm.insertvalue %26, %20[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<2xi32>
    %31 = llvm.extractvalue %27[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<2xi32>
    %34 = llvm.insertvalue %33, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %35 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %36 = llvm.shufflevector %35, %35 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %37 = llvm.shufflevector %36, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %38 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %39 = llvm.shufflevector %38, %38 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %40 = llvm.shufflevector %39, %37 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<8xi8>> 
    %42 = llvm.shufflevector %41, %41 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %43 = llvm.shufflevector %42, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<8xi8>> 
    %45 = llvm.shufflevector %44, %44 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %46 = llvm.shufflevector %45, %43 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %47 = llvm.extractvalue %34[0] : !llvm.array<2 x vector<2xi32>> 
    %48 = llvm.shufflevector %47, %47 [0, 1, 0, 0] : vector<2xi32> 
    %49 = llvm.shufflevector %48, %3 [0, 1, 6, 7] : vector<4xi32> 
    %50 = llvm.extractvalue %34[1] : !llvm.array<2 x vector<2xi32>> 
    %51 = llvm.shufflevector %50, %50 [0, 1, 0, 0] : vector<2xi32> 
    %52 = llvm.shufflevector %51, %49 [4, 5, 0, 1] : vector<4xi32> 
    %53 = arm_neon.intr.usmmla %52, %46, %40 : vector<16xi8> to vector<4xi32>
    %54 = llvm.mlir.constant(0 : i64) : i64
    %55 = llvm.extractelement %53[%54 : i64] : vector<4xi32>
    %56 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<2xi32>> 
    %57 = llvm.mlir.constant(0 : i64) : i64
    %58 = llvm.insertelement %55, %56[%57 : i64] : vector<2xi32>
    %59 = llvm.insertvalue %58, %6[0] : !llvm.array<2 x vector<2xi32>> 
    %60 = llvm.mlir.constant(1 : i64) : i64
    %61 = llvm.extractelement %53[%60 : i64] : vector<4xi32>
    %62 = llvm.extractvalue %59[1] : !llvm.array<2 x vector<2xi32>> 
    %63 = llvm.mlir.constant(0 : i64) : i64
    %64 = llvm.insertelement %61, %62[%63 : i64] : vector<2xi32>
    %65 = llvm.insertvalue %64, %59[1] : !llvm.array<2 x vector<2xi32>> 
    %66 = llvm.mlir.constant(2 : i64) : i64
    %67 = llvm.extractelement %53[%66 : i64] : vector<4xi32>
    %68 = llvm.extractvalue %65[0] : !llvm.array<2 x vector<2xi32>> 
    %69 = llvm.mlir.constant(1 : i64) : i64
    %70 = llvm.insertelement %67, %68[%69 : i64] : vector<2xi32>
    %71 = llvm.insertvalue %70, %65[0] : !llvm.array<2 x vector<2xi32>> 
    %72 = llvm.mlir.constant(3 : i64) : i64
    %73 = llvm.extractelement %53[%72 : i64] : vector<4xi32>
    %74 = llvm.extractvalue %71[1] : !llvm.array<2 x vector<2xi32>> 
    %75 = llvm.mlir.constant(1 : i64) : i64
    %76 = llvm.insertelement %73, %74[%75 : i64] : vector<2xi32>
    %77 = llvm.insertvalue %76, %71[1] : !llvm.array<2 x vector<2xi32>> 
    %78 = builtin.unrealized_conversion_cast %77 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %78 : vector<2x2xi32>
  }
  func.func @not_extended(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = ub.poison : vector<4xi32>
    %6 = ub.poison : vector<16xi8>
    %7 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %9 = llvm.shufflevector %8, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %12 = llvm.shufflevector %11, %9 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %14 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %6 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %17 = llvm.shufflevector %16, %16 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %5 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xi32> 
    %25 = arm_neon.intr.smmla %24, %12, %18 : vector<16xi8> to vector<4xi32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xi32> 
    %27 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %30 : vector<2x2xi32>
  }
  func.func @tiles(%arg0: vector<4x16xi8>, %arg1: vector<2x16xi8>, %arg2: vector<4x2xi32>) -> vector<4x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x2xi32> to !llvm.array<4 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x16xi8> to !llvm.array<2 x vector<16xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<4x16xi8> to !llvm.array<4 x vector<16xi8>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %cst = arith.constant dense<0> : vector<4x2xi32>
    %5 = builtin.unrealized_conversion_cast %cst : vector<4x2xi32> to !llvm.array<4 x vector<2xi32>>
    %6 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %8 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %10 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %12 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %14 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %17 = llvm.shufflevector %16, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %18 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %19 = llvm.shufflevector %18, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %20 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %21 = llvm.shufflevector %20, %19 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %22 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<2xi32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xi32> 
    %24 = llvm.shufflevector %23, %3 [0, 1, 6, 7] : vector<4xi32> 
    %25 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<2xi32>> 
    %26 = llvm.shufflevector %25, %25 [0, 1, 0, 0] : vector<2xi32> 
    %27 = llvm.shufflevector %26, %24 [4, 5, 0, 1] : vector<4xi32> 
    %28 = arm_neon.intr.smmla %27, %17, %21 : vector<16xi8> to vector<4xi32>
    %29 = llvm.shufflevector %28, %28 [0, 1] : vector<4xi32> 
    %30 = llvm.shufflevector %28, %28 [2, 3] : vector<4xi32> 
    %31 = llvm.insertvalue %29, %5[0] : !llvm.array<4 x vector<2xi32>> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.array<4 x vector<2xi32>> 
    %33 = llvm.extractvalue %2[0] : !llvm.array<4 x vector<16xi8>> 
    %34 = llvm.shufflevector %33, %33 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %35 = llvm.extractvalue %2[1] : !llvm.array<4 x vector<16xi8>> 
    %36 = llvm.shufflevector %35, %35 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %37 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %38 = llvm.shufflevector %37, %37 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %39 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %40 = llvm.shufflevector %39, %39 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %41 = llvm.shufflevector %34, %34 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %42 = llvm.shufflevector %41, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %43 = llvm.shufflevector %36, %36 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %44 = llvm.shufflevector %43, %42 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %45 = llvm.shufflevector %38, %38 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %46 = llvm.shufflevector %45, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %47 = llvm.shufflevector %40, %40 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %48 = llvm.shufflevector %47, %46 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %49 = arm_neon.intr.smmla %28, %44, %48 : vector<16xi8> to vector<4xi32>
    %50 = llvm.shufflevector %49, %49 [0, 1] : vector<4xi32> 
    %51 = llvm.shufflevector %49, %49 [2, 3] : vector<4xi32> 
    %52 = llvm.insertvalue %50, %32[0] : !llvm.array<4 x vector<2xi32>> 
    %53 = llvm.insertvalue %51, %52[1] : !llvm.array<4 x vector<2xi32>> 
    %54 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %55 = llvm.shufflevector %54, %54 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %56 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %57 = llvm.shufflevector %56, %56 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %58 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %59 = llvm.shufflevector %58, %58 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %60 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %61 = llvm.shufflevector %60, %60 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %62 = llvm.shufflevector %55, %55 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %63 = llvm.shufflevector %62, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %64 = llvm.shufflevector %57, %57 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %65 = llvm.shufflevector %64, %63 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %66 = llvm.shufflevector %59, %59 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %67 = llvm.shufflevector %66, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %68 = llvm.shufflevector %61, %61 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %69 = llvm.shufflevector %68, %67 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %70 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<2xi32>> 
    %71 = llvm.shufflevector %70, %70 [0, 1, 0, 0] : vector<2xi32> 
    %72 = llvm.shufflevector %71, %3 [0, 1, 6, 7] : vector<4xi32> 
    %73 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<2xi32>> 
    %74 = llvm.shufflevector %73, %73 [0, 1, 0, 0] : vector<2xi32> 
    %75 = llvm.shufflevector %74, %72 [4, 5, 0, 1] : vector<4xi32> 
    %76 = arm_neon.intr.smmla %75, %65, %69 : vector<16xi8> to vector<4xi32>
    %77 = llvm.shufflevector %76, %76 [0, 1] : vector<4xi32> 
    %78 = llvm.shufflevector %76, %76 [2, 3] : vector<4xi32> 
    %79 = llvm.insertvalue %77, %53[2] : !llvm.array<4 x vector<2xi32>> 
    %80 = llvm.insertvalue %78, %79[3] : !llvm.array<4 x vector<2xi32>> 
    %81 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<16xi8>> 
    %82 = llvm.shufflevector %81, %81 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %83 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<16xi8>> 
    %84 = llvm.shufflevector %83, %83 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %85 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %86 = llvm.shufflevector %85, %85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %87 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %88 = llvm.shufflevector %87, %87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %89 = llvm.shufflevector %82, %82 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %90 = llvm.shufflevector %89, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %91 = llvm.shufflevector %84, %84 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %92 = llvm.shufflevector %91, %90 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %93 = llvm.shufflevector %86, %86 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %94 = llvm.shufflevector %93, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %95 = llvm.shufflevector %88, %88 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %96 = llvm.shufflevector %95, %94 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %97 = arm_neon.intr.smmla %76, %92, %96 : vector<16xi8> to vector<4xi32>
    %98 = llvm.shufflevector %97, %97 [0, 1] : vector<4xi32> 
    %99 = llvm.shufflevector %97, %97 [2, 3] : vector<4xi32> 
    %100 = llvm.insertvalue %98, %80[2] : !llvm.array<4 x vector<2xi32>> 
    %101 = llvm.insertvalue %99, %100[3] : !llvm.array<4 x vector<2xi32>> 
    %102 = builtin.unrealized_conversion_cast %101 : !llvm.array<4 x vector<2xi32>> to vector<4x2xi32>
    return %102 : vector<4x2xi32>
  }
  func.func @onto_a_constant(%arg0: vector<2x16xi8>, %arg1: vector<4x16xi8>, %arg2: vector<2x4xi32>) -> vector<2x4xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x16xi8> to !llvm.array<4 x vector<16xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x16xi8> to !llvm.array<2 x vector<16xi8>>
    %cst = arith.constant dense<0> : vector<4xi32>
    %2 = ub.poison : vector<2x2xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %cst_1 = arith.constant dense<0> : vector<2x4xi32>
    %5 = builtin.unrealized_conversion_cast %cst_1 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %10 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<16xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %12 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<16xi8>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %14 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %15 = llvm.shufflevector %14, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %16 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %17 = llvm.shufflevector %16, %15 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %18 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %19 = llvm.shufflevector %18, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %20 = llvm.shufflevector %13, %13 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %21 = llvm.shufflevector %20, %19 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %22 = arm_neon.intr.usmmla %cst_0, %21, %17 : vector<16xi8> to vector<4xi32>
    %23 = llvm.mlir.constant(0 : i64) : i64
    %24 = llvm.extractelement %22[%23 : i64] : vector<4xi32>
    %25 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi32>> 
    %26 = llvm.mlir.constant(0 : i64) : i64
    %27 = llvm.insertelement %24, %25[%26 : i64] : vector<2xi32>
    %28 = llvm.insertvalue %27, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.extractelement %22[%29 : i64] : vector<4xi32>
    %31 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = llvm.mlir.constant(0 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<2xi32>
    %34 = llvm.insertvalue %33, %28[1] : !llvm.array<2 x vector<2xi32>> 
    %35 = llvm.mlir.constant(2 : i64) : i64
    %36 = llvm.extractelement %22[%35 : i64] : vector<4xi32>
    %37 = llvm.extractvalue %34[0] : !llvm.array<2 x vector<2xi32>> 
    %38 = llvm.mlir.constant(1 : i64) : i64
    %39 = llvm.insertelement %36, %37[%38 : i64] : vector<2xi32>
    %40 = llvm.insertvalue %39, %34[0] : !llvm.array<2 x vector<2xi32>> 
    %41 = llvm.mlir.constant(3 : i64) : i64
    %42 = llvm.extractelement %22[%41 : i64] : vector<4xi32>
    %43 = llvm.extractvalue %40[1] : !llvm.array<2 x vector<2xi32>> 
    %44 = llvm.mlir.constant(1 : i64) : i64
    %45 = llvm.insertelement %42, %43[%44 : i64] : vector<2xi32>
    %46 = llvm.insertvalue %45, %40[1] : !llvm.array<2 x vector<2xi32>> 
    %47 = llvm.extractvalue %46[0] : !llvm.array<2 x vector<2xi32>> 
    %48 = llvm.shufflevector %47, %47 [0, 1, 0, 0] : vector<2xi32> 
    %49 = llvm.shufflevector %48, %cst [0, 1, 6, 7] : vector<4xi32> 
    %50 = llvm.insertvalue %49, %5[0] : !llvm.array<2 x vector<4xi32>> 
    %51 = llvm.extractvalue %46[1] : !llvm.array<2 x vector<2xi32>> 
    %52 = llvm.shufflevector %51, %51 [0, 1, 0, 0] : vector<2xi32> 
    %53 = llvm.shufflevector %52, %cst [0, 1, 6, 7] : vector<4xi32> 
    %54 = llvm.insertvalue %53, %50[1] : !llvm.array<2 x vector<4xi32>> 
    %55 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %56 = llvm.shufflevector %55, %55 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %57 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %58 = llvm.shufflevector %57, %57 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %59 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<16xi8>> 
    %60 = llvm.shufflevector %59, %59 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %61 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<16xi8>> 
    %62 = llvm.shufflevector %61, %61 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %63 = llvm.shufflevector %56, %56 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %64 = llvm.shufflevector %63, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %65 = llvm.shufflevector %58, %58 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %66 = llvm.shufflevector %65, %64 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %67 = llvm.shufflevector %60, %60 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %68 = llvm.shufflevector %67, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %69 = llvm.shufflevector %62, %62 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %70 = llvm.shufflevector %69, %68 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %71 = arm_neon.intr.usmmla %22, %70, %66 : vector<16xi8> to vector<4xi32>
    %72 = llvm.mlir.constant(0 : i64) : i64
    %73 = llvm.extractelement %71[%72 : i64] : vector<4xi32>
    %74 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi32>> 
    %75 = llvm.mlir.constant(0 : i64) : i64
    %76 = llvm.insertelement %73, %74[%75 : i64] : vector<2xi32>
    %77 = llvm.insertvalue %76, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %78 = llvm.mlir.constant(1 : i64) : i64
    %79 = llvm.extractelement %71[%78 : i64] : vector<4xi32>
    %80 = llvm.extractvalue %77[1] : !llvm.array<2 x vector<2xi32>> 
    %81 = llvm.mlir.constant(0 : i64) : i64
    %82 = llvm.insertelement %79, %80[%81 : i64] : vector<2xi32>
    %83 = llvm.insertvalue %82, %77[1] : !llvm.array<2 x vector<2xi32>> 
    %84 = llvm.mlir.constant(2 : i64) : i64
    %85 = llvm.extractelement %71[%84 : i64] : vector<4xi32>
    %86 = llvm.extractvalue %83[0] : !llvm.array<2 x vector<2xi32>> 
    %87 = llvm.mlir.constant(1 : i64) : i64
    %88 = llvm.insertelement %85, %86[%87 : i64] : vector<2xi32>
    %89 = llvm.insertvalue %88, %83[0] : !llvm.array<2 x vector<2xi32>> 
    %90 = llvm.mlir.constant(3 : i64) : i64
    %91 = llvm.extractelement %71[%90 : i64] : vector<4xi32>
    %92 = llvm.extractvalue %89[1] : !llvm.array<2 x vector<2xi32>> 
    %93 = llvm.mlir.constant(1 : i64) : i64
    %94 = llvm.insertelement %91, %92[%93 : i64] : vector<2xi32>
    %95 = llvm.insertvalue %94, %89[1] : !llvm.array<2 x vector<2xi32>> 
    %96 = llvm.extractvalue %95[0] : !llvm.array<2 x vector<2xi32>> 
    %97 = llvm.shufflevector %96, %96 [0, 1, 0, 0] : vector<2xi32> 
    %98 = llvm.shufflevector %97, %49 [0, 1, 6, 7] : vector<4xi32> 
    %99 = llvm.insertvalue %98, %54[0] : !llvm.array<2 x vector<4xi32>> 
    %100 = llvm.extractvalue %95[1] : !llvm.array<2 x vector<2xi32>> 
    %101 = llvm.shufflevector %100, %100 [0, 1, 0, 0] : vector<2xi32> 
    %102 = llvm.shufflevector %101, %53 [0, 1, 6, 7] : vector<4xi32> 
    %103 = llvm.insertvalue %102, %99[1] : !llvm.array<2 x vector<4xi32>> 
    %104 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %105 = llvm.shufflevector %104, %104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %106 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %107 = llvm.shufflevector %106, %106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %108 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<16xi8>> 
    %109 = llvm.shufflevector %108, %108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %110 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<16xi8>> 
    %111 = llvm.shufflevector %110, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %112 = llvm.shufflevector %105, %105 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %113 = llvm.shufflevector %112, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %114 = llvm.shufflevector %107, %107 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %115 = llvm.shufflevector %114, %113 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %116 = llvm.shufflevector %109, %109 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %117 = llvm.shufflevector %116, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %118 = llvm.shufflevector %111, %111 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %119 = llvm.shufflevector %118, %117 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %120 = arm_neon.intr.usmmla %cst_0, %119, %115 : vector<16xi8> to vector<4xi32>
    %121 = llvm.mlir.constant(0 : i64) : i64
    %122 = llvm.extractelement %120[%121 : i64] : vector<4xi32>
    %123 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi32>> 
    %124 = llvm.mlir.constant(0 : i64) : i64
    %125 = llvm.insertelement %122, %123[%124 : i64] : vector<2xi32>
    %126 = llvm.insertvalue %125, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %127 = llvm.mlir.constant(1 : i64) : i64
    %128 = llvm.extractelement %120[%127 : i64] : vector<4xi32>
    %129 = llvm.extractvalue %126[1] : !llvm.array<2 x vector<2xi32>> 
    %130 = llvm.mlir.constant(0 : i64) : i64
    %131 = llvm.insertelement %128, %129[%130 : i64] : vector<2xi32>
    %132 = llvm.insertvalue %131, %126[1] : !llvm.array<2 x vector<2xi32>> 
    %133 = llvm.mlir.constant(2 : i64) : i64
    %134 = llvm.extractelement %120[%133 : i64] : vector<4xi32>
    %135 = llvm.extractvalue %132[0] : !llvm.array<2 x vector<2xi32>> 
    %136 = llvm.mlir.constant(1 : i64) : i64
    %137 = llvm.insertelement %134, %135[%136 : i64] : vector<2xi32>
    %138 = llvm.insertvalue %137, %132[0] : !llvm.array<2 x vector<2xi32>> 
    %139 = llvm.mlir.constant(3 : i64) : i64
    %140 = llvm.extractelement %120[%139 : i64] : vector<4xi32>
    %141 = llvm.extractvalue %138[1] : !llvm.array<2 x vector<2xi32>> 
    %142 = llvm.mlir.constant(1 : i64) : i64
    %143 = llvm.insertelement %140, %141[%142 : i64] : vector<2xi32>
    %144 = llvm.insertvalue %143, %138[1] : !llvm.array<2 x vector<2xi32>> 
    %145 = llvm.extractvalue %144[0] : !llvm.array<2 x vector<2xi32>> 
    %146 = llvm.shufflevector %145, %145 [0, 1, 0, 0] : vector<2xi32> 
    %147 = llvm.shufflevector %146, %98 [4, 5, 0, 1] : vector<4xi32> 
    %148 = llvm.insertvalue %147, %103[0] : !llvm.array<2 x vector<4xi32>> 
    %149 = llvm.extractvalue %144[1] : !llvm.array<2 x vector<2xi32>> 
    %150 = llvm.shufflevector %149, %149 [0, 1, 0, 0] : vector<2xi32> 
    %151 = llvm.shufflevector %150, %102 [4, 5, 0, 1] : vector<4xi32> 
    %152 = llvm.insertvalue %151, %148[1] : !llvm.array<2 x vector<4xi32>> 
    %153 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %154 = llvm.shufflevector %153, %153 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %155 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %156 = llvm.shufflevector %155, %155 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %157 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<16xi8>> 
    %158 = llvm.shufflevector %157, %157 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %159 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<16xi8>> 
    %160 = llvm.shufflevector %159, %159 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %161 = llvm.shufflevector %154, %154 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %162 = llvm.shufflevector %161, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %163 = llvm.shufflevector %156, %156 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %164 = llvm.shufflevector %163, %162 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %165 = llvm.shufflevector %158, %158 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %166 = llvm.shufflevector %165, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %167 = llvm.shufflevector %160, %160 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %168 = llvm.shufflevector %167, %166 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %169 = arm_neon.intr.usmmla %120, %168, %164 : vector<16xi8> to vector<4xi32>
    %170 = llvm.mlir.constant(0 : i64) : i64
    %171 = llvm.extractelement %169[%170 : i64] : vector<4xi32>
    %172 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi32>> 
    %173 = llvm.mlir.constant(0 : i64) : i64
    %174 = llvm.insertelement %171, %172[%173 : i64] : vector<2xi32>
    %175 = llvm.insertvalue %174, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %176 = llvm.mlir.constant(1 : i64) : i64
    %177 = llvm.extractelement %169[%176 : i64] : vector<4xi32>
    %178 = llvm.extractvalue %175[1] : !llvm.array<2 x vector<2xi32>> 
    %179 = llvm.mlir.constant(0 : i64) : i64
    %180 = llvm.insertelement %177, %178[%179 : i64] : vector<2xi32>
    %181 = llvm.insertvalue %180, %175[1] : !llvm.array<2 x vector<2xi32>> 
    %182 = llvm.mlir.constant(2 : i64) : i64
    %183 = llvm.extractelement %169[%182 : i64] : vector<4xi32>
    %184 = llvm.extractvalue %181[0] : !llvm.array<2 x vector<2xi32>> 
    %185 = llvm.mlir.constant(1 : i64) : i64
    %186 = llvm.insertelement %183, %184[%185 : i64] : vector<2xi32>
    %187 = llvm.insertvalue %186, %181[0] : !llvm.array<2 x vector<2xi32>> 
    %188 = llvm.mlir.constant(3 : i64) : i64
    %189 = llvm.extractelement %169[%188 : i64] : vector<4xi32>
    %190 = llvm.extractvalue %187[1] : !llvm.array<2 x vector<2xi32>> 
    %191 = llvm.mlir.constant(1 : i64) : i64
    %192 = llvm.insertelement %189, %190[%191 : i64] : vector<2xi32>
    %193 = llvm.insertvalue %192, %187[1] : !llvm.array<2 x vector<2xi32>> 
    %194 = llvm.extractvalue %193[0] : !llvm.array<2 x vector<2xi32>> 
    %195 = llvm.shufflevector %194, %194 [0, 1, 0, 0] : vector<2xi32> 
    %196 = llvm.shufflevector %195, %147 [4, 5, 0, 1] : vector<4xi32> 
    %197 = llvm.insertvalue %196, %152[0] : !llvm.array<2 x vector<4xi32>> 
    %198 = llvm.extractvalue %193[1] : !llvm.array<2 x vector<2xi32>> 
    %199 = llvm.shufflevector %198, %198 [0, 1, 0, 0] : vector<2xi32> 
    %200 = llvm.shufflevector %199, %151 [4, 5, 0, 1] : vector<4xi32> 
    %201 = llvm.insertvalue %200, %197[1] : !llvm.array<2 x vector<4xi32>> 
    %202 = builtin.unrealized_conversion_cast %201 : !llvm.array<2 x vector<4xi32>> to vector<2x4xi32>
    return %202 : vector<2x4xi32>
  }
  func.func @one_row(%arg0: vector<1x16xi8>, %arg1: vector<2x16xi8>, %arg2: vector<1x2xi32>) -> vector<1x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<1x2xi32> to !llvm.array<1 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x16xi8> to !llvm.array<2 x vector<16xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<1x16xi8> to !llvm.array<1 x vector<16xi8>>
    %cst = arith.constant dense<0> : vector<4xi32>
    %3 = ub.poison : vector<4xi32>
    %cst_0 = arith.constant dense<0> : vector<16xi8>
    %4 = ub.poison : vector<16xi8>
    %cst_1 = arith.constant dense<0> : vector<1x2xi32>
    %5 = builtin.unrealized_conversion_cast %cst_1 : vector<1x2xi32> to !llvm.array<1 x vector<2xi32>>
    %6 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<16xi8>> 
    %7 = llvm.shufflevector %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %8 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %11 = llvm.shufflevector %10, %10 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %12 = llvm.shufflevector %7, %7 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %13 = llvm.shufflevector %12, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %14 = llvm.shufflevector %cst_0, %13 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %15 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %16 = llvm.shufflevector %15, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %17 = llvm.shufflevector %11, %11 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %18 = llvm.shufflevector %17, %16 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %19 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<2xi32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xi32> 
    %21 = llvm.shufflevector %20, %3 [0, 1, 6, 7] : vector<4xi32> 
    %22 = llvm.shufflevector %cst, %21 [4, 5, 0, 1] : vector<4xi32> 
    %23 = arm_neon.intr.smmla %22, %14, %18 : vector<16xi8> to vector<4xi32>
    %24 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<16xi8>> 
    %25 = llvm.shufflevector %24, %24 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %26 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<16xi8>> 
    %27 = llvm.shufflevector %26, %26 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %28 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<16xi8>> 
    %29 = llvm.shufflevector %28, %28 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
    %30 = llvm.shufflevector %25, %25 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %31 = llvm.shufflevector %30, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %32 = llvm.shufflevector %cst_0, %31 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %33 = llvm.shufflevector %27, %27 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %34 = llvm.shufflevector %33, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %35 = llvm.shufflevector %29, %29 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %36 = llvm.shufflevector %35, %34 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %37 = arm_neon.intr.smmla %23, %32, %36 : vector<16xi8> to vector<4xi32>
    %38 = llvm.shufflevector %37, %37 [0, 1] : vector<4xi32> 
    %39 = llvm.insertvalue %38, %5[0] : !llvm.array<1 x vector<2xi32>> 
    %40 = builtin.unrealized_conversion_cast %39 : !llvm.array<1 x vector<2xi32>> to vector<1x2xi32>
    return %40 : vector<1x2xi32>
  }
  func.func @vector_by_matrix(%arg0: vector<8xi8>, %arg1: vector<4x8xi8>, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
    %1 = ub.poison : vector<4xi32>
    %cst = arith.constant dense<0> : vector<16xi8>
    %2 = ub.poison : vector<16xi8>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0> : vector<4xi32>
    %3 = ub.poison : vector<2x2xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.extractelement %arg2[%5 : i64] : vector<4xi32>
    %7 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xi32>
    %10 = llvm.insertvalue %9, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.extractelement %arg2[%11 : i64] : vector<4xi32>
    %13 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xi32>> 
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xi32>
    %16 = llvm.insertvalue %15, %10[1] : !llvm.array<2 x vector<2xi32>> 
    %17 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<2xi32>> 
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.insertelement %c0_i32, %17[%18 : i64] : vector<2xi32>
    %20 = llvm.insertvalue %19, %16[0] : !llvm.array<2 x vector<2xi32>> 
    %21 = llvm.extractvalue %20[1] : !llvm.array<2 x vector<2xi32>> 
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.insertelement %c0_i32, %21[%22 : i64] : vector<2xi32>
    %24 = llvm.insertvalue %23, %20[1] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %26 = llvm.shufflevector %25, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %27 = llvm.shufflevector %cst, %26 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %28 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<8xi8>> 
    %29 = llvm.shufflevector %28, %28 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %30 = llvm.shufflevector %29, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %31 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<8xi8>> 
    %32 = llvm.shufflevector %31, %31 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %33 = llvm.shufflevector %32, %30 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %34 = llvm.extractvalue %24[0] : !llvm.array<2 x vector<2xi32>> 
    %35 = llvm.shufflevector %34, %34 [0, 1, 0, 0] : vector<2xi32> 
    %36 = llvm.shufflevector %35, %1 [0, 1, 6, 7] : vector<4xi32> 
    %37 = llvm.extractvalue %24[1] : !llvm.array<2 x vector<2xi32>> 
    %38 = llvm.shufflevector %37, %37 [0, 1, 0, 0] : vector<2xi32> 
    %39 = llvm.shufflevector %38, %36 [4, 5, 0, 1] : vector<4xi32> 
    %40 = arm_neon.intr.usmmla %39, %33, %27 : vector<16xi8> to vector<4xi32>
    %41 = llvm.mlir.constant(0 : i64) : i64
    %42 = llvm.extractelement %40[%41 : i64] : vector<4xi32>
    %43 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %44 = llvm.mlir.constant(0 : i64) : i64
    %45 = llvm.insertelement %42, %43[%44 : i64] : vector<2xi32>
    %46 = llvm.insertvalue %45, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %47 = llvm.mlir.constant(1 : i64) : i64
    %48 = llvm.extractelement %40[%47 : i64] : vector<4xi32>
    %49 = llvm.extractvalue %46[1] : !llvm.array<2 x vector<2xi32>> 
    %50 = llvm.mlir.constant(0 : i64) : i64
    %51 = llvm.insertelement %48, %49[%50 : i64] : vector<2xi32>
    %52 = llvm.insertvalue %51, %46[1] : !llvm.array<2 x vector<2xi32>> 
    %53 = llvm.mlir.constant(2 : i64) : i64
    %54 = llvm.extractelement %40[%53 : i64] : vector<4xi32>
    %55 = llvm.extractvalue %52[0] : !llvm.array<2 x vector<2xi32>> 
    %56 = llvm.mlir.constant(1 : i64) : i64
    %57 = llvm.insertelement %54, %55[%56 : i64] : vector<2xi32>
    %58 = llvm.insertvalue %57, %52[0] : !llvm.array<2 x vector<2xi32>> 
    %59 = llvm.mlir.constant(3 : i64) : i64
    %60 = llvm.extractelement %40[%59 : i64] : vector<4xi32>
    %61 = llvm.extractvalue %58[1] : !llvm.array<2 x vector<2xi32>> 
    %62 = llvm.mlir.constant(1 : i64) : i64
    %63 = llvm.insertelement %60, %61[%62 : i64] : vector<2xi32>
    %64 = llvm.insertvalue %63, %58[1] : !llvm.array<2 x vector<2xi32>> 
    %65 = llvm.extractvalue %64[0] : !llvm.array<2 x vector<2xi32>> 
    %66 = llvm.shufflevector %65, %65 [0, 1, 0, 0] : vector<2xi32> 
    %67 = llvm.shufflevector %66, %cst_0 [0, 1, 6, 7] : vector<4xi32> 
    %68 = llvm.mlir.constant(2 : i64) : i64
    %69 = llvm.extractelement %arg2[%68 : i64] : vector<4xi32>
    %70 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %71 = llvm.mlir.constant(0 : i64) : i64
    %72 = llvm.insertelement %69, %70[%71 : i64] : vector<2xi32>
    %73 = llvm.insertvalue %72, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %74 = llvm.mlir.constant(3 : i64) : i64
    %75 = llvm.extractelement %arg2[%74 : i64] : vector<4xi32>
    %76 = llvm.extractvalue %73[1] : !llvm.array<2 x vector<2xi32>> 
    %77 = llvm.mlir.constant(0 : i64) : i64
    %78 = llvm.insertelement %75, %76[%77 : i64] : vector<2xi32>
    %79 = llvm.insertvalue %78, %73[1] : !llvm.array<2 x vector<2xi32>> 
    %80 = llvm.extractvalue %79[0] : !llvm.array<2 x vector<2xi32>> 
    %81 = llvm.mlir.constant(1 : i64) : i64
    %82 = llvm.insertelement %c0_i32, %80[%81 : i64] : vector<2xi32>
    %83 = llvm.insertvalue %82, %79[0] : !llvm.array<2 x vector<2xi32>> 
    %84 = llvm.extractvalue %83[1] : !llvm.array<2 x vector<2xi32>> 
    %85 = llvm.mlir.constant(1 : i64) : i64
    %86 = llvm.insertelement %c0_i32, %84[%85 : i64] : vector<2xi32>
    %87 = llvm.insertvalue %86, %83[1] : !llvm.array<2 x vector<2xi32>> 
    %88 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %89 = llvm.shufflevector %88, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %90 = llvm.shufflevector %cst, %89 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %91 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xi8>> 
    %92 = llvm.shufflevector %91, %91 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %93 = llvm.shufflevector %92, %2 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %94 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<8xi8>> 
    %95 = llvm.shufflevector %94, %94 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %96 = llvm.shufflevector %95, %93 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %97 = llvm.extractvalue %87[0] : !llvm.array<2 x vector<2xi32>> 
    %98 = llvm.shufflevector %97, %97 [0, 1, 0, 0] : vector<2xi32> 
    %99 = llvm.shufflevector %98, %1 [0, 1, 6, 7] : vector<4xi32> 
    %100 = llvm.extractvalue %87[1] : !llvm.array<2 x vector<2xi32>> 
    %101 = llvm.shufflevector %100, %100 [0, 1, 0, 0] : vector<2xi32> 
    %102 = llvm.shufflevector %101, %99 [4, 5, 0, 1] : vector<4xi32> 
    %103 = arm_neon.intr.usmmla %102, %96, %90 : vector<16xi8> to vector<4xi32>
    %104 = llvm.mlir.constant(0 : i64) : i64
    %105 = llvm.extractelement %103[%104 : i64] : vector<4xi32>
    %106 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<2xi32>> 
    %107 = llvm.mlir.constant(0 : i64) : i64
    %108 = llvm.insertelement %105, %106[%107 : i64] : vector<2xi32>
    %109 = llvm.insertvalue %108, %4[0] : !llvm.array<2 x vector<2xi32>> 
    %110 = llvm.mlir.constant(1 : i64) : i64
    %111 = llvm.extractelement %103[%110 : i64] : vector<4xi32>
    %112 = llvm.extractvalue %109[1] : !llvm.array<2 x vector<2xi32>> 
    %113 = llvm.mlir.constant(0 : i64) : i64
    %114 = llvm.insertelement %111, %112[%113 : i64] : vector<2xi32>
    %115 = llvm.insertvalue %114, %109[1] : !llvm.array<2 x vector<2xi32>> 
    %116 = llvm.mlir.constant(2 : i64) : i64
    %117 = llvm.extractelement %103[%116 : i64] : vector<4xi32>
    %118 = llvm.extractvalue %115[0] : !llvm.array<2 x vector<2xi32>> 
    %119 = llvm.mlir.constant(1 : i64) : i64
    %120 = llvm.insertelement %117, %118[%119 : i64] : vector<2xi32>
    %121 = llvm.insertvalue %120, %115[0] : !llvm.array<2 x vector<2xi32>> 
    %122 = llvm.mlir.constant(3 : i64) : i64
    %123 = llvm.extractelement %103[%122 : i64] : vector<4xi32>
    %124 = llvm.extractvalue %121[1] : !llvm.array<2 x vector<2xi32>> 
    %125 = llvm.mlir.constant(1 : i64) : i64
    %126 = llvm.insertelement %123, %124[%125 : i64] : vector<2xi32>
    %127 = llvm.insertvalue %126, %121[1] : !llvm.array<2 x vector<2xi32>> 
    %128 = llvm.extractvalue %127[0] : !llvm.array<2 x vector<2xi32>> 
    %129 = llvm.shufflevector %128, %128 [0, 1, 0, 0] : vector<2xi32> 
    %130 = llvm.shufflevector %129, %67 [4, 5, 0, 1] : vector<4xi32> 
    return %130 : vector<4xi32>
  }
  func.func @narrow(%arg0: vector<2x8xi4>, %arg1: vector<2x8xi7>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = ub.poison : vector<2x2xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = ub.poison : vector<4xi32>
    %4 = ub.poison : vector<16xi8>
    %5 = arith.extsi %arg0 : vector<2x8xi4> to vector<2x8xi8>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %7 = arith.extsi %arg1 : vector<2x8xi7> to vector<2x8xi8>
    %8 = builtin.unrealized_conversion_cast %7 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %9 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<8xi8>> 
    %10 = llvm.shufflevector %9, %9 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %11 = llvm.shufflevector %10, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %12 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<8xi8>> 
    %13 = llvm.shufflevector %12, %12 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %14 = llvm.shufflevector %13, %11 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %15 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<8xi8>> 
    %16 = llvm.shufflevector %15, %15 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %17 = llvm.shufflevector %16, %4 [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
    %18 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<8xi8>> 
    %19 = llvm.shufflevector %18, %18 [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
    %20 = llvm.shufflevector %19, %17 [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
    %21 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %22 = llvm.shufflevector %21, %21 [0, 1, 0, 0] : vector<2xi32> 
    %23 = llvm.shufflevector %22, %3 [0, 1, 6, 7] : vector<4xi32> 
    %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.shufflevector %24, %24 [0, 1, 0, 0] : vector<2xi32> 
    %26 = llvm.shufflevector %25, %23 [4, 5, 0, 1] : vector<4xi32> 
    %27 = arm_neon.intr.smmla %26, %14, %20 : vector<16xi8> to vector<4xi32>
    %28 = llvm.shufflevector %27, %27 [0, 1] : vector<4xi32> 
    %29 = llvm.insertvalue %28, %2[0] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.shufflevector %27, %27 [2, 3] : vector<4xi32> 
    %31 = llvm.insertvalue %30, %29[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %32 : vector<2x2xi32>
  }
  func.func @narrow_unsigned(%arg0: vector<2x8xi1>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<2x2xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %4 = ub.poison : vector<4xi32>
    %5 = ub.poison : vector<16xi8>
    %6 = arith.extui %arg0 : vector<2x8xi1> to vector<2x8xi8>
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
    %26 = arm_neon.intr.ummla %25, %13, %19 : vector<16xi8> to vector<4xi32>
    %27 = llvm.shufflevector %26, %26 [0, 1] : vector<4xi32> 
    %28 = llvm.insertvalue %27, %3[0] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.shufflevector %26, %26 [2, 3] : vector<4xi32> 
    %30 = llvm.insertvalue %29, %28[1] : !llvm.array<2 x vector<2xi32>> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %31 : vector<2x2xi32>
  }
}

