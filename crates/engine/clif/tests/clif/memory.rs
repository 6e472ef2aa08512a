//! Memory: loads and stores of values, `alloca`, `getelementptr`, copies, and atomics.

use crate::check;
use terrace_testing::expect;

#[test]
fn loads_and_stores_by_size() {
    check(
        "define void @f(ptr %p) {
  %a = load i32, ptr %p, align 1
  store i32 %a, ptr %p, align 4
  %b = load i1, ptr %p
  store i1 %b, ptr %p
  %c = load i24, ptr %p
  store i24 %c, ptr %p
  ret void
}
define void @struct({ i8, double } %a, ptr %p) {
  %q = getelementptr { i8, double }, ptr %p, i64 1
  store { i8, double } %a, ptr %q
  ret void
}",
        &expect![[r"
            function %f(i64) system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = load.i32 v0
                store v1, v0
                v2 = load.i8 v0
                v3 = iconst.i8 1
                v4 = band v2, v3  ; v3 = 1
                store v4, v0
                v5 = load.i16 v0
                v6 = uextend.i64 v5
                v7 = load.i8 v0+2
                v8 = uextend.i64 v7
                v9 = iconst.i32 16
                v10 = ishl v8, v9  ; v9 = 16
                v11 = bor v6, v10
                v12 = ireduce.i32 v11
                v13 = iconst.i32 0x00ff_ffff
                v14 = band v12, v13  ; v13 = 0x00ff_ffff
                v15 = uextend.i64 v14
                v16 = ireduce.i16 v15
                store v16, v0
                v17 = iconst.i32 16
                v18 = ushr v15, v17  ; v17 = 16
                v19 = ireduce.i8 v18
                store v19, v0+2
                return
            }
            function %struct(i8, f64, i64) system_v {
            block0(v0: i8, v1: f64, v2: i64):
                jump block1
            block1:
                v3 = iconst.i64 16
                v4 = iadd.i64 v2, v3  ; v3 = 16
                store.i8 v0, v4
                store.f64 v1, v4+8
                return
            }
            "]],
    );
}

