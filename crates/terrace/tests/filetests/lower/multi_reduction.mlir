// terrace lower
// Reductions over several dimensions, one of them masked.
func.func @f(%v: vector<2x2xf32>, %start: vector<2xf32>, %m: vector<2x2xi1>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.multi_reduction <add>, %v, %start [1] : vector<2x2xf32> to vector<2xf32>
  %1 = vector.mask %m {
    vector.multi_reduction <maximumf>, %v, %0 [0] : vector<2x2xf32> to vector<2xf32>
  } : vector<2x2xi1> -> vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { <2 x float>, <2 x float> } @f([2 x <2 x float>] %0, <2 x float> %1, [2 x <2 x i1>] %2) {
  %4 = extractvalue [2 x <2 x float>] %0, 0
  %5 = extractelement <2 x float> %4, i64 0
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = insertvalue [2 x <2 x float>] poison, <2 x float> %6, 0
  %8 = extractvalue [2 x <2 x float>] %0, 0
  %9 = extractelement <2 x float> %8, i64 1
  %10 = extractvalue [2 x <2 x float>] %7, 1
  %11 = insertelement <2 x float> %10, float %9, i64 0
  %12 = insertvalue [2 x <2 x float>] %7, <2 x float> %11, 1
  %13 = extractvalue [2 x <2 x float>] %0, 1
  %14 = extractelement <2 x float> %13, i64 0
  %15 = extractvalue [2 x <2 x float>] %12, 0
  %16 = insertelement <2 x float> %15, float %14, i64 1
  %17 = insertvalue [2 x <2 x float>] %12, <2 x float> %16, 0
  %18 = extractvalue [2 x <2 x float>] %0, 1
  %19 = extractelement <2 x float> %18, i64 1
  %20 = extractvalue [2 x <2 x float>] %17, 1
  %21 = insertelement <2 x float> %20, float %19, i64 1
  %22 = insertvalue [2 x <2 x float>] %17, <2 x float> %21, 1
  %23 = extractvalue [2 x <2 x float>] %22, 0
  %24 = fadd <2 x float> %23, %1
  %25 = extractvalue [2 x <2 x float>] %22, 1
  %26 = fadd <2 x float> %25, %24
  %27 = extractvalue [2 x <2 x float>] %0, 0
  %28 = extractvalue [2 x <2 x i1>] %2, 0
  %29 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %27, <2 x float> %26)
  %30 = select <2 x i1> %28, <2 x float> %29, <2 x float> %26
  %31 = extractvalue [2 x <2 x float>] %0, 1
  %32 = extractvalue [2 x <2 x i1>] %2, 1
  %33 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %31, <2 x float> %30)
  %34 = select <2 x i1> %32, <2 x float> %33, <2 x float> %30
  %35 = insertvalue { <2 x float>, <2 x float> } poison, <2 x float> %26, 0
  %36 = insertvalue { <2 x float>, <2 x float> } %35, <2 x float> %34, 1
  ret { <2 x float>, <2 x float> } %36
}

declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
