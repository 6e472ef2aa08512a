//! Calls and signatures in the C ABIs of x86-64 and AArch64.

use crate::{AARCH64, check, check_for};
use terrace_testing::expect;

const PLAIN: &str = "declare signext i8 @other(i8 signext, i16 zeroext)
define i8 @f(ptr %callee, i8 %a) {
  %b = call signext i8 @other(i8 signext %a, i16 zeroext 7)
  %c = call i8 %callee(i8 %b)
  %d = call i8 @f(ptr %callee, i8 %c)
  ret i8 %d
}";

#[test]
fn direct_and_indirect() {
    check(
        PLAIN,
        &expect![[r"
        function %f(i64, i8) -> i8 system_v {
            sig0 = (i32, i32) -> i32 system_v
            sig1 = (i8) -> i8 system_v
            sig2 = (i64, i8) -> i8 system_v
            fn0 = @other sig0
            fn1 = colocated @f sig2
        block0(v0: i64, v1: i8):
            jump block1
        block1:
            v2 = sextend.i32 v1
            v3 = iconst.i16 7
            v4 = uextend.i32 v3  ; v3 = 7
            v5 = call fn0(v2, v4)
            v6 = ireduce.i8 v5
            v7 = call_indirect.i64 sig1, v0(v6)
            v8 = call fn1(v0, v7)
            return v8
        }
        "]],
    );
}

const RESULTS: &str = "define { i64, double } @registers(i64 %a) {
  %r = insertvalue { i64, double } zeroinitializer, i64 %a, 0
  ret { i64, double } %r
}
define { i64, i64, i64, i64 } @memory(i64 %a) {
  %r = insertvalue { i64, i64, i64, i64 } zeroinitializer, i64 %a, 0
  ret { i64, i64, i64, i64 } %r
}
define void @pointer(ptr sret([4 x i64]) %r) {
  store i64 1, ptr %r
  ret void
}
define i64 @caller(ptr %p) {
  %r = call { i64, i64, i64, i64 } @memory(i64 1)
  %s = extractvalue { i64, i64, i64, i64 } %r, 3
  call void @pointer(ptr sret([4 x i64]) %p)
  ret i64 %s
}";

#[test]
fn results() {
    check(
        RESULTS,
        &expect![[r"
        function %registers(i64) -> i64, f64 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 0
            v2 = f64const 0.0
            return v0, v2  ; v2 = 0.0
        }
        function %memory(i64, i64) -> i64 system_v {
        block0(v0: i64, v1: i64):
            jump block1
        block1:
            v2 = iconst.i64 0
            v3 = iconst.i64 0
            v4 = iconst.i64 0
            v5 = iconst.i64 0
            store.i64 v1, v0
            store v3, v0+8  ; v3 = 0
            store v4, v0+16  ; v4 = 0
            store v5, v0+24  ; v5 = 0
            return v0
        }
        function %pointer(i64) -> i64 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 1
            store v1, v0  ; v1 = 1
            return v0
        }
        function %caller(i64) -> i64 system_v {
            ss0 = explicit_slot 32, align = 16
            sig0 = (i64, i64) -> i64 system_v
            sig1 = (i64) -> i64 system_v
            fn0 = colocated @memory sig0
            fn1 = colocated @pointer sig1
        block0(v0: i64):
            jump block1
        block1:
            v1 = stack_addr.i64 ss0
            v2 = iconst.i64 1
            v3 = call fn0(v1, v2)  ; v2 = 1
            v4 = load.i64 v1
            v5 = load.i64 v1+8
            v6 = load.i64 v1+16
            v7 = load.i64 v1+24
            v8 = call fn1(v0)
            return v7
        }
        "]],
    );
}

#[test]
fn results_on_aarch64() {
    check_for(
        &AARCH64,
        RESULTS,
        &expect![[r"
        function %registers(i64) -> i64, f64 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 0
            v2 = f64const 0.0
            return v0, v2  ; v2 = 0.0
        }
        function %memory(i64) -> i64, i64, i64, i64 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 0
            v2 = iconst.i64 0
            v3 = iconst.i64 0
            v4 = iconst.i64 0
            return v0, v2, v3, v4  ; v2 = 0, v3 = 0, v4 = 0
        }
        function %pointer(i64 sret) system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 1
            store v1, v0  ; v1 = 1
            return
        }
        function %caller(i64) -> i64 system_v {
            sig0 = (i64) -> i64, i64, i64, i64 system_v
            sig1 = (i64 sret) system_v
            fn0 = colocated @memory sig0
            fn1 = colocated @pointer sig1
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 1
            v2, v3, v4, v5 = call fn0(v1)  ; v1 = 1
            call fn1(v0)
            return v5
        }
        "]],
    );
}

