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
  %15 = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %14)
  %16 = extractvalue { float, float } %5, 0
  %17 = extractvalue { float, float } %5, 1
  %18 = call float @llvm.exp.f32(float %16)
  %19 = fmul float %16, 5.000000e-01
  %20 = call float @llvm.exp.f32(float %19)
  %21 = call float @llvm.cos.f32(float %17)
  %22 = fcmp oeq float %18, 0x7FF0000000000000
  %23 = fmul float %18, %21
  %24 = fmul float %20, %21
  %25 = fmul float %24, %20
  %26 = select i1 %22, float %25, float %23
  %27 = call float @cbrtf(float %26)
  %28 = fadd float %15, %27
  br label %29

29:
  %30 = phi i64 [ %52, %32 ], [ 0, %6 ]
  %31 = icmp slt i64 %30, 4
  br i1 %31, label %32, label %53

32:
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %34 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %35 = insertvalue { ptr, ptr, i64 } poison, ptr %33, 0
  %36 = insertvalue { ptr, ptr, i64 } %35, ptr %34, 1
  %37 = insertvalue { ptr, ptr, i64 } %36, i64 0, 2
  %38 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 2
  %39 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 3, 0
  %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 4, 0
  %41 = extractvalue { ptr, ptr, i64 } %37, 0
  %42 = extractvalue { ptr, ptr, i64 } %37, 1
  %43 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %41, 0
  %44 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %43, ptr %42, 1
  %45 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %44, i64 %30, 2
  %46 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, i64 4, 3, 0
  %47 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %46, i64 1, 4, 0
  %48 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %47, 1
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %47, 2
  %50 = getelementptr float, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw float, ptr %50, i64 0
  store float %28, ptr %51, align 4
  %52 = add i64 %30, 1
  br label %29

53:
  ret float %28
}

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

declare float @llvm.exp.f32(float)

declare float @llvm.cos.f32(float)

attributes #0 = { memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