#[test]
fn allocas_in_the_frame_and_on_the_side_stack() {
    check(
        "declare void @use(ptr, ptr, ptr)
define void @f(i32 %n) {
  %a = alloca i32
  %b = alloca [3 x i64], align 64
  %c = alloca i16, i32 %n
  call void @use(ptr %a, ptr %b, ptr %c)
  ret void
}",
        &expect![[r"
            function %f(i32) system_v {
                ss0 = explicit_slot 4, align = 16
                ss1 = explicit_slot 87, align = 16
                sig0 = () -> i64 system_v
                sig1 = (i64, i64) -> i64 system_v
                sig2 = (i64, i64, i64) system_v
                sig3 = (i64) system_v
                fn0 = @terrace_rt_stack_mark sig0
                fn1 = @terrace_rt_stack_alloca sig1
                fn2 = @use sig2
                fn3 = @terrace_rt_stack_release sig3
            block0(v0: i32):
                v1 = call fn0()
                jump block1
            block1:
                v2 = stack_addr.i64 ss0
                v3 = stack_addr.i64 ss1
                v4 = iconst.i64 63
                v5 = iadd v3, v4  ; v4 = 63
                v6 = iconst.i64 -64
                v7 = band v5, v6  ; v6 = -64
                v8 = uextend.i64 v0
                v9 = iconst.i64 2
                v10 = imul v8, v9  ; v9 = 2
                v11 = iconst.i64 2
                v12 = call fn1(v10, v11)  ; v11 = 2
                call fn2(v2, v7, v12)
                call fn3(v1)
                return
            }
            "]],
    );
}

#[test]
fn addresses() {
    check(
        "%T = type { i32, [4 x i16], ptr }
define ptr @f(ptr %p, i32 %i) {
  %q = getelementptr %T, ptr %p, i64 2, i32 1, i32 %i
  ret ptr %q
}",
        &expect![[r"
            function %f(i64, i32) -> i64 system_v {
            block0(v0: i64, v1: i32):
                jump block1
            block1:
                v2 = sextend.i64 v1
                v3 = iconst.i32 1
                v4 = ishl v2, v3  ; v3 = 1
                v5 = iadd.i64 v0, v4
                v6 = iconst.i64 52
                v7 = iadd v5, v6  ; v6 = 52
                return v7
            }
            "]],
    );
}

#[test]
fn large_aggregates_stay_in_memory() {
    check(
        "define void @f(ptr %p, ptr %q) {
  %a = load [100 x i64], ptr %p
  %b = insertvalue [100 x i64] %a, i64 7, 3
  store [100 x i64] %b, ptr %q
  ret void
}",
        &expect![[r"
            function %f(i64, i64) system_v {
                ss0 = explicit_slot 800, align = 16
                ss1 = explicit_slot 800, align = 16
                sig0 = (i64, i64, i64) -> i64 system_v
                sig1 = (i64, i64, i64) -> i64 system_v
                sig2 = (i64, i64, i64) -> i64 system_v
                fn0 = @memmove sig0
                fn1 = @memmove sig1
                fn2 = @memmove sig2
            block0(v0: i64, v1: i64):
                jump block1
            block1:
                v2 = stack_addr.i64 ss0
                v3 = iconst.i64 800
                v4 = call fn0(v2, v0, v3)  ; v3 = 800
                v5 = iconst.i64 7
                v6 = stack_addr.i64 ss1
                v7 = iconst.i64 800
                v8 = call fn1(v6, v2, v7)  ; v7 = 800
                v9 = iconst.i64 24
                v10 = iadd v6, v9  ; v9 = 24
                store v5, v10  ; v5 = 7
                v11 = iconst.i64 800
                v12 = call fn2(v1, v6, v11)  ; v11 = 800
                return
            }
            "]],
    );
}

#[test]
fn copies_by_size() {
    check(
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 23, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 65, i1 false)
  ret void
}",
        &expect![[r"
            function %f(i64, i64, i32) system_v {
                sig0 = (i64, i64, i64) -> i64 system_v
                sig1 = (i64, i32, i64) -> i64 system_v
                fn0 = @memmove sig0
                fn1 = @memset sig1
            block0(v0: i64, v1: i64, v2: i32):
                jump block1
            block1:
                v3 = load.i8x16 v1
                v4 = load.i32 v1+16
                v5 = load.i16 v1+20
                v6 = load.i8 v1+22
                store v3, v0
                store v4, v0+16
                store v5, v0+20
                store v6, v0+22
                v7 = uextend.i64 v2
                v8 = call fn0(v0, v1, v7)
                v9 = iconst.i8 1
                v10 = uextend.i32 v9  ; v9 = 1
                v11 = iconst.i64 65
                v12 = call fn1(v0, v10, v11)  ; v11 = 65
                return
            }
            "]],
    );
}

#[test]
fn atomics() {
    check(
        "define i32 @access(ptr %p) {
  %a = load atomic i32, ptr %p acquire, align 4
  store atomic i32 %a, ptr %p release, align 4
  fence seq_cst
  %v = load volatile i16, ptr %p, align 2
  %old = atomicrmw nand ptr %p, i32 %a monotonic
  ret i32 %old
}
define i1 @exchange(ptr %p, i64 %a, i64 %b) {
  %r = cmpxchg ptr %p, i64 %a, i64 %b acq_rel monotonic
  %ok = extractvalue { i64, i1 } %r, 1
  ret i1 %ok
}
define i128 @wide(ptr %p) {
  %a = load atomic i128, ptr %p seq_cst, align 16
  ret i128 %a
}
define float @loop(ptr %p, float %a) {
  %old = atomicrmw fadd ptr %p, float %a seq_cst
  ret float %old
}",
        &expect![[r"
            function %access(i64) -> i32 system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = atomic_load.i32 v0
                atomic_store v1, v0
                fence
                v2 = atomic_load.i16 v0
                v3 = atomic_rmw.i32 nand v0, v1
                return v3
            }
            function %exchange(i64, i64, i64) -> i8 system_v {
            block0(v0: i64, v1: i64, v2: i64):
                jump block1
            block1:
                v3 = atomic_cas.i64 v0, v1, v2
                v4 = icmp eq v3, v1
                return v4
            }
            function %wide(i64) -> i128 system_v {
            block0(v0: i64):
                jump block1
            block1:
                v1 = iconst.i64 0
                v2 = iconst.i64 0
                v3 = iconcat v1, v2  ; v1 = 0, v2 = 0
                v4 = atomic_cas v0, v3, v3
                return v4
            }
            function %loop(i64, f32) -> f32 system_v {
            block0(v0: i64, v1: f32):
                jump block1
            block1:
                v2 = atomic_load.i32 v0
                jump block2(v2)
            block2(v3: i32):
                v4 = bitcast.f32 little v3
                v5 = fadd v4, v1
                v6 = bitcast.i32 little v5
                v7 = atomic_cas v0, v3, v6
                v8 = icmp eq v7, v3
                brif v8, block3, block2(v7)
            block3:
                return v4
            }
            "]],
    );
}
