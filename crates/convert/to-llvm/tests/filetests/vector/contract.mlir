// terrace opt --convert-vector-to-llvm
// Contractions and transpositions are lowered within the dialect first, outer products too.
#matvec = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
           iterator_types = ["parallel", "reduction"]}
func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract #matvec %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  %1 = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.outerproduct %b, %c, %a : vector<2xf32>, vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>
}
func.func @slices(%a: vector<4xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x3xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.extract_strided_slice %b {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xf32> to vector<2x2xf32>
  %2 = vector.insert_strided_slice %c, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<2x3xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2x2xf32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = ub.poison : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = arith.mulf %4, %arg1 : vector<2xf32>
    %6 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %7 = "llvm.intr.vector.reduce.fadd"(%6, %5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.insertelement %7, %cst_0[%8 : i64] : vector<2xf32>
    %10 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %11 = arith.mulf %10, %arg1 : vector<2xf32>
    %12 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %13 = "llvm.intr.vector.reduce.fadd"(%12, %11) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.insertelement %13, %9[%14 : i64] : vector<2xf32>
    %16 = arith.addf %15, %arg2 : vector<2xf32>
    %17 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
    %20 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xf32>> 
    %21 = llvm.mlir.constant(0 : i64) : i64
    %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
    %23 = llvm.insertvalue %22, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %24 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
    %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<2xf32>> 
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
    %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<2xf32>> 
    %31 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %32 = llvm.mlir.constant(0 : i64) : i64
    %33 = llvm.extractelement %31[%32 : i64] : vector<2xf32>
    %34 = llvm.extractvalue %30[0] : !llvm.array<2 x vector<2xf32>> 
    %35 = llvm.mlir.constant(1 : i64) : i64
    %36 = llvm.insertelement %33, %34[%35 : i64] : vector<2xf32>
    %37 = llvm.insertvalue %36, %30[0] : !llvm.array<2 x vector<2xf32>> 
    %38 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %39 = llvm.mlir.constant(1 : i64) : i64
    %40 = llvm.extractelement %38[%39 : i64] : vector<2xf32>
    %41 = llvm.extractvalue %37[1] : !llvm.array<2 x vector<2xf32>> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.insertelement %40, %41[%42 : i64] : vector<2xf32>
    %44 = llvm.insertvalue %43, %37[1] : !llvm.array<2 x vector<2xf32>> 
    %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %46 = llvm.mlir.constant(0 : i64) : i64
    %47 = llvm.extractelement %arg1[%46 : i64] : vector<2xf32>
    %48 = llvm.mlir.poison : vector<2xf32>
    %49 = llvm.mlir.constant(0 : i32) : i32
    %50 = llvm.insertelement %47, %48[%49 : i32] : vector<2xf32>
    %51 = llvm.shufflevector %50, %48 [0, 0] : vector<2xf32> 
    %52 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %53 = llvm.intr.fmuladd(%51, %arg2, %52) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %54 = llvm.insertvalue %53, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %55 = llvm.mlir.constant(1 : i64) : i64
    %56 = llvm.extractelement %arg1[%55 : i64] : vector<2xf32>
    %57 = llvm.mlir.poison : vector<2xf32>
    %58 = llvm.mlir.constant(0 : i32) : i32
    %59 = llvm.insertelement %56, %57[%58 : i32] : vector<2xf32>
    %60 = llvm.shufflevector %59, %57 [0, 0] : vector<2xf32> 
    %61 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %62 = llvm.intr.fmuladd(%60, %arg2, %61) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %63 = llvm.insertvalue %62, %54[1] : !llvm.array<2 x vector<2xf32>> 
    %64 = builtin.unrealized_conversion_cast %63 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %16, %45, %64 : vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>
  }
  func.func @slices(%arg0: vector<4xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2x2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %3 = llvm.shufflevector %arg0, %arg0 [1, 2] : vector<4xf32> 
    %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.shufflevector %4, %4 [1, 2] : vector<3xf32> 
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.shufflevector %7, %7 [1, 2] : vector<3xf32> 
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<2xf32>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %11 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %13 = llvm.shufflevector %11, %11 [0, 1, 0] : vector<2xf32> 
    %14 = llvm.shufflevector %13, %12 [3, 0, 1] : vector<3xf32> 
    %15 = llvm.insertvalue %14, %1[0] : !llvm.array<2 x vector<3xf32>> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %18 = llvm.shufflevector %16, %16 [0, 1, 0] : vector<2xf32> 
    %19 = llvm.shufflevector %18, %17 [3, 0, 1] : vector<3xf32> 
    %20 = llvm.insertvalue %19, %15[1] : !llvm.array<2 x vector<3xf32>> 
    %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    return %3, %10, %21 : vector<2xf32>, vector<2x2xf32>, vector<2x3xf32>
  }
}

