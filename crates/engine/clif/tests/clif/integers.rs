//! Integers: containers of odd widths, limbs of wide integers, comparisons, casts, and intrinsics.

use crate::check;
use terrace_testing::expect;

#[test]
fn odd_widths_are_masked_if_an_operation_leaves_the_normal_form() {
    check(
        "define i5 @wrap(i5 %a, i5 %b) {
  %sum = add i5 %a, %b
  %quotient = udiv i5 %sum, %b
  %shifted = ashr i5 %quotient, 2
  ret i5 %shifted
}
define i33 @signed(i33 %a, i33 %b) {
  %r = sdiv i33 %a, %b
  ret i33 %r
}
define i64 @native(i64 %a) {
  %r = mul i64 %a, 10
  ret i64 %r
}",
        &expect![[r"
            function %wrap(i8, i8) -> i8 system_v {
            block0(v0: i8, v1: i8):
                v2 = iconst.i8 31
                v3 = band v0, v2  ; v2 = 31
                v4 = iconst.i8 31
                v5 = band v1, v4  ; v4 = 31
                jump block1
            block1:
                v6 = iadd.i8 v3, v5
                v7 = iconst.i8 31
                v8 = band v6, v7  ; v7 = 31
                v9 = udiv v8, v5
                v10 = iconst.i8 2
                v11 = iconst.i32 3
                v12 = ishl v9, v11  ; v11 = 3
                v13 = sshr v12, v11  ; v11 = 3
                v14 = sextend.i32 v13
                v15 = uextend.i32 v10  ; v10 = 2
                v16 = sshr v14, v15
                v17 = ireduce.i8 v16
                v18 = iconst.i8 31
                v19 = band v17, v18  ; v18 = 31
                return v19
            }
            function %signed(i64, i64) -> i64 system_v {
            block0(v0: i64, v1: i64):
                v2 = iconst.i64 0x0001_ffff_ffff
                v3 = band v0, v2  ; v2 = 0x0001_ffff_ffff
                v4 = iconst.i64 0x0001_ffff_ffff
                v5 = band v1, v4  ; v4 = 0x0001_ffff_ffff
                jump block1
            block1:
                v6 = iconst.i32 31
                v7 = ishl.i64 v3, v6  ; v6 = 31
                v8 = sshr v7, v6  ; v6 = 31
                v9 = iconst.i32 31
                v10 = ishl.i64 v5, v9  ; v9 = 31
                v11 = sshr v10, v9  ; v9 = 31
                v12 = sdiv v8, v11
                v13 = iconst.i64 0x0001_ffff_ffff
                v14 = band v12, v13  ; v13 = 0x0001_ffff_ffff
                return v14
            }
            function %native(i64) -> i64 system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = iconst.i64 10
                v2 = imul.i64 v0, v1  ; v1 = 10
                return v2
            }
            "]],
    );
}

