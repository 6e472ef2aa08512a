// terrace translate --mlir-to-llvmir
// A reduction gives a scalar, and an operation on matrices what its operand and its sizes say, whatever the operation says. Splats of
// scalable vectors in arrays.
llvm.func @f(%v: vector<4xi32>, %a: f32, %w: vector<4xf32>, %m: vector<6xi32>, %n: vector<3xi32>) -> !llvm.array<3 x vector<[4]xi32>> {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> vector<2xi32>
  %1 = "llvm.intr.vector.reduce.fadd"(%a, %w) : (f32, vector<4xf32>) -> vector<2xf32>
  %2 = llvm.intr.matrix.transpose %m {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xf32>
  %3 = llvm.intr.matrix.multiply %m, %n {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32} : (vector<6xi32>, vector<3xi32>) -> vector<2xf32>
  %4 = llvm.mlir.constant(dense<[2, 2]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>>
  llvm.return %4 : !llvm.array<3 x vector<[4]xi32>>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define [3 x <vscale x 4 x i32>] @f(<4 x i32> %0, float %1, <4 x float> %2, <6 x i32> %3, <3 x i32> %4) {
  %6 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
  %7 = call float @llvm.vector.reduce.fadd.v4f32(float %1, <4 x float> %2)
  %8 = call <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32> %3, i32 2, i32 3)
  %9 = call <2 x i32> @llvm.matrix.multiply.v2i32.v6i32.v3i32(<6 x i32> %3, <3 x i32> %4, i32 2, i32 3, i32 1)
  ret [3 x <vscale x 4 x i32>] [<vscale x 4 x i32> splat (i32 2), <vscale x 4 x i32> splat (i32 2), <vscale x 4 x i32> splat (i32 2)]
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

declare <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32>, i32, i32)

declare <2 x i32> @llvm.matrix.multiply.v2i32.v6i32.v3i32(<6 x i32>, <3 x i32>, i32, i32, i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
