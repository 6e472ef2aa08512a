// terrace opt --convert-vector-to-llvm='enable-arm-sve enable-arm-bf16'
// Products of matrices of bf16, the second one transposed and of scalable height, as tiles of SVE.
func.func @one_tile(%a: vector<2x4xbf16>, %b: vector<[2]x4xbf16>, %c: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[2]x4xbf16> into vector<2x[2]xf32>
  return %r : vector<2x[2]xf32>
}

func.func @tiles(%a: vector<4x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<4x[4]xf32>
  return %r : vector<4x[4]xf32>
}
// ==== stdout ====
module {
  func.func @one_tile(%arg0: vector<2x4xbf16>, %arg1: vector<[2]x4xbf16>, %arg2: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
    %2 = ub.poison : vector<[4]xf32>
    %3 = ub.poison : vector<2x[2]xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
    %5 = ub.poison : vector<[8]xbf16>
    %6 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xbf16>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xbf16>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<8xbf16> into vector<[8]xbf16>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %11 = vector.shape_cast %arg1 : vector<[2]x4xbf16> to vector<[8]xbf16>
    %12 = llvm.intr.vector.extract %11[0] : vector<[8]xbf16> from vector<[8]xbf16>
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xf32>> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xf32>> 
    %15 = llvm.bitcast %13 : vector<[2]xf32> to vector<[1]xi64>
    %16 = llvm.bitcast %14 : vector<[2]xf32> to vector<[1]xi64>
    %17 = "llvm.intr.vector.interleave2"(%15, %16) : (vector<[1]xi64>, vector<[1]xi64>) -> vector<[2]xi64>
    %18 = llvm.bitcast %17 : vector<[2]xi64> to vector<[4]xf32>
    %19 = llvm.intr.vector.extract %18[0] : vector<[4]xf32> from vector<[4]xf32>
    %20 = arm_sve.intr.bfmmla %19, %10, %12 : vector<[8]xbf16> to vector<[4]xf32>
    %21 = llvm.intr.vector.insert %20, %2[0] : vector<[4]xf32> into vector<[4]xf32>
    %22 = llvm.bitcast %21 : vector<[4]xf32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.deinterleave2"(%22) : (vector<[2]xi64>) -> !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)>
    %24 = llvm.extractvalue %23[0] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %25 = llvm.extractvalue %23[1] : !llvm.struct<(vector<[1]xi64>, vector<[1]xi64>)> 
    %26 = llvm.bitcast %24 : vector<[1]xi64> to vector<[2]xf32>
    %27 = llvm.bitcast %25 : vector<[1]xi64> to vector<[2]xf32>
    %28 = llvm.insertvalue %26, %4[0] : !llvm.array<2 x vector<[2]xf32>> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.array<2 x vector<[2]xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<[2]xf32>> to vector<2x[2]xf32>
    return %30 : vector<2x[2]xf32>
  }
  func.func @tiles(%arg0: vector<4x4xbf16>, %arg1: vector<[4]x4xbf16>, %arg2: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xbf16> to !llvm.array<4 x vector<4xbf16>>
    %2 = ub.poison : vector<[8]xf32>
    %3 = ub.poison : vector<4x[4]xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
    %5 = ub.poison : vector<[8]xbf16>
    %6 = llvm.extractvalue %1[0] : !llvm.array<4 x vector<4xbf16>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<4xbf16>> 
    %8 = llvm.shufflevector %6, %7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
    %9 = llvm.intr.vector.insert %8, %5[0] : vector<8xbf16> into vector<[8]xbf16>
    %10 = "arm_sve.intr.dupq_lane"(%9) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %11 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<4xbf16>> 
    %12 = llvm.extractvalue %1[3] : !llvm.array<4 x vector<4xbf16>> 
    %13 = llvm.shufflevector %11, %12 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16> 
    %14 = llvm.intr.vector.insert %13, %5[0] : vector<8xbf16> into vector<[8]xbf16>
    %15 = "arm_sve.intr.dupq_lane"(%14) <{lane = 0 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    %16 = vector.shape_cast %arg1 : vector<[4]x4xbf16> to vector<[16]xbf16>
    %17 = llvm.intr.vector.extract %16[0] : vector<[8]xbf16> from vector<[16]xbf16>
    %18 = llvm.intr.vector.extract %16[8] : vector<[8]xbf16> from vector<[16]xbf16>
    %19 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<[4]xf32>> 
    %20 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xf32>> 
    %21 = llvm.bitcast %19 : vector<[4]xf32> to vector<[2]xi64>
    %22 = llvm.bitcast %20 : vector<[4]xf32> to vector<[2]xi64>
    %23 = "llvm.intr.vector.interleave2"(%21, %22) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %24 = llvm.bitcast %23 : vector<[4]xi64> to vector<[8]xf32>
    %25 = llvm.intr.vector.extract %24[0] : vector<[4]xf32> from vector<[8]xf32>
    %26 = llvm.intr.vector.extract %24[4] : vector<[4]xf32> from vector<[8]xf32>
    %27 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xf32>> 
    %28 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<[4]xf32>> 
    %29 = llvm.bitcast %27 : vector<[4]xf32> to vector<[2]xi64>
    %30 = llvm.bitcast %28 : vector<[4]xf32> to vector<[2]xi64>
    %31 = "llvm.intr.vector.interleave2"(%29, %30) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %32 = llvm.bitcast %31 : vector<[4]xi64> to vector<[8]xf32>
    %33 = llvm.intr.vector.extract %32[0] : vector<[4]xf32> from vector<[8]xf32>
    %34 = llvm.intr.vector.extract %32[4] : vector<[4]xf32> from vector<[8]xf32>
    %35 = arm_sve.intr.bfmmla %25, %10, %17 : vector<[8]xbf16> to vector<[4]xf32>
    %36 = arm_sve.intr.bfmmla %26, %10, %18 : vector<[8]xbf16> to vector<[4]xf32>
    %37 = arm_sve.intr.bfmmla %33, %15, %17 : vector<[8]xbf16> to vector<[4]xf32>
    %38 = arm_sve.intr.bfmmla %34, %15, %18 : vector<[8]xbf16> to vector<[4]xf32>
    %39 = llvm.intr.vector.insert %35, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %40 = llvm.intr.vector.insert %36, %39[4] : vector<[4]xf32> into vector<[8]xf32>
    %41 = llvm.bitcast %40 : vector<[8]xf32> to vector<[4]xi64>
    %42 = "llvm.intr.vector.deinterleave2"(%41) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %45 = llvm.bitcast %43 : vector<[2]xi64> to vector<[4]xf32>
    %46 = llvm.bitcast %44 : vector<[2]xi64> to vector<[4]xf32>
    %47 = llvm.insertvalue %45, %4[0] : !llvm.array<4 x vector<[4]xf32>> 
    %48 = llvm.insertvalue %46, %47[1] : !llvm.array<4 x vector<[4]xf32>> 
    %49 = llvm.intr.vector.insert %37, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %50 = llvm.intr.vector.insert %38, %49[4] : vector<[4]xf32> into vector<[8]xf32>
    %51 = llvm.bitcast %50 : vector<[8]xf32> to vector<[4]xi64>
    %52 = "llvm.intr.vector.deinterleave2"(%51) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %53 = llvm.extractvalue %52[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %54 = llvm.extractvalue %52[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %55 = llvm.bitcast %53 : vector<[2]xi64> to vector<[4]xf32>
    %56 = llvm.bitcast %54 : vector<[2]xi64> to vector<[4]xf32>
    %57 = llvm.insertvalue %55, %48[2] : !llvm.array<4 x vector<[4]xf32>> 
    %58 = llvm.insertvalue %56, %57[3] : !llvm.array<4 x vector<[4]xf32>> 
    %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<4 x vector<[4]xf32>> to vector<4x[4]xf32>
    return %59 : vector<4x[4]xf32>
  }
}

