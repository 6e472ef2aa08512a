// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @wmma_bf16_16x16x16_bf16(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (i32, i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @wmma_bf16_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: bf16) -> bf16 { %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, bf16) -> bf16  llvm.return %0 : bf16  }
llvm.func @wmma_bf16f32_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: f32) -> bf16 { %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> bf16  llvm.return %0 : bf16  }
llvm.func @wmma_f16_16x16x128_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x128_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x128_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x128_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x16_f16(%arg0: f16, %arg1: f16, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (f16, f16, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x32_f16(%arg0: f16, %arg1: f16, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x64_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x64_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x64_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f16_16x16x64_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 { %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16  llvm.return %0 : f16  }
llvm.func @wmma_f32_16x16x128_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x128_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x128_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x128_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x16_bf16(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x16_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x16_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
// -----
llvm.func @wmma_f32_16x16x16_f16(%arg0: f16, %arg1: f16, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (f16, f16, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x16_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x16_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x32_f16(%arg0: f16, %arg1: f16, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x4_f32(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f32, f32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x64_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x64_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x64_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_f32_16x16x64_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 { %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_i32_16x16x16_iu4(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @wmma_i32_16x16x16_iu8(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @wmma_i32_16x16x32_iu4(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @wmma_i32_16x16x64_iu8(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (i32, i32, i32) -> i32  llvm.return %0 : i32  }
llvm.func @wmma_scale_f32_32x16x128_f4(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32) -> f32 { %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, i32, f32, i32, i32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_scale16_f32_32x16x128_f4(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: i64) -> f32 { %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, i32, f32, i64, i64) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_scale_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: f32, %arg3: i32, %arg4: i32) -> f32 { %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, f32, i32, i32) -> f32  llvm.return %0 : f32  }
llvm.func @wmma_scale16_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: f32, %arg3: i64, %arg4: i64) -> f32 { %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, f32, i64, i64) -> f32  llvm.return %0 : f32  }
// ==== stdout ====
module {
  llvm.func @wmma_bf16_16x16x16_bf16(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (i32, i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_bf16_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: bf16) -> bf16 {
    %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, bf16) -> bf16
    llvm.return %0 : bf16
  }
  llvm.func @wmma_bf16f32_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: f32) -> bf16 {
    %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> bf16
    llvm.return %0 : bf16
  }
  llvm.func @wmma_f16_16x16x128_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x128_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x128_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x128_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x16_f16(%arg0: f16, %arg1: f16, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (f16, f16, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x32_f16(%arg0: f16, %arg1: f16, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x64_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x64_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x64_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f16_16x16x64_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f16) -> f16 {
    %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
    llvm.return %0 : f16
  }
  llvm.func @wmma_f32_16x16x128_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x128_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x128_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x128_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x16_bf16(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x16_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x16_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
}

// -----
module {
  llvm.func @wmma_f32_16x16x16_f16(%arg0: f16, %arg1: f16, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (f16, f16, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x16_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x16_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x32_bf16(%arg0: bf16, %arg1: bf16, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (bf16, bf16, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x32_f16(%arg0: f16, %arg1: f16, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f16, f16, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x4_f32(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (f32, f32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x64_bf8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x64_bf8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x64_fp8_bf8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_f32_16x16x64_fp8_fp8(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
    %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_i32_16x16x16_iu4(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_i32_16x16x16_iu8(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_i32_16x16x32_iu4(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_i32_16x16x64_iu8(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (i32, i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @wmma_scale_f32_32x16x128_f4(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32) -> f32 {
    %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, i32, f32, i32, i32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_scale16_f32_32x16x128_f4(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: i64) -> f32 {
    %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, i32, f32, i64, i64) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_scale_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: f32, %arg3: i32, %arg4: i32) -> f32 {
    %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, f32, i32, i32) -> f32
    llvm.return %0 : f32
  }
  llvm.func @wmma_scale16_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: f32, %arg3: i64, %arg4: i64) -> f32 {
    %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, f32, i64, i64) -> f32
    llvm.return %0 : f32
  }
}

