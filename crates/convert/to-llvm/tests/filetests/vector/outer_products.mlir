// terrace opt --convert-vector-to-llvm="vector-contract-lowering=outerproduct vector-transpose-lowering=shuffle1d"
// Columns and rows, and one shuffle.
#matvec = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
           iterator_types = ["parallel", "reduction"]}
func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract #matvec %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  %1 = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.outerproduct %b, %c, %a : vector<2xf32>, vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>
}
#matmul = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
           iterator_types = ["parallel", "parallel", "reduction"]}
func.func @g(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract #matmul %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %2 = ub.poison : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %4 = ub.poison : vector<4xf32>
    %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0] : vector<2xf32> 
    %7 = llvm.shufflevector %6, %4 [0, 1, 6, 7] : vector<4xf32> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0] : vector<2xf32> 
    %10 = llvm.shufflevector %9, %7 [4, 5, 0, 1] : vector<4xf32> 
    %11 = llvm.shufflevector %10, %10 [0, 2, 1, 3] : vector<4xf32> 
    %12 = llvm.shufflevector %11, %11 [0, 1] : vector<4xf32> 
    %13 = llvm.shufflevector %11, %11 [2, 3] : vector<4xf32> 
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.extractelement %arg1[%14 : i64] : vector<2xf32>
    %16 = llvm.mlir.poison : vector<2xf32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %15, %16[%17 : i32] : vector<2xf32>
    %19 = llvm.shufflevector %18, %16 [0, 0] : vector<2xf32> 
    %20 = llvm.intr.fmuladd(%12, %19, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %21 = llvm.mlir.constant(1 : i64) : i64
    %22 = llvm.extractelement %arg1[%21 : i64] : vector<2xf32>
    %23 = llvm.mlir.poison : vector<2xf32>
    %24 = llvm.mlir.constant(0 : i32) : i32
    %25 = llvm.insertelement %22, %23[%24 : i32] : vector<2xf32>
    %26 = llvm.shufflevector %25, %23 [0, 0] : vector<2xf32> 
    %27 = llvm.intr.fmuladd(%13, %26, %20) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %28 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %29 = llvm.shufflevector %28, %28 [0, 1, 0, 0] : vector<2xf32> 
    %30 = llvm.shufflevector %29, %4 [0, 1, 6, 7] : vector<4xf32> 
    %31 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %32 = llvm.shufflevector %31, %31 [0, 1, 0, 0] : vector<2xf32> 
    %33 = llvm.shufflevector %32, %30 [4, 5, 0, 1] : vector<4xf32> 
    %34 = llvm.shufflevector %33, %33 [0, 2, 1, 3] : vector<4xf32> 
    %35 = llvm.shufflevector %34, %34 [0, 1] : vector<4xf32> 
    %36 = llvm.insertvalue %35, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %37 = llvm.shufflevector %34, %34 [2, 3] : vector<4xf32> 
    %38 = llvm.insertvalue %37, %36[1] : !llvm.array<2 x vector<2xf32>> 
    %39 = builtin.unrealized_conversion_cast %38 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %40 = llvm.mlir.constant(0 : i64) : i64
    %41 = llvm.extractelement %arg1[%40 : i64] : vector<2xf32>
    %42 = llvm.mlir.poison : vector<2xf32>
    %43 = llvm.mlir.constant(0 : i32) : i32
    %44 = llvm.insertelement %41, %42[%43 : i32] : vector<2xf32>
    %45 = llvm.shufflevector %44, %42 [0, 0] : vector<2xf32> 
    %46 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %47 = llvm.intr.fmuladd(%45, %arg2, %46) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %48 = llvm.insertvalue %47, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %49 = llvm.mlir.constant(1 : i64) : i64
    %50 = llvm.extractelement %arg1[%49 : i64] : vector<2xf32>
    %51 = llvm.mlir.poison : vector<2xf32>
    %52 = llvm.mlir.constant(0 : i32) : i32
    %53 = llvm.insertelement %50, %51[%52 : i32] : vector<2xf32>
    %54 = llvm.shufflevector %53, %51 [0, 0] : vector<2xf32> 
    %55 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %56 = llvm.intr.fmuladd(%54, %arg2, %55) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %57 = llvm.insertvalue %56, %48[1] : !llvm.array<2 x vector<2xf32>> 
    %58 = builtin.unrealized_conversion_cast %57 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %27, %39, %58 : vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>
  }
  func.func @g(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<2xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.extractelement %5[%6 : i64] : vector<3xf32>
    %8 = llvm.mlir.poison : vector<2xf32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<2xf32>
    %11 = llvm.shufflevector %10, %8 [0, 0] : vector<2xf32> 
    %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %13 = llvm.intr.fmuladd(%11, %4, %12) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %14 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %15 = llvm.mlir.constant(0 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<3xf32>
    %17 = llvm.mlir.poison : vector<2xf32>
    %18 = llvm.mlir.constant(0 : i32) : i32
    %19 = llvm.insertelement %16, %17[%18 : i32] : vector<2xf32>
    %20 = llvm.shufflevector %19, %17 [0, 0] : vector<2xf32> 
    %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %22 = llvm.intr.fmuladd(%20, %4, %21) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %23 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<2xf32>> 
    %24 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.extractelement %24[%25 : i64] : vector<3xf32>
    %27 = llvm.mlir.poison : vector<2xf32>
    %28 = llvm.mlir.constant(0 : i32) : i32
    %29 = llvm.insertelement %26, %27[%28 : i32] : vector<2xf32>
    %30 = llvm.shufflevector %29, %27 [0, 0] : vector<2xf32> 
    %31 = llvm.intr.fmuladd(%30, %23, %13) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %32 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %33 = llvm.mlir.constant(1 : i64) : i64
    %34 = llvm.extractelement %32[%33 : i64] : vector<3xf32>
    %35 = llvm.mlir.poison : vector<2xf32>
    %36 = llvm.mlir.constant(0 : i32) : i32
    %37 = llvm.insertelement %34, %35[%36 : i32] : vector<2xf32>
    %38 = llvm.shufflevector %37, %35 [0, 0] : vector<2xf32> 
    %39 = llvm.intr.fmuladd(%38, %23, %22) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %40 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<2xf32>> 
    %41 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %42 = llvm.mlir.constant(2 : i64) : i64
    %43 = llvm.extractelement %41[%42 : i64] : vector<3xf32>
    %44 = llvm.mlir.poison : vector<2xf32>
    %45 = llvm.mlir.constant(0 : i32) : i32
    %46 = llvm.insertelement %43, %44[%45 : i32] : vector<2xf32>
    %47 = llvm.shufflevector %46, %44 [0, 0] : vector<2xf32> 
    %48 = llvm.intr.fmuladd(%47, %40, %31) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %49 = llvm.insertvalue %48, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %50 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %51 = llvm.mlir.constant(2 : i64) : i64
    %52 = llvm.extractelement %50[%51 : i64] : vector<3xf32>
    %53 = llvm.mlir.poison : vector<2xf32>
    %54 = llvm.mlir.constant(0 : i32) : i32
    %55 = llvm.insertelement %52, %53[%54 : i32] : vector<2xf32>
    %56 = llvm.shufflevector %55, %53 [0, 0] : vector<2xf32> 
    %57 = llvm.intr.fmuladd(%56, %40, %39) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %58 = llvm.insertvalue %57, %49[1] : !llvm.array<2 x vector<2xf32>> 
    %59 = builtin.unrealized_conversion_cast %58 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %59 : vector<2x2xf32>
  }
}

