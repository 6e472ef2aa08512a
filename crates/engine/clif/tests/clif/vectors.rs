//! Vectors: pieces of 128 bits, lanes, masks and shuffles.

use crate::check;
use terrace_testing::expect;

#[test]
fn pieces_and_lanes() {
    check(
        "define <8 x i32> @pieces(<8 x i32> %a, <8 x i32> %b) {
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}
define <16 x i8> @shift(<16 x i8> %a) {
  %r = shl <16 x i8> %a, splat (i8 3)
  ret <16 x i8> %r
}
define void @lanes(ptr %p) {
  %a = load <3 x i32>, ptr %p
  %r = add <3 x i32> %a, <i32 1, i32 2, i32 3>
  store <3 x i32> %r, ptr %p
  ret void
}
define void @packed(ptr %p) {
  %a = load <3 x i5>, ptr %p
  store <3 x i5> %a, ptr %p
  ret void
}",
        &expect![[r"
            function %pieces(i32x4, i32x4, i32x4, i32x4) -> i32x4, i32x4 system_v {
            block0(v0: i32x4, v1: i32x4, v2: i32x4, v3: i32x4):
                jump block1
            block1:
                v4 = imul.i32x4 v0, v2
                v5 = imul.i32x4 v1, v3
                return v4, v5
            }
            function %shift(i8x16) -> i8x16 system_v {
            block0(v0: i8x16):
                jump block1
            block1:
                v1 = iconst.i32 3
                v2 = ishl.i8x16 v0, v1  ; v1 = 3
                return v2
            }
            function %lanes(i64) system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = load.i32 v0
                v2 = load.i32 v0+4
                v3 = load.i32 v0+8
                v4 = iconst.i32 1
                v5 = iconst.i32 2
                v6 = iconst.i32 3
                v7 = iadd v1, v4  ; v4 = 1
                v8 = iadd v2, v5  ; v5 = 2
                v9 = iadd v3, v6  ; v6 = 3
                store v7, v0
                store v8, v0+4
                store v9, v0+8
                return
            }
            function %packed(i64) system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = load.i16 v0
                v2 = uextend.i64 v1
                v3 = iconst.i64 31
                v4 = band v2, v3  ; v3 = 31
                v5 = ireduce.i8 v4
                v6 = iconst.i32 5
                v7 = ushr v2, v6  ; v6 = 5
                v8 = iconst.i64 31
                v9 = band v7, v8  ; v8 = 31
                v10 = ireduce.i8 v9
                v11 = iconst.i32 10
                v12 = ushr v2, v11  ; v11 = 10
                v13 = iconst.i64 31
                v14 = band v12, v13  ; v13 = 31
                v15 = ireduce.i8 v14
                v16 = uextend.i64 v5
                v17 = uextend.i64 v10
                v18 = iconst.i32 5
                v19 = ishl v17, v18  ; v18 = 5
                v20 = bor v16, v19
                v21 = uextend.i64 v15
                v22 = iconst.i32 10
                v23 = ishl v21, v22  ; v22 = 10
                v24 = bor v20, v23
                v25 = ireduce.i16 v24
                store v25, v0
                return
            }
            "]],
    );
}