const BY_VALUE: &str = "%T = type { i64, i64, i32 }
define i32 @callee(ptr byval(%T) align 8 %p) {
  %q = getelementptr %T, ptr %p, i64 0, i32 2
  %r = load i32, ptr %q
  ret i32 %r
}
define i32 @caller(ptr %p) {
  %r = call i32 @callee(ptr byval(%T) align 8 %p)
  ret i32 %r
}
declare void @aligned(ptr byval(i64) align 32)
define void @align(ptr %p) {
  call void @aligned(ptr byval(i64) align 32 %p)
  ret void
}";

#[test]
fn structs_by_value() {
    check(
        BY_VALUE,
        &expect![[r"
        function %callee(i64 sarg(24)) -> i32 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 16
            v2 = iadd.i64 v0, v1  ; v1 = 16
            v3 = load.i32 v2
            return v3
        }
        function %caller(i64) -> i32 system_v {
            sig0 = (i64 sarg(24)) -> i32 system_v
            fn0 = colocated @callee sig0
        block0(v0: i64):
            jump block1
        block1:
            v1 = call fn0(v0)
            return v1
        }
        function %align(i64) system_v {
            ss0 = explicit_slot 176, align = 16
            ss1 = explicit_slot 47, align = 16
            ss2 = explicit_slot 64, align = 16
            sig0 = () system_v
            sig1 = (i64, i64, i64, i64, i64, i64) system_v
            fn0 = @aligned sig0
            fn1 = @terrace_rt_call_variadic sig1
        block0(v0: i64):
            jump block1
        block1:
            v1 = func_addr.i64 fn0
            v2 = stack_addr.i64 ss0
            v3 = stack_addr.i64 ss1
            v4 = iconst.i64 31
            v5 = iadd v3, v4  ; v4 = 31
            v6 = iconst.i64 -32
            v7 = band v5, v6  ; v6 = -32
            v8 = load.i64 v0
            store v8, v7
            v9 = iconst.i64 48
            v10 = iadd v2, v9  ; v9 = 48
            v11 = iconst.i64 16
            v12 = stack_addr.i64 ss2
            call fn1(v1, v2, v10, v7, v11, v12)  ; v11 = 16
            return
        }
        "]],
    );
}

#[test]
fn structs_by_value_on_aarch64() {
    check_for(
        &AARCH64,
        BY_VALUE,
        &expect![[r"
        function %callee(i64) -> i32 system_v {
        block0(v0: i64):
            jump block1
        block1:
            v1 = iconst.i64 16
            v2 = iadd.i64 v0, v1  ; v1 = 16
            v3 = load.i32 v2
            return v3
        }
        function %caller(i64) -> i32 system_v {
            ss0 = explicit_slot 24, align = 16
            sig0 = (i64) -> i32 system_v
            fn0 = colocated @callee sig0
        block0(v0: i64):
            jump block1
        block1:
            v1 = stack_addr.i64 ss0
            v2 = load.i8x16 v0
            v3 = load.i64 v0+16
            store v2, v1
            store v3, v1+16
            v4 = call fn0(v1)
            return v4
        }
        function %align(i64) system_v {
            ss0 = explicit_slot 39, align = 16
            sig0 = (i64) system_v
            fn0 = @aligned sig0
        block0(v0: i64):
            jump block1
        block1:
            v1 = stack_addr.i64 ss0
            v2 = iconst.i64 31
            v3 = iadd v1, v2  ; v2 = 31
            v4 = iconst.i64 -32
            v5 = band v3, v4  ; v4 = -32
            v6 = load.i64 v0
            store v6, v5
            call fn0(v5)
            return
        }
        "]],
    );
}

const LAST_REGISTER: &str = "define i64 @f(i64, i64, i64, i64, i64, i128 %wide, i64 %last) {
  %low = trunc i128 %wide to i64
  %r = add i64 %low, %last
  ret i64 %r
}
define float @array([7 x float], [2 x float] %a, float %b) {
  %x = extractvalue [2 x float] %a, 1
  %r = fadd float %x, %b
  ret float %r
}
define <2 x float> @vector(<2 x float> %a, half %h) {
  ret <2 x float> %a
}";

#[test]
fn registers_that_c_leaves_unused() {
    check(
        LAST_REGISTER,
        &expect![[r"
        function %f(i64, i64, i64, i64, i64, i64 sarg(16), i64) -> i64 system_v {
        block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64, v6: i64):
            v7 = load.i128 v5
            jump block1
        block1:
            v8 = ireduce.i64 v7
            v9 = iadd v8, v6
            return v9
        }
        function %array(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> f32 system_v {
        block0(v0: f32, v1: f32, v2: f32, v3: f32, v4: f32, v5: f32, v6: f32, v7: f32, v8: f32, v9: f32):
            jump block1
        block1:
            v10 = fadd.f32 v8, v9
            return v10
        }
        function %vector(f32x4, f16) -> f32x4 system_v {
        block0(v0: f32x4, v1: f16):
            v2 = extractlane v0, 0
            v3 = extractlane v0, 1
            v4 = bitcast.i16 little v1
            jump block1
        block1:
            v5 = f32const 0.0
            v6 = scalar_to_vector.f32x4 v2
            v7 = insertlane v6, v3, 1
            v8 = insertlane v7, v5, 2  ; v5 = 0.0
            v9 = insertlane v8, v5, 3  ; v5 = 0.0
            return v9
        }
        "]],
    );
}

#[test]
fn registers_that_c_leaves_unused_on_aarch64() {
    check_for(
        &AARCH64,
        LAST_REGISTER,
        &expect![[r"
        function %f(i64, i64, i64, i64, i64, i128, i64) -> i64 system_v {
        block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i128, v6: i64):
            jump block1
        block1:
            v7 = ireduce.i64 v5
            v8 = iadd v7, v6
            return v8
        }
        function %array(f32, f32, f32, f32, f32, f32, f32, f64, f64, f32) -> f32 system_v {
        block0(v0: f32, v1: f32, v2: f32, v3: f32, v4: f32, v5: f32, v6: f32, v7: f64, v8: f64, v9: f32):
            v10 = bitcast.i64 little v8
            v11 = iconst.i64 0
            v12 = ushr v10, v11  ; v11 = 0
            v13 = ireduce.i32 v12
            v14 = bitcast.f32 little v13
            v15 = iconst.i64 32
            v16 = ushr v10, v15  ; v15 = 32
            v17 = ireduce.i32 v16
            v18 = bitcast.f32 little v17
            jump block1
        block1:
            v19 = fadd.f32 v18, v9
            return v19
        }
        function %vector(f64, f16) -> f64 system_v {
        block0(v0: f64, v1: f16):
            v2 = scalar_to_vector.f64x2 v0
            v3 = bitcast.f32x4 little v2
            v4 = extractlane v3, 0
            v5 = extractlane v3, 1
            v6 = bitcast.i16 little v1
            jump block1
        block1:
            v7 = f32const 0.0
            v8 = scalar_to_vector.f32x4 v4
            v9 = insertlane v8, v5, 1
            v10 = insertlane v9, v7, 2  ; v7 = 0.0
            v11 = insertlane v10, v7, 3  ; v7 = 0.0
            v12 = bitcast.f64x2 little v11
            v13 = extractlane v12, 0
            return v13
        }
        "]],
    );
}

const VARIADIC: &str = "declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
define i32 @call(ptr %format, double %a, ptr %callee) {
  %r = call i32 (ptr, ...) @printf(ptr %format, i32 1, double %a)
  ret i32 %r
}
define i32 @define(i32 %n, ...) {
  %list = alloca [32 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %r = va_arg ptr %list, i32
  ret i32 %r
}";

#[test]
fn variadic() {
    check(
        VARIADIC,
        &expect![[r"
        code @define:
            48 81 ec b8 00 00 00 48 89 3c 24 48 89 74 24 08
            48 89 54 24 10 48 89 4c 24 18 4c 89 44 24 20 4c
            89 4c 24 28 0f 29 44 24 30 0f 29 4c 24 40 0f 29
            54 24 50 0f 29 5c 24 60 0f 29 64 24 70 0f 29 ac
            24 80 00 00 00 0f 29 b4 24 90 00 00 00 0f 29 bc
            24 a0 00 00 00 48 89 e7 48 8d b4 24 c0 00 00 00
            e8 00 00 00 00 48 81 c4 b8 00 00 00 c3
            97: CallPCRel4 @.Lfn3 -4
        code @printf.variadic:
            b0 08 49 bb 00 00 00 00 00 00 00 00 41 ff e3
            4: Abs8 @printf +0
        function %call(i64, f64, i64) -> i32 system_v {
            sig0 = (i64, i32, f64) -> i32 system_v
            fn0 = @printf.variadic sig0
        block0(v0: i64, v1: f64, v2: i64):
            jump block1
        block1:
            v3 = iconst.i32 1
            v4 = call fn0(v0, v3, v1)  ; v3 = 1
            return v4
        }
        function %.Lfn3(i64, i64) -> i32 system_v {
            ss0 = explicit_slot 32, align = 16
        block0(v0: i64, v1: i64):
            v2 = load.i32 v0
            jump block1
        block1:
            v3 = stack_addr.i64 ss0
            v4 = iconst.i32 8
            v5 = iconst.i32 48
            store v4, v3  ; v4 = 8
            store v5, v3+4  ; v5 = 48
            store.i64 v1, v3+8
            store.i64 v0, v3+16
            v7 = load.i32 v3
            v8 = iconst.i32 48
            v9 = icmp ult v7, v8  ; v8 = 48
            brif v9, block2, block3
        block2:
            v10 = load.i64 v3+16
            v11 = uextend.i64 v7
            v12 = iadd v10, v11
            v13 = iconst.i32 8
            v14 = iadd.i32 v7, v13  ; v13 = 8
            store v14, v3
            jump block4(v12)
        block3:
            v15 = load.i64 v3+8
            v16 = iconst.i64 8
            v17 = iadd v15, v16  ; v16 = 8
            store v17, v3+8
            jump block4(v15)
        block4(v6: i64):
            v18 = load.i32 v6
            return v18
        }
        "]],
    );
}

#[test]
fn variadic_on_aarch64() {
    check_for(
        &AARCH64,
        VARIADIC,
        &expect![[r"
        code @define:
            fd 7b b3 a9 fd 03 00 91 e0 07 01 a9 e2 0f 02 a9
            e4 17 03 a9 e6 1f 04 a9 e0 87 02 ad e2 8f 03 ad
            e4 97 04 ad e6 9f 05 ad e0 43 00 91 e1 43 03 91
            00 00 00 94 fd 7b cd a8 c0 03 5f d6
            48: Call @.Lfn3 +0
        function %call(i64, f64, i64) -> i32 system_v {
            sig0 = (i64, i32, f64) -> i32 system_v
            fn0 = @printf sig0
        block0(v0: i64, v1: f64, v2: i64):
            jump block1
        block1:
            v3 = iconst.i32 1
            v4 = call fn0(v0, v3, v1)  ; v3 = 1
            return v4
        }
        function %.Lfn3(i64, i64) -> i32 system_v {
            ss0 = explicit_slot 32, align = 16
        block0(v0: i64, v1: i64):
            v2 = load.i32 v0
            jump block1
        block1:
            v3 = stack_addr.i64 ss0
            v4 = iconst.i32 -56
            v5 = iconst.i64 64
            v6 = iadd.i64 v0, v5  ; v5 = 64
            store v6, v3+8
            store v4, v3+24  ; v4 = -56
            v7 = iconst.i32 -128
            v8 = iconst.i64 192
            v9 = iadd.i64 v0, v8  ; v8 = 192
            store v9, v3+16
            store v7, v3+28  ; v7 = -128
            store.i64 v1, v3
            v11 = load.i32 v3+24
            v12 = iconst.i32 8
            v13 = iadd v11, v12  ; v12 = 8
            store v13, v3+24
            v14 = iconst.i32 0
            v15 = icmp sle v13, v14  ; v14 = 0
            brif v15, block2, block3
        block2:
            v16 = load.i64 v3+8
            v17 = sextend.i64 v11
            v18 = iadd v16, v17
            jump block4(v18)
        block3:
            v19 = load.i64 v3
            v20 = iconst.i64 8
            v21 = iadd v19, v20  ; v20 = 8
            store v21, v3
            jump block4(v19)
        block4(v10: i64):
            v22 = load.i32 v10
            return v22
        }
        "]],
    );
}

#[test]
fn variadic_through_a_pointer() {
    check(
        "define double @f(ptr %callee, i32 %a) {
  %r = call double (i32, ...) %callee(i32 %a, double 1.0)
  ret double %r
}",
        &expect![[r"
            function %f(i64, i32) -> f64 system_v {
                ss0 = explicit_slot 176, align = 16
                ss1 = explicit_slot 16, align = 16
                ss2 = explicit_slot 64, align = 16
                sig0 = (i64, i64, i64, i64, i64, i64) system_v
                fn0 = @terrace_rt_call_variadic sig0
            block0(v0: i64, v1: i32):
                jump block1
            block1:
                v2 = f64const 0x1.0000000000000p0
                v3 = stack_addr.i64 ss0
                v4 = stack_addr.i64 ss1
                v5 = uextend.i64 v1
                store v5, v3
                store v2, v3+48  ; v2 = 0x1.0000000000000p0
                v6 = iconst.i64 48
                v7 = iadd v3, v6  ; v6 = 48
                v8 = iconst.i64 0
                v9 = stack_addr.i64 ss2
                call fn0(v0, v3, v7, v4, v8, v9)  ; v8 = 0
                v10 = load.f64 v9+32
                return v10
            }
            "]],
    );
}
