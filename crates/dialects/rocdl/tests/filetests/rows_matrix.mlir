// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @mfma_f32_16x16x16bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x16f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x1f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_16x16x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_16x16x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x32_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x32_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x32_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x32_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x32_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_16x16x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_16x16x4f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x8_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_16x16x8bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_32x32x16_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x16_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x16_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x16_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x16_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
// -----
llvm.func @mfma_f32_32x32x16_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x1f32(%arg0: f32, %arg1: f32, %arg2: vector<32xf32>) -> vector<32xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>  llvm.return %3 : vector<32xf32>  }
llvm.func @mfma_f32_32x32x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<32xf32>) -> vector<32xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>  llvm.return %3 : vector<32xf32>  }
llvm.func @mfma_f32_32x32x2f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x4_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x4bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<32xf32>) -> vector<32xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>  llvm.return %3 : vector<32xf32>  }
llvm.func @mfma_f32_32x32x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<32xf32>) -> vector<32xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>  llvm.return %3 : vector<32xf32>  }
llvm.func @mfma_f32_32x32x8bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_32x32x8f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %3 : vector<16xf32>  }
llvm.func @mfma_f32_4x4x1f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_4x4x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_4x4x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f32_4x4x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %3 : vector<4xf32>  }
llvm.func @mfma_f64_16x16x4f64(%arg0: f64, %arg1: f64, %arg2: vector<4xf64>) -> vector<4xf64> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1, %arg2, %0, %1, %2 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>  llvm.return %3 : vector<4xf64>  }
llvm.func @mfma_f64_4x4x4f64(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1, %arg2, %0, %1, %2 : (f64, f64, f64, i32, i32, i32) -> f64  llvm.return %3 : f64  }
llvm.func @mfma_i32_16x16x16i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %3 : vector<4xi32>  }
llvm.func @mfma_i32_16x16x32_i8(%arg0: i64, %arg1: i64, %arg2: vector<4xi32>) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %3 : vector<4xi32>  }
llvm.func @mfma_i32_16x16x4i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %3 : vector<16xi32>  }
llvm.func @mfma_i32_16x16x64_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %3 : vector<4xi32>  }
// -----
llvm.func @mfma_i32_32x32x16_i8(%arg0: i64, %arg1: i64, %arg2: vector<16xi32>) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %3 : vector<16xi32>  }
llvm.func @mfma_i32_32x32x32_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %3 : vector<16xi32>  }
llvm.func @mfma_i32_32x32x4i8(%arg0: i32, %arg1: i32, %arg2: vector<32xi32>) -> vector<32xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>  llvm.return %3 : vector<32xi32>  }
llvm.func @mfma_i32_32x32x8i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %3 : vector<16xi32>  }
llvm.func @mfma_i32_4x4x4i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %3 : vector<4xi32>  }
llvm.func @mfma_scale_f32_16x16x128_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = llvm.mlir.constant(1 : i32) : i32  %4 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %0, %1, %2, %arg3, %3, %arg4 : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>  llvm.return %4 : vector<4xf32>  }
llvm.func @mfma_scale_f32_32x32x64_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = llvm.mlir.constant(1 : i32) : i32  %3 = llvm.mlir.constant(1 : i32) : i32  %4 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1, %arg2, %0, %1, %2, %arg3, %3, %arg4 : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>  llvm.return %4 : vector<16xf32>  }
llvm.func @smfmac_f32_16x16x128_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x128_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x128_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x128_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x32_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x32_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_16x16x64_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>  llvm.return %2 : vector<4xf32>  }
llvm.func @smfmac_f32_32x32x16_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
// -----
llvm.func @smfmac_f32_32x32x16_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x32_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x64_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x64_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x64_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_f32_32x32x64_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>  llvm.return %2 : vector<16xf32>  }
llvm.func @smfmac_i32_16x16x128_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %2 : vector<4xi32>  }
llvm.func @smfmac_i32_16x16x64_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>  llvm.return %2 : vector<4xi32>  }
llvm.func @smfmac_i32_32x32x32_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %2 : vector<16xi32>  }
llvm.func @smfmac_i32_32x32x64_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> { %0 = llvm.mlir.constant(1 : i32) : i32  %1 = llvm.mlir.constant(1 : i32) : i32  %2 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>  llvm.return %2 : vector<16xi32>  }
// ==== stdout ====
module {
  llvm.func @mfma_f32_16x16x16bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x16f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x1f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x32_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_16x16x4f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x8_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_16x16x8bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf16(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_bf8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_f16(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x16_fp8_bf8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
}

// -----
module {
  llvm.func @mfma_f32_32x32x16_fp8_fp8(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x1f32(%arg0: f32, %arg1: f32, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %3 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %3 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x2f32(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4_xf32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %3 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<32xf32>) -> vector<32xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    llvm.return %3 : vector<32xf32>
  }
  llvm.func @mfma_f32_32x32x8bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_32x32x8f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %3 : vector<16xf32>
  }
  llvm.func @mfma_f32_4x4x1f32(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1, %arg2, %0, %1, %2 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_4x4x2bf16(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_4x4x4bf16_1k(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f32_4x4x4f16(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @mfma_f64_16x16x4f64(%arg0: f64, %arg1: f64, %arg2: vector<4xf64>) -> vector<4xf64> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1, %arg2, %0, %1, %2 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
    llvm.return %3 : vector<4xf64>
  }
  llvm.func @mfma_f64_4x4x4f64(%arg0: f64, %arg1: f64, %arg2: f64) -> f64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1, %arg2, %0, %1, %2 : (f64, f64, f64, i32, i32, i32) -> f64
    llvm.return %3 : f64
  }
  llvm.func @mfma_i32_16x16x16i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %3 : vector<4xi32>
  }
  llvm.func @mfma_i32_16x16x32_i8(%arg0: i64, %arg1: i64, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %3 : vector<4xi32>
  }
  llvm.func @mfma_i32_16x16x4i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %3 : vector<16xi32>
  }
  llvm.func @mfma_i32_16x16x64_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %3 : vector<4xi32>
  }
}

// -----
module {
  llvm.func @mfma_i32_32x32x16_i8(%arg0: i64, %arg1: i64, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %3 : vector<16xi32>
  }
  llvm.func @mfma_i32_32x32x32_i8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1, %arg2, %0, %1, %2 : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %3 : vector<16xi32>
  }
  llvm.func @mfma_i32_32x32x4i8(%arg0: i32, %arg1: i32, %arg2: vector<32xi32>) -> vector<32xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
    llvm.return %3 : vector<32xi32>
  }
  llvm.func @mfma_i32_32x32x8i8(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %3 : vector<16xi32>
  }
  llvm.func @mfma_i32_4x4x4i8(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1, %arg2, %0, %1, %2 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %3 : vector<4xi32>
  }
  llvm.func @mfma_scale_f32_16x16x128_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %0, %1, %2, %arg3, %3, %arg4 : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
    llvm.return %4 : vector<4xf32>
  }
  llvm.func @mfma_scale_f32_32x32x64_f8f6f4(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1, %arg2, %0, %1, %2, %arg3, %3, %arg4 : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
    llvm.return %4 : vector<16xf32>
  }
  llvm.func @smfmac_f32_16x16x128_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x128_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x32_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x32_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_16x16x64_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    llvm.return %2 : vector<4xf32>
  }
  llvm.func @smfmac_f32_32x32x16_bf16(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
}

// -----
module {
  llvm.func @smfmac_f32_32x32x16_f16(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_bf16(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_f16(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x32_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_bf8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_bf8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_fp8_bf8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_f32_32x32x64_fp8_fp8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) -> vector<16xf32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
    llvm.return %2 : vector<16xf32>
  }
  llvm.func @smfmac_i32_16x16x128_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %2 : vector<4xi32>
  }
  llvm.func @smfmac_i32_16x16x64_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) -> vector<4xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
    llvm.return %2 : vector<4xi32>
  }
  llvm.func @smfmac_i32_32x32x32_i8(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %2 : vector<16xi32>
  }
  llvm.func @smfmac_i32_32x32x64_i8(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi32>, %arg3: i32) -> vector<16xi32> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
    llvm.return %2 : vector<16xi32>
  }
}

