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

declare float @sinf(float) #0

declare float @cosf(float) #0

declare float @expf(float) #0

define float @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, { float, float } %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %13 = getelementptr float, ptr %12, i64 0
  %14 = load <4 x float>, ptr %13, align 4
  %15 = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %14)
  %16 = extractvalue { float, float } %5, 0
  %17 = extractvalue { float, float } %5, 1
  %18 = call float @expf(float %16)
  %19 = fmul float %16, 5.000000e-01
  %20 = call float @expf(float %19)
  %21 = call float @cosf(float %17)
  %22 = call float @sinf(float %17)
  %23 = fcmp oeq float %18, 0x7FF0000000000000
  %24 = fmul float %18, %21
  %25 = fmul float %20, %21
  %26 = fmul float %25, %20
  %27 = select i1 %23, float %26, float %24
  %28 = call float @cbrtf(float %27)
  %29 = fadd float %15, %28
  br label %30

30:
  %31 = phi i64 [ %53, %33 ], [ 0, %6 ]
  %32 = icmp slt i64 %31, 4
  br i1 %32, label %33, label %54

33:
  %34 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %36 = insertvalue { ptr, ptr, i64 } poison, ptr %34, 0
  %37 = insertvalue { ptr, ptr, i64 } %36, ptr %35, 1
  %38 = insertvalue { ptr, ptr, i64 } %37, i64 0, 2
  %39 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %41 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %42 = extractvalue { ptr, ptr, i64 } %38, 0
  %43 = extractvalue { ptr, ptr, i64 } %38, 1
  %44 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %42, 0
  %45 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %44, ptr %43, 1
  %46 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, i64 %31, 2
  %47 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %46, i64 4, 3, 0
  %48 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %47, i64 1, 4, 0
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %48, 1
  %50 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %48, 2
  %51 = getelementptr float, ptr %49, i64 %50
  %52 = getelementptr inbounds nuw float, ptr %51, i64 0
  store float %29, ptr %52, align 4
  %53 = add i64 %31, 1
  br label %30

54:
  ret float %29
}

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

attributes #0 = { memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
