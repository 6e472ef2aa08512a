// terrace opt --convert-vector-to-llvm="vector-contract-lowering=llvmintr vector-transpose-lowering=llvmintr"
// Matrices are multiplied and transposed by intrinsics.
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
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.extractelement %arg2[%6 : i64] : vector<2xf32>
    %8 = arith.mulf %5, %arg1 : vector<2xf32>
    %9 = "llvm.intr.vector.reduce.fadd"(%7, %8) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %9, %cst_0[%10 : i64] : vector<2xf32>
    %12 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.extractelement %arg2[%13 : i64] : vector<2xf32>
    %15 = arith.mulf %12, %arg1 : vector<2xf32>
    %16 = "llvm.intr.vector.reduce.fadd"(%14, %15) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %16, %11[%17 : i64] : vector<2xf32>
    %19 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %20 = llvm.shufflevector %19, %19 [0, 1, 0, 0] : vector<2xf32> 
    %21 = llvm.shufflevector %20, %4 [0, 1, 6, 7] : vector<4xf32> 
    %22 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %23 = llvm.shufflevector %22, %22 [0, 1, 0, 0] : vector<2xf32> 
    %24 = llvm.shufflevector %23, %21 [4, 5, 0, 1] : vector<4xf32> 
    %25 = llvm.intr.matrix.transpose %24 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
    %26 = llvm.shufflevector %25, %25 [0, 1] : vector<4xf32> 
    %27 = llvm.insertvalue %26, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %28 = llvm.shufflevector %25, %25 [2, 3] : vector<4xf32> 
    %29 = llvm.insertvalue %28, %27[1] : !llvm.array<2 x vector<2xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %31 = llvm.mlir.constant(0 : i64) : i64
    %32 = llvm.extractelement %arg1[%31 : i64] : vector<2xf32>
    %33 = llvm.mlir.poison : vector<2xf32>
    %34 = llvm.mlir.constant(0 : i32) : i32
    %35 = llvm.insertelement %32, %33[%34 : i32] : vector<2xf32>
    %36 = llvm.shufflevector %35, %33 [0, 0] : vector<2xf32> 
    %37 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %38 = llvm.intr.fmuladd(%36, %arg2, %37) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %39 = llvm.insertvalue %38, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %40 = llvm.mlir.constant(1 : i64) : i64
    %41 = llvm.extractelement %arg1[%40 : i64] : vector<2xf32>
    %42 = llvm.mlir.poison : vector<2xf32>
    %43 = llvm.mlir.constant(0 : i32) : i32
    %44 = llvm.insertelement %41, %42[%43 : i32] : vector<2xf32>
    %45 = llvm.shufflevector %44, %42 [0, 0] : vector<2xf32> 
    %46 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %47 = llvm.intr.fmuladd(%45, %arg2, %46) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %48 = llvm.insertvalue %47, %39[1] : !llvm.array<2 x vector<2xf32>> 
    %49 = builtin.unrealized_conversion_cast %48 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %18, %30, %49 : vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>
  }
  func.func @g(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = ub.poison : vector<2x2xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %4 = ub.poison : vector<6xf32>
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.shufflevector %5, %5 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %7 = llvm.shufflevector %6, %4 [0, 1, 2, 9, 10, 11] : vector<6xf32> 
    %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.shufflevector %8, %8 [0, 1, 2, 0, 0, 0] : vector<3xf32> 
    %10 = llvm.shufflevector %9, %7 [6, 7, 8, 0, 1, 2] : vector<6xf32> 
    %11 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xf32>> 
    %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0, 0, 0] : vector<2xf32> 
    %13 = llvm.shufflevector %12, %4 [0, 1, 8, 9, 10, 11] : vector<6xf32> 
    %14 = llvm.extractvalue %0[1] : !llvm.array<3 x vector<2xf32>> 
    %15 = llvm.shufflevector %14, %14 [0, 1, 0, 0, 0, 0] : vector<2xf32> 
    %16 = llvm.shufflevector %15, %13 [6, 7, 0, 1, 10, 11] : vector<6xf32> 
    %17 = llvm.extractvalue %0[2] : !llvm.array<3 x vector<2xf32>> 
    %18 = llvm.shufflevector %17, %17 [0, 1, 0, 0, 0, 0] : vector<2xf32> 
    %19 = llvm.shufflevector %18, %16 [6, 7, 8, 9, 0, 1] : vector<6xf32> 
    %20 = llvm.intr.matrix.multiply %10, %19 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
    %21 = llvm.shufflevector %20, %20 [0, 1] : vector<4xf32> 
    %22 = llvm.insertvalue %21, %3[0] : !llvm.array<2 x vector<2xf32>> 
    %23 = llvm.shufflevector %20, %20 [2, 3] : vector<4xf32> 
    %24 = llvm.insertvalue %23, %22[1] : !llvm.array<2 x vector<2xf32>> 
    %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    %26 = arith.addf %arg2, %25 : vector<2x2xf32>
    return %26 : vector<2x2xf32>
  }
}

