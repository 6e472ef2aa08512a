//! Floats: the formats that Cranelift has, those that the runtime implements, comparisons, casts and `fma`.

use crate::{Machine, X86_64, check, check_for};
use terrace_testing::expect;

#[test]
fn arithmetic_of_each_format() {
    check(
        "define double @native(double %a, double %b) {
  %s = fadd double %a, %b
  %n = fneg double %s
  %r = frem double %n, 2.5
  ret double %r
}
define half @half(half %a, half %b) {
  %r = fmul half %a, %b
  ret half %r
}
define bfloat @bfloat(bfloat %a) {
  %r = fadd bfloat %a, 1.0
  ret bfloat %r
}
define fp128 @quad(fp128 %a, fp128 %b) {
  %r = fdiv fp128 %a, %b
  ret fp128 %r
}
define x86_fp80 @extended(x86_fp80 %a, x86_fp80 %b) {
  %r = fsub x86_fp80 %a, %b
  ret x86_fp80 %r
}",
        &expect![[r"
            function %native(f64, f64) -> f64 system_v {
                sig0 = (f64, f64) -> f64 system_v
                fn0 = @fmod sig0
            block0(v0: f64, v1: f64):
                jump block1
            block1:
                v2 = fadd.f64 v0, v1
                v3 = fneg v2
                v4 = f64const 0x1.4000000000000p1
                v5 = call fn0(v3, v4)  ; v4 = 0x1.4000000000000p1
                return v5
            }
            function %half(f16, f16) -> f16 system_v {
                sig0 = (i16) -> f32 system_v
                sig1 = (i16) -> f32 system_v
                sig2 = (f32) -> i16 system_v
                fn0 = @terrace_rt_f16_to_f32 sig0
                fn1 = @terrace_rt_f16_to_f32 sig1
                fn2 = @terrace_rt_f32_to_f16 sig2
            block0(v0: f16, v1: f16):
                v2 = bitcast.i16 little v0
                v3 = bitcast.i16 little v1
                jump block1
            block1:
                v4 = call fn0(v2)
                v5 = call fn1(v3)
                v6 = fmul v4, v5
                v7 = call fn2(v6)
                v8 = bitcast.f16 little v7
                return v8
            }
            function %bfloat(f16) -> f16 system_v {
                sig0 = (f32) -> i16 system_v
                fn0 = @terrace_rt_f32_to_bf16 sig0
            block0(v0: f16):
                v1 = bitcast.i16 little v0
                jump block1
            block1:
                v2 = iconst.i16 0x3f80
                v3 = uextend.i32 v1
                v4 = iconst.i32 16
                v5 = ishl v3, v4  ; v4 = 16
                v6 = bitcast.f32 little v5
                v7 = uextend.i32 v2  ; v2 = 0x3f80
                v8 = iconst.i32 16
                v9 = ishl v7, v8  ; v8 = 16
                v10 = bitcast.f32 little v9
                v11 = fadd v6, v10
                v12 = call fn0(v11)
                v13 = bitcast.f16 little v12
                return v13
            }
            function %quad(f128, f128) -> f128 system_v {
                sig0 = (i128, i128) -> i128 system_v
                fn0 = @terrace_rt_f128_div sig0
            block0(v0: f128, v1: f128):
                v2 = bitcast.i128 little v0
                v3 = bitcast.i128 little v1
                jump block1
            block1:
                v4 = call fn0(v2, v3)
                v5 = bitcast.f128 little v4
                return v5
            }
            function %extended(i64 sarg(16), i64 sarg(16)) system_v {
                sig0 = (i128, i128) -> i128 system_v
                sig1 = (i128) system_v
                fn0 = @terrace_rt_f80_sub sig0
                fn1 = @terrace_rt_f80_push sig1
            block0(v0: i64, v1: i64):
                v2 = load.i128 v0
                v3 = iconst.i64 -1
                v4 = iconst.i64 0xffff
                v5 = iconcat v3, v4  ; v3 = -1, v4 = 0xffff
                v6 = band v2, v5
                v7 = load.i128 v1
                v8 = iconst.i64 -1
                v9 = iconst.i64 0xffff
                v10 = iconcat v8, v9  ; v8 = -1, v9 = 0xffff
                v11 = band v7, v10
                jump block1
            block1:
                v12 = call fn0(v6, v11)
                call fn1(v12)
                return
            }
            "]],
    );
}

#[test]
fn comparisons() {
    check(
        "define i1 @f(float %a, float %b) {
  %o = fcmp olt float %a, %b
  %u = fcmp une float %a, %b
  %e = fcmp ueq float %a, %b
  %t = fcmp true float %a, %b
  %1 = and i1 %o, %u
  %2 = and i1 %e, %t
  %3 = or i1 %1, %2
  ret i1 %3
}
define i1 @quad(fp128 %a, fp128 %b) {
  %r = fcmp ogt fp128 %a, %b
  ret i1 %r
}",
        &expect![[r"
            function %f(f32, f32) -> i8 system_v {
            block0(v0: f32, v1: f32):
                jump block1
            block1:
                v2 = fcmp.f32 lt v0, v1
                v3 = fcmp.f32 ne v0, v1
                v4 = fcmp.f32 ueq v0, v1
                v5 = iconst.i8 1
                v6 = band v2, v3
                v7 = band v4, v5  ; v5 = 1
                v8 = bor v6, v7
                return v8
            }
            function %quad(f128, f128) -> i8 system_v {
                sig0 = (i128, i128) -> i32 system_v
                fn0 = @terrace_rt_f128_compare sig0
            block0(v0: f128, v1: f128):
                v2 = bitcast.i128 little v0
                v3 = bitcast.i128 little v1
                jump block1
            block1:
                v4 = call fn0(v2, v3)
                v5 = iconst.i32 1
                v6 = iadd v4, v5  ; v5 = 1
                v7 = iconst.i32 4
                v8 = ushr v7, v6  ; v7 = 4
                v9 = band v8, v5  ; v5 = 1
                v10 = ireduce.i8 v9
                return v10
            }
            "]],
    );
}

#[test]
fn casts_saturate() {
    check(
        "declare i8 @llvm.fptoui.sat.i8.f32(float)
define i32 @signed(double %a) {
  %r = fptosi double %a to i32
  ret i32 %r
}
define i8 @saturated(float %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}
define float @from(i7 %a, i64 %b) {
  %s = sitofp i7 %a to float
  %u = uitofp i64 %b to float
  %r = fsub float %s, %u
  ret float %r
}
define float @narrow(double %a) {
  %r = fptrunc double %a to float
  ret float %r
}",
        &expect![[r"
            function %signed(f64) -> i32 system_v {
            block0(v0: f64):
                jump block1
            block1:
                v1 = fcvt_to_sint_sat.i32 v0
                return v1
            }
            function %saturated(f32) -> i8 system_v {
            block0(v0: f32):
                jump block1
            block1:
                v1 = fcvt_to_uint_sat.i32 v0
                v2 = iconst.i32 0
                v3 = iconst.i32 255
                v4 = icmp ult v1, v2  ; v2 = 0
                v5 = select v4, v2, v1  ; v2 = 0
                v6 = icmp ugt v5, v3  ; v3 = 255
                v7 = select v6, v3, v5  ; v3 = 255
                v8 = ireduce.i8 v7
                return v8
            }
            function %from(i8, i64) -> f32 system_v {
            block0(v0: i8, v1: i64):
                v2 = iconst.i8 127
                v3 = band v0, v2  ; v2 = 127
                jump block1
            block1:
                v4 = iconst.i32 1
                v5 = ishl.i8 v3, v4  ; v4 = 1
                v6 = sshr v5, v4  ; v4 = 1
                v7 = sextend.i32 v6
                v8 = fcvt_from_sint.f32 v7
                v9 = fcvt_from_uint.f32 v1
                v10 = fsub v8, v9
                return v10
            }
            function %narrow(f64) -> f32 system_v {
            block0(v0: f64):
                jump block1
            block1:
                v1 = fdemote.f32 v0
                return v1
            }
            "]],
    );
}

const FMA: &str = "declare double @llvm.fma.f64(double, double, double)
declare double @llvm.sin.f64(double)
define double @f(double %a) {
  %f = call double @llvm.fma.f64(double %a, double %a, double %a)
  %s = call double @llvm.sin.f64(double %f)
  ret double %s
}";

#[test]
fn fma_of_the_library() {
    check(
        FMA,
        &expect![[r"
        function %f(f64) -> f64 system_v {
            sig0 = (f64, f64, f64) -> f64 system_v
            sig1 = (f64) -> f64 system_v
            fn0 = @fma sig0
            fn1 = @sin sig1
        block0(v0: f64):
            jump block1
        block1:
            v1 = call fn0(v0, v0, v0)
            v2 = call fn1(v1)
            return v2
        }
        "]],
    );
}

#[test]
fn fma_of_the_processor() {
    let machine = Machine {
        cpu: "x86-64-v3",
        ..X86_64
    };
    check_for(
        &machine,
        FMA,
        &expect![[r"
        function %f(f64) -> f64 system_v {
            sig0 = (f64) -> f64 system_v
            fn0 = @sin sig0
        block0(v0: f64):
            jump block1
        block1:
            v1 = fma.f64 v0, v0, v0
            v2 = call fn0(v1)
            return v2
        }
        "]],
    );
}

#[test]
fn extremes_and_rounding() {
    check(
        "declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.copysign.f32(float, float)
define float @f(float %a, float %b) {
  %n = call float @llvm.minnum.f32(float %a, float %b)
  %m = call float @llvm.maximum.f32(float %n, float %b)
  %f = call float @llvm.floor.f32(float %m)
  %r = call float @llvm.copysign.f32(float %f, float %a)
  ret float %r
}",
        &expect![[r"
            function %f(f32, f32) -> f32 system_v {
            block0(v0: f32, v1: f32):
                jump block1
            block1:
                v2 = fcmp.f32 lt v0, v1
                v3 = fcmp.f32 uno v1, v1
                v4 = bor v2, v3
                v5 = select.f32 v4, v0, v1
                v6 = fmax v5, v1
                v7 = floor v6
                v8 = fcopysign v7, v0
                return v8
            }
            "]],
    );
}