#[test]
fn masks() {
    check(
        "define <2 x double> @f(<2 x double> %a, <2 x double> %b) {
  %m = fcmp olt <2 x double> %a, %b
  %r = select <2 x i1> %m, <2 x double> %a, <2 x double> %b
  ret <2 x double> %r
}
define i2 @bits(<2 x i64> %a) {
  %m = icmp eq <2 x i64> %a, zeroinitializer
  %r = bitcast <2 x i1> %m to i2
  ret i2 %r
}",
        &expect![[r"
            function %f(f64x2, f64x2) -> f64x2 system_v {
            block0(v0: f64x2, v1: f64x2):
                jump block1
            block1:
                v2 = fcmp.f64x2 lt v0, v1
                v3 = extractlane v2, 0
                v4 = ireduce.i8 v3
                v5 = iconst.i8 1
                v6 = band v4, v5  ; v5 = 1
                v7 = extractlane v2, 1
                v8 = ireduce.i8 v7
                v9 = iconst.i8 1
                v10 = band v8, v9  ; v9 = 1
                v11 = bitcast.f64x2 little v2
                v12 = bitselect.f64x2 v11, v0, v1
                return v12
            }
            function %bits(i64x2) -> i8 system_v {
                const0 = 0x00000000000000000000000000000000
            block0(v0: i64x2):
                jump block1
            block1:
                v1 = vconst.i64x2 const0
                v2 = icmp.i64x2 eq v0, v1  ; v1 = const0
                v3 = extractlane v2, 0
                v4 = ireduce.i8 v3
                v5 = iconst.i8 1
                v6 = band v4, v5  ; v5 = 1
                v7 = extractlane v2, 1
                v8 = ireduce.i8 v7
                v9 = iconst.i8 1
                v10 = band v8, v9  ; v9 = 1
                v11 = uextend.i64 v6
                v12 = uextend.i64 v10
                v13 = iconst.i32 1
                v14 = ishl v12, v13  ; v13 = 1
                v15 = bor v11, v14
                v16 = iconst.i64 3
                v17 = band v15, v16  ; v16 = 3
                v18 = ireduce.i8 v17
                return v18
            }
            "]],
    );
}

#[test]
fn shuffles_and_elements() {
    check(
        "define <4 x i32> @shuffle(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 poison>
  ret <4 x i32> %r
}
define <4 x i32> @splat(i32 %a) {
  %v = insertelement <4 x i32> poison, i32 %a, i64 0
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}
define i64 @dynamic(<2 x i64> %a, i32 %at) {
  %r = extractelement <2 x i64> %a, i32 %at
  ret i64 %r
}",
        &expect![[r"
            function %shuffle(i32x4, i32x4) -> i32x4 system_v {
            block0(v0: i32x4, v1: i32x4):
                jump block1
            block1:
                v2 = bitcast.i8x16 little v0
                v3 = bitcast.i8x16 little v1
                v4 = shuffle v2, v3, 0x000000000b0a09081716151403020100
                v5 = bitcast.i32x4 little v4
                return v5
            }
            function %splat(i32) -> i32x4 system_v {
                const0 = 0x00000000000000000000000000000000
            block0(v0: i32):
                jump block1
            block1:
                v1 = vconst.i32x4 const0
                v2 = iconst.i64 0
                v3 = insertlane v1, v0, 0  ; v1 = const0
                v4 = vconst.i32x4 const0
                v5 = bitcast.i8x16 little v3
                v6 = bitcast.i8x16 little v3
                v7 = shuffle v5, v6, 0x03020100030201000302010003020100
                v8 = bitcast.i32x4 little v7
                return v8
            }
            function %dynamic(i64x2, i32) -> i64 system_v {
            block0(v0: i64x2, v1: i32):
                jump block1
            block1:
                v2 = uextend.i64 v1
                v3 = extractlane.i64x2 v0, 0
                v4 = extractlane.i64x2 v0, 1
                v5 = iconst.i64 1
                v6 = icmp eq v2, v5  ; v5 = 1
                v7 = select v6, v4, v3
                return v7
            }
            "]],
    );
}

#[test]
fn reductions_and_conversions() {
    check(
        "declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define i32 @add(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}
define float @fadd(<4 x i32> %a) {
  %f = sitofp <4 x i32> %a to <4 x float>
  %r = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %f)
  ret float %r
}",
        &expect![[r"
            function %add(i32x4) -> i32 system_v {
            block0(v0: i32x4):
                jump block1
            block1:
                v1 = extractlane.i32x4 v0, 0
                v2 = extractlane.i32x4 v0, 1
                v3 = extractlane.i32x4 v0, 2
                v4 = extractlane.i32x4 v0, 3
                v5 = iadd v1, v2
                v6 = iadd v5, v3
                v7 = iadd v6, v4
                return v7
            }
            function %fadd(i32x4) -> f32 system_v {
            block0(v0: i32x4):
                jump block1
            block1:
                v1 = fcvt_from_sint.f32x4 v0
                v2 = extractlane v1, 0
                v3 = extractlane v1, 1
                v4 = extractlane v1, 2
                v5 = extractlane v1, 3
                v6 = f32const 0.0
                v7 = fadd v6, v2  ; v6 = 0.0
                v8 = fadd v7, v3
                v9 = fadd v8, v4
                v10 = fadd v9, v5
                return v10
            }
            "]],
    );
}