#[test]
fn integers_of_128_bits() {
    check(
        "define i128 @f(i128 %a, i128 %b) {
  %q = udiv i128 %a, %b
  %s = shl i128 %q, %b
  ret i128 %s
}",
        &expect![[r"
            function %f(i128, i128) -> i128 system_v {
                sig0 = (i128, i128) -> i128 system_v
                fn0 = @terrace_rt_udiv128 sig0
            block0(v0: i128, v1: i128):
                jump block1
            block1:
                v2 = iconst.i64 0
                v3 = iconst.i64 0
                v4 = iconcat v2, v3  ; v2 = 0, v3 = 0
                v5 = icmp.i128 eq v1, v4
                trapnz v5, int_divz
                v6 = call fn0(v0, v1)
                v7 = ireduce.i32 v1
                v8 = ishl v6, v7
                return v8
            }
            "]],
    );
}

#[test]
fn wider_integers_are_limbs() {
    check(
        "define i130 @add(i130 %a, i130 %b) {
  %r = add i130 %a, %b
  ret i130 %r
}
define i1 @less(i130 %a, i130 %b) {
  %r = icmp slt i130 %a, %b
  ret i1 %r
}
define void @mul(ptr %p) {
  %a = load i192, ptr %p
  %r = mul i192 %a, %a
  store i192 %r, ptr %p
  ret void
}",
        &expect![[r"
            function %add(i64, i64, i64, i64, i64, i64) -> i64, i64, i64 system_v {
            block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64):
                v6 = iconst.i64 3
                v7 = band v2, v6  ; v6 = 3
                v8 = iconst.i64 3
                v9 = band v5, v8  ; v8 = 3
                jump block1
            block1:
                v10, v11 = uadd_overflow.i64 v0, v3
                v12, v13 = uadd_overflow.i64 v1, v4
                v14 = uextend.i64 v11
                v15, v16 = uadd_overflow v12, v14
                v17 = bor v13, v16
                v18, v19 = uadd_overflow.i64 v7, v9
                v20 = uextend.i64 v17
                v21, v22 = uadd_overflow v18, v20
                v23 = bor v19, v22
                v24 = iconst.i64 3
                v25 = band v21, v24  ; v24 = 3
                return v10, v15, v25
            }
            function %less(i64, i64, i64, i64, i64, i64) -> i8 system_v {
            block0(v0: i64, v1: i64, v2: i64, v3: i64, v4: i64, v5: i64):
                v6 = iconst.i64 3
                v7 = band v2, v6  ; v6 = 3
                v8 = iconst.i64 3
                v9 = band v5, v8  ; v8 = 3
                jump block1
            block1:
                v10 = iconst.i64 2
                v11 = bxor.i64 v7, v10  ; v10 = 2
                v12 = iconst.i64 2
                v13 = bxor.i64 v9, v12  ; v12 = 2
                v14, v15 = usub_overflow.i64 v0, v3
                v16, v17 = usub_overflow.i64 v1, v4
                v18 = uextend.i64 v15
                v19, v20 = usub_overflow v16, v18
                v21 = bor v17, v20
                v22, v23 = usub_overflow v11, v13
                v24 = uextend.i64 v21
                v25, v26 = usub_overflow v22, v24
                v27 = bor v23, v26
                v28 = iconst.i64 3
                v29 = band v25, v28  ; v28 = 3
                return v27
            }
            function %mul(i64) system_v {
                ss0 = explicit_slot 24, align = 16
                ss1 = explicit_slot 24, align = 16
                ss2 = explicit_slot 24, align = 16
                sig0 = (i64, i64, i64, i32) system_v
                fn0 = @terrace_rt_wide_mul sig0
            block0(v0: i64):
                jump block1
            block1:
                v1 = load.i64 v0
                v2 = load.i64 v0+8
                v3 = load.i64 v0+16
                v4 = stack_addr.i64 ss0
                store v1, v4
                store v2, v4+8
                store v3, v4+16
                v5 = stack_addr.i64 ss1
                store v1, v5
                store v2, v5+8
                store v3, v5+16
                v6 = stack_addr.i64 ss2
                v7 = iconst.i32 192
                call fn0(v6, v4, v5, v7)  ; v7 = 192
                v8 = load.i64 v6
                v9 = load.i64 v6+8
                v10 = load.i64 v6+16
                store v8, v0
                store v9, v0+8
                store v10, v0+16
                return
            }
            "]],
    );
}

#[test]
fn comparisons_extend_signed_operands() {
    check(
        "define i1 @f(i5 %a, i5 %b, ptr %p) {
  %u = icmp ult i5 %a, %b
  %s = icmp sge i5 %a, %b
  %n = icmp eq ptr %p, null
  %x = select i1 %n, i1 %u, i1 %s
  ret i1 %x
}",
        &expect![[r"
            function %f(i8, i8, i64) -> i8 system_v {
            block0(v0: i8, v1: i8, v2: i64):
                v3 = iconst.i8 31
                v4 = band v0, v3  ; v3 = 31
                v5 = iconst.i8 31
                v6 = band v1, v5  ; v5 = 31
                jump block1
            block1:
                v7 = icmp.i8 ult v4, v6
                v8 = iconst.i32 3
                v9 = ishl.i8 v4, v8  ; v8 = 3
                v10 = sshr v9, v8  ; v8 = 3
                v11 = iconst.i32 3
                v12 = ishl.i8 v6, v11  ; v11 = 3
                v13 = sshr v12, v11  ; v11 = 3
                v14 = icmp sge v10, v13
                v15 = iconst.i64 0
                v16 = icmp.i64 eq v2, v15  ; v15 = 0
                v17 = select v16, v7, v14
                return v17
            }
            "]],
    );
}

#[test]
fn casts() {
    check(
        "define i128 @f(i64 %a, i5 %b) {
  %t = trunc i64 %a to i5
  %s = sext i5 %t to i32
  %z = zext i5 %b to i32
  %sum = add i32 %s, %z
  %wide = sext i32 %sum to i128
  ret i128 %wide
}
define i1 @bit(ptr %p) {
  %i = ptrtoint ptr %p to i64
  %b = trunc i64 %i to i1
  ret i1 %b
}",
        &expect![[r"
            function %f(i64, i8) -> i128 system_v {
            block0(v0: i64, v1: i8):
                v2 = iconst.i8 31
                v3 = band v1, v2  ; v2 = 31
                jump block1
            block1:
                v4 = ireduce.i8 v0
                v5 = iconst.i8 31
                v6 = band v4, v5  ; v5 = 31
                v7 = iconst.i32 3
                v8 = ishl v6, v7  ; v7 = 3
                v9 = sshr v8, v7  ; v7 = 3
                v10 = sextend.i32 v9
                v11 = uextend.i32 v3
                v12 = iadd v10, v11
                v13 = sextend.i128 v12
                return v13
            }
            function %bit(i64) -> i8 system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = ireduce.i8 v0
                v2 = iconst.i8 1
                v3 = band v1, v2  ; v2 = 1
                return v3
            }
            "]],
    );
}

#[test]
fn overflow_and_saturation() {
    check(
        "declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i7, i1 } @llvm.umul.with.overflow.i7(i7, i7)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i7 @llvm.ssub.sat.i7(i7, i7)
define { i32, i1 } @sadd(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define i1 @umul(i7 %a, i7 %b) {
  %r = call { i7, i1 } @llvm.umul.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %r, 1
  ret i1 %o
}
define i32 @uadd(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i7 @ssub(i7 %a, i7 %b) {
  %r = call i7 @llvm.ssub.sat.i7(i7 %a, i7 %b)
  ret i7 %r
}",
        &expect![[r"
            function %sadd(i32, i32) -> i32, i8 system_v {
            block0(v0: i32, v1: i32):
                jump block1
            block1:
                v2, v3 = sadd_overflow.i32 v0, v1
                return v2, v3
            }
            function %umul(i8, i8) -> i8 system_v {
            block0(v0: i8, v1: i8):
                v2 = iconst.i8 127
                v3 = band v0, v2  ; v2 = 127
                v4 = iconst.i8 127
                v5 = band v1, v4  ; v4 = 127
                jump block1
            block1:
                v6 = uextend.i64 v3
                v7 = uextend.i64 v5
                v8 = imul v6, v7
                v9 = iconst.i64 127
                v10 = band v8, v9  ; v9 = 127
                v11 = icmp ne v10, v8
                v12 = ireduce.i8 v10
                return v11
            }
            function %uadd(i32, i32) -> i32 system_v {
            block0(v0: i32, v1: i32):
                jump block1
            block1:
                v2, v3 = uadd_overflow.i32 v0, v1
                v4 = iconst.i32 -1
                v5 = select v3, v4, v2  ; v4 = -1
                return v5
            }
            function %ssub(i8, i8) -> i8 system_v {
            block0(v0: i8, v1: i8):
                v2 = iconst.i8 127
                v3 = band v0, v2  ; v2 = 127
                v4 = iconst.i8 127
                v5 = band v1, v4  ; v4 = 127
                jump block1
            block1:
                v6 = iconst.i32 1
                v7 = ishl.i8 v3, v6  ; v6 = 1
                v8 = sshr v7, v6  ; v6 = 1
                v9 = iconst.i32 1
                v10 = ishl.i8 v5, v9  ; v9 = 1
                v11 = sshr v10, v9  ; v9 = 1
                v12 = isub v8, v11
                v13 = iconst.i8 127
                v14 = band v12, v13  ; v13 = 127
                v15 = iconst.i32 1
                v16 = ishl v14, v15  ; v15 = 1
                v17 = sshr v16, v15  ; v15 = 1
                v18 = icmp ne v17, v12
                v19 = iconst.i8 63
                v20 = iconst.i8 64
                v21 = iconst.i8 0
                v22 = iconst.i32 1
                v23 = ishl.i8 v3, v22  ; v22 = 1
                v24 = sshr v23, v22  ; v22 = 1
                v25 = iconst.i32 1
                v26 = ishl v21, v25  ; v21 = 0, v25 = 1
                v27 = sshr v26, v25  ; v25 = 1
                v28 = icmp slt v24, v27
                v29 = select v28, v20, v19  ; v20 = 64, v19 = 63
                v30 = select v18, v29, v14
                return v30
            }
            "]],
    );
}

#[test]
fn bits() {
    check(
        "declare i13 @llvm.ctlz.i13(i13, i1)
declare i13 @llvm.ctpop.i13(i13)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i24 @llvm.bitreverse.i24(i24)
define i13 @count(i13 %a) {
  %l = call i13 @llvm.ctlz.i13(i13 %a, i1 false)
  %p = call i13 @llvm.ctpop.i13(i13 %l)
  ret i13 %p
}
define i32 @rotate(i32 %a, i32 %by) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %by)
  ret i32 %r
}
define i24 @reverse(i24 %a) {
  %r = call i24 @llvm.bitreverse.i24(i24 %a)
  ret i24 %r
}",
        &expect![[r"
            function %count(i16) -> i16 system_v {
            block0(v0: i16):
                v1 = iconst.i16 8191
                v2 = band v0, v1  ; v1 = 8191
                jump block1
            block1:
                v3 = clz.i16 v2
                v4 = iconst.i16 3
                v5 = isub v3, v4  ; v4 = 3
                v6 = iconst.i16 0
                v7 = popcnt v5
                v8 = iconst.i16 0
                return v7
            }
            function %rotate(i32, i32) -> i32 system_v {
            block0(v0: i32, v1: i32):
                jump block1
            block1:
                v2 = rotl.i32 v0, v1
                return v2
            }
            function %reverse(i32) -> i32 system_v {
            block0(v0: i32):
                v1 = iconst.i32 0x00ff_ffff
                v2 = band v0, v1  ; v1 = 0x00ff_ffff
                jump block1
            block1:
                v3 = bitrev.i32 v2
                v4 = iconst.i32 8
                v5 = ushr v3, v4  ; v4 = 8
                return v5
            }
            "]],
    );
}
