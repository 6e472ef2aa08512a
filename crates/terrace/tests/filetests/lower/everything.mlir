// terrace lower
// Vectors, complex numbers, math, loops and views in one module, without a flag.
func.func @f(%m: memref<16xf32>, %c: complex<f32>) -> f32 {
  %zero = arith.constant 0 : index
  %v = vector.load %m[%zero] : memref<16xf32>, vector<4xf32>
  %s = vector.reduction <add>, %v : vector<4xf32> into f32
  %e = complex.exp %c : complex<f32>
  %re = complex.re %e : complex<f32>
  %h = math.cbrt %re : f32
  %r = arith.addf %s, %h : f32
  affine.for %j = 0 to 4 {
    %part = memref.subview %m[%j] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.store %r, %part[%zero] : memref<4xf32, strided<[1], offset: ?>>
  }
  return %r : f32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare float @cbrtf(float) #0

define float @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, { float, float } %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %13 = getelementptr float, ptr %12, i64 0
  %14 = load <4 x float>, ptr %13, align 4
  %15 = call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %14)
  %16 = extractvalue { float, float } %5, 0
  %17 = extractvalue { float, float } %5, 1
  %18 = call float @llvm.cos.f32(float %17)
  %19 = call float @llvm.exp.f32(float %16)
  %20 = fmul float %16, 5.000000e-01
  %21 = call float @llvm.exp.f32(float %20)
  %22 = fcmp oeq float %19, 0x7FF0000000000000
  %23 = fmul float %19, %18
  %24 = fmul float %21, %18
  %25 = fmul float %24, %21
  %26 = select i1 %22, float %25, float %23
  %27 = fcmp uno float %18, %18
  %28 = fcmp oeq float %16, 0xFFF0000000000000
  %29 = and i1 %27, %28
  %30 = fcmp oeq float %16, 0x7FF0000000000000
  %31 = and i1 %27, %30
  %32 = select i1 %29, float 0.000000e+00, float %26
  %33 = select i1 %31, float 0x7FF0000000000000, float %32
  %34 = call float @cbrtf(float %33)
  %35 = fadd float %15, %34
  br label %36

36:
  %37 = phi i64 [ %59, %39 ], [ 0, %6 ]
  %38 = icmp slt i64 %37, 4
  br i1 %38, label %39, label %60

39:
  %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %42 = insertvalue { ptr, ptr, i64 } poison, ptr %40, 0
  %43 = insertvalue { ptr, ptr, i64 } %42, ptr %41, 1
  %44 = insertvalue { ptr, ptr, i64 } %43, i64 0, 2
  %45 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %48 = extractvalue { ptr, ptr, i64 } %44, 0
  %49 = extractvalue { ptr, ptr, i64 } %44, 1
  %50 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %48, 0
  %51 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %50, ptr %49, 1
  %52 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %51, i64 %37, 2
  %53 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %52, i64 4, 3, 0
  %54 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %53, i64 1, 4, 0
  %55 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %54, 1
  %56 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %54, 2
  %57 = getelementptr float, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw float, ptr %57, i64 0
  store float %35, ptr %58, align 4
  %59 = add i64 %37, 1
  br label %36

60:
  ret float %35
}

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

declare float @llvm.cos.f32(float)

declare float @llvm.exp.f32(float)

attributes #0 = { memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
