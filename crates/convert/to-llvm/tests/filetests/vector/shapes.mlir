// terrace opt --convert-vector-to-llvm
// Vectors of the elements of others.
func.func @broadcast(%f: f32, %i: index, %v: vector<f32>, %w: vector<4xf32>)
    -> (vector<f32>, vector<1xf32>, vector<4xindex>, vector<[2]xf32>, vector<2x3xf32>, vector<2x[4]xf32>, vector<4xf32>,
        vector<2x4xf32>) {
  %0 = vector.broadcast %f : f32 to vector<f32>
  %1 = vector.broadcast %f : f32 to vector<1xf32>
  %2 = vector.broadcast %i : index to vector<4xindex>
  %3 = vector.broadcast %f : f32 to vector<[2]xf32>
  %4 = vector.broadcast %f : f32 to vector<2x3xf32>
  %5 = vector.broadcast %f : f32 to vector<2x[4]xf32>
  %6 = vector.broadcast %v : vector<f32> to vector<4xf32>
  %7 = vector.broadcast %w : vector<4xf32> to vector<2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<f32>, vector<1xf32>, vector<4xindex>, vector<[2]xf32>, vector<2x3xf32>,
      vector<2x[4]xf32>, vector<4xf32>, vector<2x4xf32>
}
func.func @shuffle(%a: vector<f32>, %b: vector<2xf32>, %c: vector<3xf32>, %d: vector<1x4xi8>, %e: vector<2x4xi8>)
    -> (vector<2xf32>, vector<3xf32>, vector<2xf32>, vector<2x4xi8>) {
  %0 = vector.shuffle %a, %a [0, 1] : vector<f32>, vector<f32>
  %1 = vector.shuffle %b, %b [3, -1, 0] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %b, %c [4, 1] : vector<2xf32>, vector<3xf32>
  %3 = vector.shuffle %d, %e [2, 0] : vector<1x4xi8>, vector<2x4xi8>
  return %0, %1, %2, %3 : vector<2xf32>, vector<3xf32>, vector<2xf32>, vector<2x4xi8>
}
func.func @interleave(%a: vector<f32>, %b: vector<2xi8>, %c: vector<[2]xindex>, %d: vector<2x2xf32>)
    -> (vector<2xf32>, vector<4xi8>, vector<[4]xindex>, vector<2x4xf32>) {
  %0 = vector.interleave %a, %a : vector<f32> -> vector<2xf32>
  %1 = vector.interleave %b, %b : vector<2xi8> -> vector<4xi8>
  %2 = vector.interleave %c, %c : vector<[2]xindex> -> vector<[4]xindex>
  %3 = vector.interleave %d, %d : vector<2x2xf32> -> vector<2x4xf32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<4xi8>, vector<[4]xindex>, vector<2x4xf32>
}
func.func @deinterleave(%a: vector<4xi8>, %b: vector<[4]xindex>, %c: vector<2x4xf32>)
    -> (vector<2xi8>, vector<[2]xindex>, vector<2x2xf32>) {
  %0, %1 = vector.deinterleave %a : vector<4xi8> -> vector<2xi8>
  %2, %3 = vector.deinterleave %b : vector<[4]xindex> -> vector<[2]xindex>
  %4, %5 = vector.deinterleave %c : vector<2x4xf32> -> vector<2x2xf32>
  return %1, %2, %5 : vector<2xi8>, vector<[2]xindex>, vector<2x2xf32>
}
func.func @casts(%a: vector<f32>, %b: vector<4xf32>, %c: vector<2x4xf8E5M2>, %d: vector<4xf32>)
    -> (vector<i32>, vector<2xf64>, vector<2x4xi8>, vector<2x2xf32>) {
  %0 = vector.bitcast %a : vector<f32> to vector<i32>
  %1 = vector.bitcast %b : vector<4xf32> to vector<2xf64>
  %2 = vector.bitcast %c : vector<2x4xf8E5M2> to vector<2x4xi8>
  %3 = vector.shape_cast %d : vector<4xf32> to vector<2x2xf32>
  return %0, %1, %2, %3 : vector<i32>, vector<2xf64>, vector<2x4xi8>, vector<2x2xf32>
}
func.func @arithmetic(%a: vector<f32>, %b: vector<[4]xbf16>, %c: vector<2x4xf32>)
    -> (vector<f32>, vector<[4]xbf16>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index) {
  %0 = vector.fma %a, %a, %a {dropped} : vector<f32>
  %1 = vector.fma %b, %b, %b : vector<[4]xbf16>
  %2 = vector.fma %c, %c, %c : vector<2x4xf32>
  %3 = vector.step : vector<4xindex>
  %4 = vector.step : vector<[4]xindex>
  %5 = vector.vscale {kept}
  return %0, %1, %2, %3, %4, %5 : vector<f32>, vector<[4]xbf16>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index
}
func.func @type_cast(%a: memref<2x3xindex, strided<[3, 1]>, 3>, %b: memref<2x3xf32>)
    -> (memref<vector<2x3xindex>, 3>, memref<vector<2x3xf32>>) {
  %0 = vector.type_cast %a : memref<2x3xindex, strided<[3, 1]>, 3> to memref<vector<2x3xindex>, 3>
  %1 = vector.type_cast %b : memref<2x3xf32> to memref<vector<2x3xf32>>
  return %0, %1 : memref<vector<2x3xindex>, 3>, memref<vector<2x3xf32>>
}
// ==== stdout ====
module {
  func.func @broadcast(%arg0: f32, %arg1: index, %arg2: vector<f32>, %arg3: vector<4xf32>) -> (vector<f32>, vector<1xf32>, vector<4xindex>, vector<[2]xf32>, vector<2x3xf32>, vector<2x[4]xf32>, vector<4xf32>, vector<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = ub.poison : vector<2x4xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %4 = llvm.mlir.poison : vector<1xf32>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %arg0, %4[%5 : i32] : vector<1xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xf32> to vector<f32>
    %8 = llvm.mlir.poison : vector<1xf32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %arg0, %8[%9 : i32] : vector<1xf32>
    %11 = llvm.mlir.poison : vector<4xi64>
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.insertelement %1, %11[%12 : i32] : vector<4xi64>
    %14 = llvm.shufflevector %13, %11 [0, 0, 0, 0] : vector<4xi64> 
    %15 = builtin.unrealized_conversion_cast %14 : vector<4xi64> to vector<4xindex>
    %16 = llvm.mlir.poison : vector<[2]xf32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %arg0, %16[%17 : i32] : vector<[2]xf32>
    %19 = llvm.shufflevector %18, %16 [0, 0] : vector<[2]xf32> 
    %20 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %21 = llvm.mlir.poison : vector<3xf32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %arg0, %21[%22 : i32] : vector<3xf32>
    %24 = llvm.shufflevector %23, %23 [0, 0, 0] : vector<3xf32> 
    %25 = llvm.insertvalue %24, %20[0] : !llvm.array<2 x vector<3xf32>> 
    %26 = llvm.insertvalue %24, %25[1] : !llvm.array<2 x vector<3xf32>> 
    %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    %28 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
    %29 = llvm.mlir.poison : vector<[4]xf32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %arg0, %29[%30 : i32] : vector<[4]xf32>
    %32 = llvm.shufflevector %31, %31 [0, 0, 0, 0] : vector<[4]xf32> 
    %33 = llvm.insertvalue %32, %28[0] : !llvm.array<2 x vector<[4]xf32>> 
    %34 = llvm.insertvalue %32, %33[1] : !llvm.array<2 x vector<[4]xf32>> 
    %35 = builtin.unrealized_conversion_cast %34 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    %36 = llvm.mlir.constant(0 : i64) : i64
    %37 = llvm.extractelement %0[%36 : i64] : vector<1xf32>
    %38 = llvm.mlir.poison : vector<4xf32>
    %39 = llvm.mlir.constant(0 : i32) : i32
    %40 = llvm.insertelement %37, %38[%39 : i32] : vector<4xf32>
    %41 = llvm.shufflevector %40, %38 [0, 0, 0, 0] : vector<4xf32> 
    %42 = llvm.insertvalue %arg3, %3[0] : !llvm.array<2 x vector<4xf32>> 
    %43 = llvm.insertvalue %arg3, %42[1] : !llvm.array<2 x vector<4xf32>> 
    %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %7, %10, %15, %19, %27, %35, %41, %44 : vector<f32>, vector<1xf32>, vector<4xindex>, vector<[2]xf32>, vector<2x3xf32>, vector<2x[4]xf32>, vector<4xf32>, vector<2x4xf32>
  }
  func.func @shuffle(%arg0: vector<f32>, %arg1: vector<2xf32>, %arg2: vector<3xf32>, %arg3: vector<1x4xi8>, %arg4: vector<2x4xi8>) -> (vector<2xf32>, vector<3xf32>, vector<2xf32>, vector<2x4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : vector<2x4xi8> to !llvm.array<2 x vector<4xi8>>
    %1 = builtin.unrealized_conversion_cast %arg3 : vector<1x4xi8> to !llvm.array<1 x vector<4xi8>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %3 = llvm.shufflevector %2, %2 [0, 1] : vector<1xf32> 
    %4 = llvm.shufflevector %arg1, %arg1 [3, -1, 0] : vector<2xf32> 
    %5 = llvm.mlir.poison : vector<2xf32>
    %6 = llvm.mlir.constant(2 : index) : i64
    %7 = llvm.extractelement %arg2[%6 : i64] : vector<3xf32>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertelement %7, %5[%8 : i64] : vector<2xf32>
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.extractelement %arg1[%10 : i64] : vector<2xf32>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.insertelement %11, %9[%12 : i64] : vector<2xf32>
    %14 = llvm.mlir.poison : !llvm.array<2 x vector<4xi8>>
    %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi8>> 
    %16 = llvm.insertvalue %15, %14[0] : !llvm.array<2 x vector<4xi8>> 
    %17 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<4xi8>> 
    %18 = llvm.insertvalue %17, %16[1] : !llvm.array<2 x vector<4xi8>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
    return %3, %4, %13, %19 : vector<2xf32>, vector<3xf32>, vector<2xf32>, vector<2x4xi8>
  }
  func.func @interleave(%arg0: vector<f32>, %arg1: vector<2xi8>, %arg2: vector<[2]xindex>, %arg3: vector<2x2xf32>) -> (vector<2xf32>, vector<4xi8>, vector<[4]xindex>, vector<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<[2]xindex> to vector<[2]xi64>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %4 = llvm.shufflevector %2, %2 [0, 1] : vector<1xf32> 
    %5 = llvm.shufflevector %arg1, %arg1 [0, 2, 1, 3] : vector<2xi8> 
    %6 = "llvm.intr.vector.interleave2"(%1, %1) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[4]xi64>
    %7 = builtin.unrealized_conversion_cast %6 : vector<[4]xi64> to vector<[4]xindex>
    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %10 = llvm.shufflevector %8, %9 [0, 2, 1, 3] : vector<2xf32> 
    %11 = llvm.insertvalue %10, %3[0] : !llvm.array<2 x vector<4xf32>> 
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %13 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %14 = llvm.shufflevector %12, %13 [0, 2, 1, 3] : vector<2xf32> 
    %15 = llvm.insertvalue %14, %11[1] : !llvm.array<2 x vector<4xf32>> 
    %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %4, %5, %7, %16 : vector<2xf32>, vector<4xi8>, vector<[4]xindex>, vector<2x4xf32>
  }
  func.func @deinterleave(%arg0: vector<4xi8>, %arg1: vector<[4]xindex>, %arg2: vector<2x4xf32>) -> (vector<2xi8>, vector<[2]xindex>, vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<[4]xindex> to vector<[4]xi64>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %3 = llvm.mlir.poison : vector<4xi8>
    %4 = llvm.shufflevector %arg0, %3 [0, 2] : vector<4xi8> 
    %5 = llvm.shufflevector %arg0, %3 [1, 3] : vector<4xi8> 
    %6 = "llvm.intr.vector.deinterleave2"(%1) : (vector<[4]xi64>) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %8 = builtin.unrealized_conversion_cast %7 : vector<[2]xi64> to vector<[2]xindex>
    %9 = llvm.extractvalue %6[1] : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>)> 
    %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %11 = llvm.mlir.poison : vector<4xf32>
    %12 = llvm.shufflevector %10, %11 [0, 2] : vector<4xf32> 
    %13 = llvm.shufflevector %10, %11 [1, 3] : vector<4xf32> 
    %14 = llvm.insertvalue %13, %2[0] : !llvm.array<2 x vector<2xf32>> 
    %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %16 = llvm.mlir.poison : vector<4xf32>
    %17 = llvm.shufflevector %15, %16 [0, 2] : vector<4xf32> 
    %18 = llvm.shufflevector %15, %16 [1, 3] : vector<4xf32> 
    %19 = llvm.insertvalue %18, %14[1] : !llvm.array<2 x vector<2xf32>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %5, %8, %20 : vector<2xi8>, vector<[2]xindex>, vector<2x2xf32>
  }
  func.func @casts(%arg0: vector<f32>, %arg1: vector<4xf32>, %arg2: vector<2x4xf8E5M2>, %arg3: vector<4xf32>) -> (vector<i32>, vector<2xf64>, vector<2x4xi8>, vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xf8E5M2> to !llvm.array<2 x vector<4xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %2 = ub.poison : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %4 = ub.poison : vector<2x4xi8>
    %5 = builtin.unrealized_conversion_cast %4 : vector<2x4xi8> to !llvm.array<2 x vector<4xi8>>
    %6 = llvm.bitcast %1 : vector<1xf32> to vector<1xi32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xi32> to vector<i32>
    %8 = llvm.bitcast %arg1 : vector<4xf32> to vector<2xf64>
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi8>> 
    %10 = llvm.bitcast %9 : vector<4xi8> to vector<4xi8>
    %11 = llvm.insertvalue %10, %5[0] : !llvm.array<2 x vector<4xi8>> 
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi8>> 
    %13 = llvm.bitcast %12 : vector<4xi8> to vector<4xi8>
    %14 = llvm.insertvalue %13, %11[1] : !llvm.array<2 x vector<4xi8>> 
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
    %16 = llvm.shufflevector %arg3, %arg3 [0, 1] : vector<4xf32> 
    %17 = llvm.insertvalue %16, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %18 = llvm.shufflevector %arg3, %arg3 [2, 3] : vector<4xf32> 
    %19 = llvm.insertvalue %18, %17[1] : !llvm.array<2 x vector<2xf32>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %7, %8, %15, %20 : vector<i32>, vector<2xf64>, vector<2x4xi8>, vector<2x2xf32>
  }
  func.func @arithmetic(%arg0: vector<f32>, %arg1: vector<[4]xbf16>, %arg2: vector<2x4xf32>) -> (vector<f32>, vector<[4]xbf16>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %2 = builtin.unrealized_conversion_cast %cst_0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %3 = llvm.intr.fmuladd(%1, %1, %1) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
    %5 = llvm.intr.fmuladd(%arg1, %arg1, %arg1) : (vector<[4]xbf16>, vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %7 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %9 = llvm.intr.fmuladd(%6, %7, %8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<4xf32>> 
    %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %13 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %14 = llvm.intr.fmuladd(%11, %12, %13) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %15 = llvm.insertvalue %14, %10[1] : !llvm.array<2 x vector<4xf32>> 
    %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %17 = llvm.intr.stepvector : vector<[4]xi64>
    %18 = builtin.unrealized_conversion_cast %17 : vector<[4]xi64> to vector<[4]xindex>
    %19 = "llvm.intr.vscale"() {kept} : () -> i64
    %20 = builtin.unrealized_conversion_cast %19 : i64 to index
    return %4, %5, %16, %cst, %18, %20 : vector<f32>, vector<[4]xbf16>, vector<2x4xf32>, vector<4xindex>, vector<[4]xindex>, index
  }
  func.func @type_cast(%arg0: memref<2x3xindex, strided<[3, 1]>, 3>, %arg1: memref<2x3xf32>) -> (memref<vector<2x3xindex>, 3>, memref<vector<2x3xf32>>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xindex, strided<[3, 1]>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
    %3 = llvm.extractvalue %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %3, %2[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %5, %4[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr<3>, ptr<3>, i64)> to memref<vector<2x3xindex>, 3>
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %11 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64)> 
    %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %13, %12[1] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64)> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<2x3xf32>>
    return %9, %17 : memref<vector<2x3xindex>, 3>, memref<vector<2x3xf32>>
  }
}

