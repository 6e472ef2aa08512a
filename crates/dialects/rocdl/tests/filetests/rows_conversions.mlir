// terrace opt --split-input-file
// One case for each operation that is the call of an intrinsic.
llvm.func @cvt_f32_bf8(%arg0: i32) -> f32 { %0 = rocdl.cvt.f32.bf8 %arg0[1] : f32  llvm.return %0 : f32  }
llvm.func @cvt_f32_fp8(%arg0: i32) -> f32 { %0 = rocdl.cvt.f32.fp8 %arg0[1] : f32  llvm.return %0 : f32  }
llvm.func @cvt_pk_bf8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 { %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i32  llvm.return %0 : i32  }
llvm.func @cvt_pk_f32_bf8(%arg0: i32) -> vector<2xf32> { %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : vector<2xf32>  llvm.return %0 : vector<2xf32>  }
llvm.func @cvt_pk_f32_fp8(%arg0: i32) -> vector<2xf32> { %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : vector<2xf32>  llvm.return %0 : vector<2xf32>  }
llvm.func @cvt_pk_fp8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 { %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i32  llvm.return %0 : i32  }
llvm.func @cvt_pkrtz(%arg0: f32, %arg1: f32) -> vector<2xf16> { %0 = rocdl.cvt.pkrtz %arg0, %arg1 : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scale_pk16_bf16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> { %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[0] : vector<16xbf16>  llvm.return %0 : vector<16xbf16>  }
llvm.func @cvt_scale_pk16_bf16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> { %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[0] : vector<16xbf16>  llvm.return %0 : vector<16xbf16>  }
llvm.func @cvt_scale_pk16_f16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> { %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[0] : vector<16xf16>  llvm.return %0 : vector<16xf16>  }
llvm.func @cvt_scale_pk16_f16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> { %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[0] : vector<16xf16>  llvm.return %0 : vector<16xf16>  }
llvm.func @cvt_scale_pk16_f32_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> { %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[0] : vector<16xf32>  llvm.return %0 : vector<16xf32>  }
llvm.func @cvt_scale_pk16_f32_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> { %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[0] : vector<16xf32>  llvm.return %0 : vector<16xf32>  }
llvm.func @cvt_scale_pk8_bf16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> { %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[0] : vector<8xbf16>  llvm.return %0 : vector<8xbf16>  }
llvm.func @cvt_scale_pk8_bf16_fp4(%arg0: i32, %arg1: i32) -> vector<8xbf16> { %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[0] : vector<8xbf16>  llvm.return %0 : vector<8xbf16>  }
llvm.func @cvt_scale_pk8_bf16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> { %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[0] : vector<8xbf16>  llvm.return %0 : vector<8xbf16>  }
llvm.func @cvt_scale_pk8_f16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> { %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[0] : vector<8xf16>  llvm.return %0 : vector<8xf16>  }
llvm.func @cvt_scale_pk8_f16_fp4(%arg0: i32, %arg1: i32) -> vector<8xf16> { %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[0] : vector<8xf16>  llvm.return %0 : vector<8xf16>  }
llvm.func @cvt_scale_pk8_f16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> { %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[0] : vector<8xf16>  llvm.return %0 : vector<8xf16>  }
llvm.func @cvt_scale_pk8_f32_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> { %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[0] : vector<8xf32>  llvm.return %0 : vector<8xf32>  }
// -----
llvm.func @cvt_scale_pk8_f32_fp4(%arg0: i32, %arg1: i32) -> vector<8xf32> { %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[0] : vector<8xf32>  llvm.return %0 : vector<8xf32>  }
llvm.func @cvt_scale_pk8_f32_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> { %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[0] : vector<8xf32>  llvm.return %0 : vector<8xf32>  }
llvm.func @cvt_scalef32_2xpk16_bf6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_2xpk16_fp6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_f16_bf8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> { %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[0], %arg2 -> %arg0[true] : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scalef32_f16_fp8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> { %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[0], %arg2 -> %arg0[true] : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scalef32_f32_bf8(%arg0: i32, %arg1: f32) -> f32 { %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[0], %arg1 : f32  llvm.return %0 : f32  }
llvm.func @cvt_scalef32_f32_fp8(%arg0: i32, %arg1: f32) -> f32 { %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[0], %arg1 : f32  llvm.return %0 : f32  }
llvm.func @cvt_scalef32_pk_bf16_bf8(%arg0: i32, %arg1: f32) -> vector<2xbf16> { %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>  llvm.return %0 : vector<2xbf16>  }
llvm.func @cvt_scalef32_pk_bf16_fp4(%arg0: i32, %arg1: f32) -> vector<2xbf16> { %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[0], %arg1 : vector<2xbf16>  llvm.return %0 : vector<2xbf16>  }
llvm.func @cvt_scalef32_pk_bf16_fp8(%arg0: i32, %arg1: f32) -> vector<2xbf16> { %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>  llvm.return %0 : vector<2xbf16>  }
llvm.func @cvt_scalef32_pk_bf8_bf16(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk_bf8_f16(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk_bf8_f32(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk_f16_bf8(%arg0: i32, %arg1: f32) -> vector<2xf16> { %0 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scalef32_pk_f16_fp4(%arg0: i32, %arg1: f32) -> vector<2xf16> { %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[0], %arg1 : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scalef32_pk_f16_fp8(%arg0: i32, %arg1: f32) -> vector<2xf16> { %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>  llvm.return %0 : vector<2xf16>  }
llvm.func @cvt_scalef32_pk_f32_bf8(%arg0: i32, %arg1: f32) -> vector<2xf32> { %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>  llvm.return %0 : vector<2xf32>  }
llvm.func @cvt_scalef32_pk_f32_fp4(%arg0: i32, %arg1: f32) -> vector<2xf32> { %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[0], %arg1 : vector<2xf32>  llvm.return %0 : vector<2xf32>  }
llvm.func @cvt_scalef32_pk_f32_fp8(%arg0: i32, %arg1: f32) -> vector<2xf32> { %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>  llvm.return %0 : vector<2xf32>  }
// -----
llvm.func @cvt_scalef32_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk_fp4_f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk_fp4_f32(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk_fp8_bf16(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk_fp8_f16(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk_fp8_f32(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<2xi16> { %0 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>  llvm.return %0 : vector<2xi16>  }
llvm.func @cvt_scalef32_pk16_bf6_bf16(%arg0: vector<16xbf16>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk16_bf6_f16(%arg0: vector<16xf16>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk16_bf6_f32(%arg0: vector<16xf32>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk16_fp6_bf16(%arg0: vector<16xbf16>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk16_fp6_f16(%arg0: vector<16xf16>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk16_fp6_f32(%arg0: vector<16xf32>, %arg1: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg0, %arg1 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_pk32_bf16_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xbf16> { %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg0, %arg1 : vector<32xbf16>  llvm.return %0 : vector<32xbf16>  }
llvm.func @cvt_scalef32_pk32_bf16_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xbf16> { %0 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg0, %arg1 : vector<32xbf16>  llvm.return %0 : vector<32xbf16>  }
llvm.func @cvt_scalef32_pk32_bf6_bf16(%arg0: vector<32xbf16>, %arg1: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg0, %arg1 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_pk32_bf6_f16(%arg0: vector<32xf16>, %arg1: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg0, %arg1 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_pk32_f16_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf16> { %0 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg0, %arg1 : vector<32xf16>  llvm.return %0 : vector<32xf16>  }
llvm.func @cvt_scalef32_pk32_f16_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf16> { %0 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg0, %arg1 : vector<32xf16>  llvm.return %0 : vector<32xf16>  }
llvm.func @cvt_scalef32_pk32_f32_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf32> { %0 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg0, %arg1 : vector<32xf32>  llvm.return %0 : vector<32xf32>  }
llvm.func @cvt_scalef32_pk32_f32_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf32> { %0 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg0, %arg1 : vector<32xf32>  llvm.return %0 : vector<32xf32>  }
// -----
llvm.func @cvt_scalef32_pk32_fp6_bf16(%arg0: vector<32xbf16>, %arg1: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg0, %arg1 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_pk32_fp6_f16(%arg0: vector<32xf16>, %arg1: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg0, %arg1 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_pk8_bf8_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_pk8_bf8_f16(%arg0: vector<8xf16>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_pk8_bf8_f32(%arg0: vector<8xf32>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_pk8_fp4_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: f32) -> i32 { %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_sr_bf8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_bf8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_bf8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_fp8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_fp8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_fp8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk_fp4_f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk_fp4_f32(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32  llvm.return %0 : i32  }
// -----
llvm.func @cvt_scalef32_sr_pk16_bf6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk16_bf6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk16_bf6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk16_fp6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk16_fp6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk16_fp6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> { %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>  llvm.return %0 : vector<3xi32>  }
llvm.func @cvt_scalef32_sr_pk32_bf6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk32_bf6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk32_bf6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk32_fp6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk32_fp6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk32_fp6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> { %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>  llvm.return %0 : vector<6xi32>  }
llvm.func @cvt_scalef32_sr_pk8_bf8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_sr_pk8_bf8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_sr_pk8_bf8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_sr_pk8_fp4_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> i32 { %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32  llvm.return %0 : i32  }
llvm.func @cvt_scalef32_sr_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_scalef32_sr_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
// -----
llvm.func @cvt_scalef32_sr_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> { %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>  llvm.return %0 : vector<2xi32>  }
llvm.func @cvt_sr_bf8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[1] : i32  llvm.return %0 : i32  }
llvm.func @cvt_sr_fp8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 { %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[1] : i32  llvm.return %0 : i32  }
// ==== stdout ====
module {
  llvm.func @cvt_f32_bf8(%arg0: i32) -> f32 {
    %0 = rocdl.cvt.f32.bf8 %arg0[1] : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_f32_fp8(%arg0: i32) -> f32 {
    %0 = rocdl.cvt.f32.fp8 %arg0[1] : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_pk_bf8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_pk_f32_bf8(%arg0: i32) -> vector<2xf32> {
    %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_pk_f32_fp8(%arg0: i32) -> vector<2xf32> {
    %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_pk_fp8_f32(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_pkrtz(%arg0: f32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.pkrtz %arg0, %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scale_pk16_bf16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> {
    %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[0] : vector<16xbf16>
    llvm.return %0 : vector<16xbf16>
  }
  llvm.func @cvt_scale_pk16_bf16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xbf16> {
    %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[0] : vector<16xbf16>
    llvm.return %0 : vector<16xbf16>
  }
  llvm.func @cvt_scale_pk16_f16_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> {
    %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[0] : vector<16xf16>
    llvm.return %0 : vector<16xf16>
  }
  llvm.func @cvt_scale_pk16_f16_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf16> {
    %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[0] : vector<16xf16>
    llvm.return %0 : vector<16xf16>
  }
  llvm.func @cvt_scale_pk16_f32_bf6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> {
    %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[0] : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @cvt_scale_pk16_f32_fp6(%arg0: vector<3xi32>, %arg1: i32) -> vector<16xf32> {
    %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[0] : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @cvt_scale_pk8_bf16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[0] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_scale_pk8_bf16_fp4(%arg0: i32, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[0] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_scale_pk8_bf16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xbf16> {
    %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[0] : vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_scale_pk8_f16_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[0] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f16_fp4(%arg0: i32, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[0] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f16_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf16> {
    %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[0] : vector<8xf16>
    llvm.return %0 : vector<8xf16>
  }
  llvm.func @cvt_scale_pk8_f32_bf8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[0] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
}

// -----
module {
  llvm.func @cvt_scale_pk8_f32_fp4(%arg0: i32, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[0] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @cvt_scale_pk8_f32_fp8(%arg0: vector<2xi32>, %arg1: i32) -> vector<8xf32> {
    %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[0] : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @cvt_scalef32_2xpk16_bf6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_2xpk16_fp6_f32(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_f16_bf8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[0], %arg2 -> %arg0[true] : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_f16_fp8(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[0], %arg2 -> %arg0[true] : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_f32_bf8(%arg0: i32, %arg1: f32) -> f32 {
    %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[0], %arg1 : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_scalef32_f32_fp8(%arg0: i32, %arg1: f32) -> f32 {
    %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[0], %arg1 : f32
    llvm.return %0 : f32
  }
  llvm.func @cvt_scalef32_pk_bf16_bf8(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf16_fp4(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[0], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf16_fp8(%arg0: i32, %arg1: f32) -> vector<2xbf16> {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>
    llvm.return %0 : vector<2xbf16>
  }
  llvm.func @cvt_scalef32_pk_bf8_bf16(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_bf8_f16(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_bf8_f32(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_f16_bf8(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f16_fp4(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[0], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f16_fp8(%arg0: i32, %arg1: f32) -> vector<2xf16> {
    %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>
    llvm.return %0 : vector<2xf16>
  }
  llvm.func @cvt_scalef32_pk_f32_bf8(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_scalef32_pk_f32_fp4(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[0], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
  llvm.func @cvt_scalef32_pk_f32_fp8(%arg0: i32, %arg1: f32) -> vector<2xf32> {
    %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>
    llvm.return %0 : vector<2xf32>
  }
}

// -----
module {
  llvm.func @cvt_scalef32_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk_fp4_f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk_fp4_f32(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk_fp8_bf16(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_fp8_f16(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk_fp8_f32(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<2xi16> {
    %0 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
    llvm.return %0 : vector<2xi16>
  }
  llvm.func @cvt_scalef32_pk16_bf6_bf16(%arg0: vector<16xbf16>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk16_bf6_f16(%arg0: vector<16xf16>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk16_bf6_f32(%arg0: vector<16xf32>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk16_fp6_bf16(%arg0: vector<16xbf16>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk16_fp6_f16(%arg0: vector<16xf16>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk16_fp6_f32(%arg0: vector<16xf32>, %arg1: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg0, %arg1 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_pk32_bf16_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xbf16> {
    %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg0, %arg1 : vector<32xbf16>
    llvm.return %0 : vector<32xbf16>
  }
  llvm.func @cvt_scalef32_pk32_bf16_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xbf16> {
    %0 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg0, %arg1 : vector<32xbf16>
    llvm.return %0 : vector<32xbf16>
  }
  llvm.func @cvt_scalef32_pk32_bf6_bf16(%arg0: vector<32xbf16>, %arg1: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg0, %arg1 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_pk32_bf6_f16(%arg0: vector<32xf16>, %arg1: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg0, %arg1 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_pk32_f16_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf16> {
    %0 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg0, %arg1 : vector<32xf16>
    llvm.return %0 : vector<32xf16>
  }
  llvm.func @cvt_scalef32_pk32_f16_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf16> {
    %0 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg0, %arg1 : vector<32xf16>
    llvm.return %0 : vector<32xf16>
  }
  llvm.func @cvt_scalef32_pk32_f32_bf6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf32> {
    %0 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg0, %arg1 : vector<32xf32>
    llvm.return %0 : vector<32xf32>
  }
  llvm.func @cvt_scalef32_pk32_f32_fp6(%arg0: vector<6xi32>, %arg1: f32) -> vector<32xf32> {
    %0 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg0, %arg1 : vector<32xf32>
    llvm.return %0 : vector<32xf32>
  }
}

// -----
module {
  llvm.func @cvt_scalef32_pk32_fp6_bf16(%arg0: vector<32xbf16>, %arg1: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg0, %arg1 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_pk32_fp6_f16(%arg0: vector<32xf16>, %arg1: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg0, %arg1 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_pk8_bf8_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_bf8_f16(%arg0: vector<8xf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_bf8_f32(%arg0: vector<8xf32>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_fp4_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_bf8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_bf8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_bf8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_bf16(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_f16(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_fp8_f32(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_bf16(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk_fp4_f32(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @cvt_scalef32_sr_pk16_bf6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_bf6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_bf6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_bf16(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_f16(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk16_fp6_f32(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) -> vector<3xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    llvm.return %0 : vector<3xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_bf6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_fp6_bf16(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_fp6_f16(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk32_fp6_f32(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) -> vector<6xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    llvm.return %0 : vector<6xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_bf8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp4_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> i32 {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_scalef32_sr_pk8_fp8_bf16(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_scalef32_sr_pk8_fp8_f16(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
}

// -----
module {
  llvm.func @cvt_scalef32_sr_pk8_fp8_f32(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) -> vector<2xi32> {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    llvm.return %0 : vector<2xi32>
  }
  llvm.func @cvt_sr_bf8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[1] : i32
    llvm.return %0 : i32
  }
  llvm.func @cvt_sr_fp8_f32(%arg0: f32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[1] : i32
    llvm.return %0 : i32
  }
}

