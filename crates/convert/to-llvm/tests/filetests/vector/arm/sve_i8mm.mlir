// terrace opt --convert-vector-to-llvm='enable-arm-sve enable-arm-i8mm'
// Products of matrices of bytes, the second one transposed and of scalable height, as tiles of SVE.
func.func @signed(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %r : vector<2x[2]xi32>
}

func.func @unsigned(%a: vector<4x8xi8>, %b: vector<[4]x8xi8>, %c: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %x = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  return %r : vector<4x[4]xi32>
}

func.func @unsigned_by_signed(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %r : vector<2x[4]xi32>
}

func.func @signed_by_unsigned(%a: vector<4x8xi8>, %b: vector<[2]x8xi8>, %c: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[2]x8xi32> into vector<4x[2]xi32>
  return %r : vector<4x[2]xi32>
}

func.func @not_extended(%a: vector<2x8xi8>, %b: vector<[6]x8xi8>, %c: vector<2x[6]xi32>) -> vector<2x[6]xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<[6]x8xi8> into vector<2x[6]xi32>
  return %r : vector<2x[6]xi32>
}
// ==== stdout ====
module {
  func.func @signed(%arg0: vector<2x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[4]xi32>
    %3 = ub.poison : vector<2x[2]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[16]xi8>
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>> 
    %15 = llvm.bitcast %13 : vector<[2]xi32> to vector<[1]xi64>
    %16 = llvm.bitcast %14 : vector<[2]xi32> to vector<[1]xi64>
    %17 = "llvm.intr.vector.interleave2"(%15, %16) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
    %18 = llvm.bitcast %17 : vector<[2]xi64> to vector<[4]xi32>
    %19 = llvm.intr.vector.extract %18[0] : vector<[4]xi32> from vector<[4]xi32>
    %20 = "arm_sve.intr.smmla"(%19, %10, %12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %21 = llvm.intr.vector.insert %20, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %22 = llvm.bitcast %21 : vector<[4]xi32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.deinterleave2"(%22) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %26 = llvm.bitcast %24 : vector<[1]xi64> to vector<[2]xi32>
    %27 = llvm.bitcast %25 : vector<[1]xi64> to vector<[2]xi32>
    %28 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<[2]xi32>> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.array<2 x vector<[2]xi32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<[2]xi32>> to vector<2x[2]xi32>
    return %30 : vector<2x[2]xi32>
  }
  func.func @unsigned(%arg0: vector<4x8xi8>, %arg1: vector<[4]x8xi8>, %arg2: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
    %2 = ub.poison : vector<[8]xi32>
    %3 = ub.poison : vector<4x[4]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x[4]xi32> to !llvm.array<4 x vector<[4]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<8xi8>> 
    %12 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<8xi8>> 
    %13 = llvm.shufflevector %11, %12 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %14 = llvm.intr.vector.insert %13, %5[0] : vector<16xi8> into vector<[16]xi8>
    %15 = "arm_sve.intr.dupq_lane"(%14) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %16 = vector.shape_cast %arg1 : vector<[4]x8xi8> to vector<[32]xi8>
    %17 = llvm.intr.vector.extract %16[0] : vector<[16]xi8> from vector<[32]xi8>
    %18 = llvm.intr.vector.extract %16[16] : vector<[16]xi8> from vector<[32]xi8>
    %19 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[4]xi32>> 
    %20 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xi32>> 
    %21 = llvm.bitcast %19 : vector<[4]xi32> to vector<[2]xi64>
    %22 = llvm.bitcast %20 : vector<[4]xi32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.interleave2"(%21, %22) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %24 = llvm.bitcast %23 : vector<[4]xi64> to vector<[8]xi32>
    %25 = llvm.intr.vector.extract %24[0] : vector<[4]xi32> from vector<[8]xi32>
    %26 = llvm.intr.vector.extract %24[4] : vector<[4]xi32> from vector<[8]xi32>
    %27 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xi32>> 
    %28 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[4]xi32>> 
    %29 = llvm.bitcast %27 : vector<[4]xi32> to vector<[2]xi64>
    %30 = llvm.bitcast %28 : vector<[4]xi32> to vector<[2]xi64>
    %31 = "llvm.intr.vector.interleave2"(%29, %30) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %32 = llvm.bitcast %31 : vector<[4]xi64> to vector<[8]xi32>
    %33 = llvm.intr.vector.extract %32[0] : vector<[4]xi32> from vector<[8]xi32>
    %34 = llvm.intr.vector.extract %32[4] : vector<[4]xi32> from vector<[8]xi32>
    %35 = "arm_sve.intr.ummla"(%25, %10, %17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %36 = "arm_sve.intr.ummla"(%26, %10, %18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %37 = "arm_sve.intr.ummla"(%33, %15, %17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %38 = "arm_sve.intr.ummla"(%34, %15, %18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %39 = llvm.intr.vector.insert %35, %2[0] : vector<[4]xi32> into vector<[8]xi32>
    %40 = llvm.intr.vector.insert %36, %39[4] : vector<[4]xi32> into vector<[8]xi32>
    %41 = llvm.bitcast %40 : vector<[8]xi32> to vector<[4]xi64>
    %42 = "llvm.intr.vector.deinterleave2"(%41) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %45 = llvm.bitcast %43 : vector<[2]xi64> to vector<[4]xi32>
    %46 = llvm.bitcast %44 : vector<[2]xi64> to vector<[4]xi32>
    %47 = llvm.insertvalue %45, %4[0] : !llvm.array<4 x vector<[4]xi32>> 
    %48 = llvm.insertvalue %46, %47[1] : !llvm.array<4 x vector<[4]xi32>> 
    %49 = llvm.intr.vector.insert %37, %2[0] : vector<[4]xi32> into vector<[8]xi32>
    %50 = llvm.intr.vector.insert %38, %49[4] : vector<[4]xi32> into vector<[8]xi32>
    %51 = llvm.bitcast %50 : vector<[8]xi32> to vector<[4]xi64>
    %52 = "llvm.intr.vector.deinterleave2"(%51) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %53 = llvm.extractvalue %52[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %54 = llvm.extractvalue %52[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %55 = llvm.bitcast %53 : vector<[2]xi64> to vector<[4]xi32>
    %56 = llvm.bitcast %54 : vector<[2]xi64> to vector<[4]xi32>
    %57 = llvm.insertvalue %55, %48[2] : !llvm.array<4 x vector<[4]xi32>> 
    %58 = llvm.insertvalue %56, %57[3] : !llvm.array<4 x vector<[4]xi32>> 
    %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<4 x vector<[4]xi32>> to vector<4x[4]xi32>
    return %59 : vector<4x[4]xi32>
  }
  func.func @unsigned_by_signed(%arg0: vector<2x8xi8>, %arg1: vector<[4]x8xi8>, %arg2: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xi32> to !llvm.array<2 x vector<[4]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[8]xi32>
    %3 = ub.poison : vector<2x[4]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[4]xi32> to !llvm.array<2 x vector<[4]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[4]x8xi8> to vector<[32]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[32]xi8>
    %13 = llvm.intr.vector.extract %11[16] : vector<[16]xi8> from vector<[32]xi8>
    %14 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi32>> 
    %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi32>> 
    %16 = llvm.bitcast %14 : vector<[4]xi32> to vector<[2]xi64>
    %17 = llvm.bitcast %15 : vector<[4]xi32> to vector<[2]xi64>
    %18 = "llvm.intr.vector.interleave2"(%16, %17) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %19 = llvm.bitcast %18 : vector<[4]xi64> to vector<[8]xi32>
    %20 = llvm.intr.vector.extract %19[0] : vector<[4]xi32> from vector<[8]xi32>
    %21 = llvm.intr.vector.extract %19[4] : vector<[4]xi32> from vector<[8]xi32>
    %22 = "arm_sve.intr.usmmla"(%20, %10, %12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %23 = "arm_sve.intr.usmmla"(%21, %10, %13) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %24 = llvm.intr.vector.insert %22, %2[0] : vector<[4]xi32> into vector<[8]xi32>
    %25 = llvm.intr.vector.insert %23, %24[4] : vector<[4]xi32> into vector<[8]xi32>
    %26 = llvm.bitcast %25 : vector<[8]xi32> to vector<[4]xi64>
    %27 = "llvm.intr.vector.deinterleave2"(%26) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %28 = llvm.extractvalue %27[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %29 = llvm.extractvalue %27[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %30 = llvm.bitcast %28 : vector<[2]xi64> to vector<[4]xi32>
    %31 = llvm.bitcast %29 : vector<[2]xi64> to vector<[4]xi32>
    %32 = llvm.insertvalue %30, %4[0] : !llvm.array<2 x vector<[4]xi32>> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.array<2 x vector<[4]xi32>> 
    %34 = builtin.unrealized_conversion_cast %33 : !llvm.array<2 x vector<[4]xi32>> to vector<2x[4]xi32>
    return %34 : vector<2x[4]xi32>
  }
  func.func @signed_by_unsigned(%arg0: vector<4x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x[2]xi32> to !llvm.array<4 x vector<[2]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
    %2 = ub.poison : vector<[4]xi32>
    %3 = ub.poison : vector<4x[2]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x[2]xi32> to !llvm.array<4 x vector<[2]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<8xi8>> 
    %12 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<8xi8>> 
    %13 = llvm.shufflevector %11, %12 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %14 = llvm.intr.vector.insert %13, %5[0] : vector<16xi8> into vector<[16]xi8>
    %15 = "arm_sve.intr.dupq_lane"(%14) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %16 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %17 = llvm.intr.vector.extract %16[0] : vector<[16]xi8> from vector<[16]xi8>
    %18 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[2]xi32>> 
    %19 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[2]xi32>> 
    %20 = "llvm.intr.vector.interleave2"(%18, %19) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
    %21 = llvm.intr.vector.extract %20[0] : vector<[4]xi32> from vector<[4]xi32>
    %22 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[2]xi32>> 
    %23 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[2]xi32>> 
    %24 = "llvm.intr.vector.interleave2"(%22, %23) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
    %25 = llvm.intr.vector.extract %24[0] : vector<[4]xi32> from vector<[4]xi32>
    %26 = "arm_sve.intr.usmmla"(%21, %17, %10) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %27 = "arm_sve.intr.usmmla"(%25, %17, %15) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %28 = llvm.intr.vector.insert %26, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %29 = "llvm.intr.vector.deinterleave2"(%28) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
    %30 = llvm.extractvalue %29[0] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %31 = llvm.extractvalue %29[1] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %32 = llvm.insertvalue %30, %4[0] : !llvm.array<4 x vector<[2]xi32>> 
    %33 = llvm.insertvalue %31, %32[1] : !llvm.array<4 x vector<[2]xi32>> 
    %34 = llvm.intr.vector.insert %27, %2[0] : vector<[4]xi32> into vector<[4]xi32>
    %35 = "llvm.intr.vector.deinterleave2"(%34) : (vector<[4]xi32>) -> !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>
    %36 = llvm.extractvalue %35[0] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %37 = llvm.extractvalue %35[1] : !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)> 
    %38 = llvm.insertvalue %36, %33[2] : !llvm.array<4 x vector<[2]xi32>> 
    %39 = llvm.insertvalue %37, %38[3] : !llvm.array<4 x vector<[2]xi32>> 
    %40 = builtin.unrealized_conversion_cast %39 : !llvm.array<4 x vector<[2]xi32>> to vector<4x[2]xi32>
    return %40 : vector<4x[2]xi32>
  }
  func.func @not_extended(%arg0: vector<2x8xi8>, %arg1: vector<[6]x8xi8>, %arg2: vector<2x[6]xi32>) -> vector<2x[6]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[6]xi32> to !llvm.array<2 x vector<[6]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
    %2 = ub.poison : vector<[12]xi32>
    %3 = ub.poison : vector<2x[6]xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[6]xi32> to !llvm.array<2 x vector<[6]xi32>>
    %5 = ub.poison : vector<[16]xi8>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi8>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<16xi8> into vector<[16]xi8>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %11 = vector.shape_cast %arg1 : vector<[6]x8xi8> to vector<[48]xi8>
    %12 = llvm.intr.vector.extract %11[0] : vector<[16]xi8> from vector<[48]xi8>
    %13 = llvm.intr.vector.extract %11[16] : vector<[16]xi8> from vector<[48]xi8>
    %14 = llvm.intr.vector.extract %11[32] : vector<[16]xi8> from vector<[48]xi8>
    %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[6]xi32>> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[6]xi32>> 
    %17 = llvm.bitcast %15 : vector<[6]xi32> to vector<[3]xi64>
    %18 = llvm.bitcast %16 : vector<[6]xi32> to vector<[3]xi64>
    %19 = "llvm.intr.vector.interleave2"(%17, %18) : (vector<[3]xi64>, vector<[3]xi64>) -> vector<[6]xi64>
    %20 = llvm.bitcast %19 : vector<[6]xi64> to vector<[12]xi32>
    %21 = llvm.intr.vector.extract %20[0] : vector<[4]xi32> from vector<[12]xi32>
    %22 = llvm.intr.vector.extract %20[4] : vector<[4]xi32> from vector<[12]xi32>
    %23 = llvm.intr.vector.extract %20[8] : vector<[4]xi32> from vector<[12]xi32>
    %24 = "arm_sve.intr.smmla"(%21, %10, %12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %25 = "arm_sve.intr.smmla"(%22, %10, %13) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %26 = "arm_sve.intr.smmla"(%23, %10, %14) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %27 = llvm.intr.vector.insert %24, %2[0] : vector<[4]xi32> into vector<[12]xi32>
    %28 = llvm.intr.vector.insert %25, %27[4] : vector<[4]xi32> into vector<[12]xi32>
    %29 = llvm.intr.vector.insert %26, %28[8] : vector<[4]xi32> into vector<[12]xi32>
    %30 = llvm.bitcast %29 : vector<[12]xi32> to vector<[6]xi64>
    %31 = "llvm.intr.vector.deinterleave2"(%30) : (vector<[6]xi64>) -> !llvm.struct<(vector<[3]xi64>, vector<[3]xi64>)>
    %32 = llvm.extractvalue %31[0] : !llvm.struct<(vector<[3]xi64>, vector<[3]xi64>)> 
    %33 = llvm.extractvalue %31[1] : !llvm.struct<(vector<[3]xi64>, vector<[3]xi64>)> 
    %34 = llvm.bitcast %32 : vector<[3]xi64> to vector<[6]xi32>
    %35 = llvm.bitcast %33 : vector<[3]xi64> to vector<[6]xi32>
    %36 = llvm.insertvalue %34, %4[0] : !llvm.array<2 x vector<[6]xi32>> 
    %37 = llvm.insertvalue %35, %36[1] : !llvm.array<2 x vector<[6]xi32>> 
    %38 = builtin.unrealized_conversion_cast %37 : !llvm.array<2 x vector<[6]xi32>> to vector<2x[6]xi32>
    return %38 : vector<2x[6]xi32>
  }
}

