//! Global variables: bytes, relocations, values that are computed at the start, and thread-local variables.

use crate::{Machine, X86_64, check, check_for};
use terrace_testing::expect;

#[test]
fn bytes() {
    check(
        "@i = global i24 -2
@s = constant { i8, i32, [3 x i16] } { i8 1, i32 2, [3 x i16] [i16 3, i16 4, i16 5] }
@z = internal global [1000 x i64] zeroinitializer, align 64
@v = global <4 x i4> <i4 1, i4 2, i4 3, i4 4>
@d = global double 1.0, section \".own\"
@w = global i130 -1
@e = external global i32",
        &expect![[r"
            export data @i align 4:
                fe ff ff 00
            export constant @s align 16:
                01 00 00 00 02 00 00 00 03 00 04 00 05 00 00 00
            local data @z align 64: 8000 zeros
            export data @v align 2:
                21 43
            export data @d align 8 section .own:
                00 00 00 00 00 00 f0 3f
            export data @w align 16:
                ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
                03 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            "]],
    );
}

#[test]
fn addresses() {
    check(
        "@table = constant [3 x ptr] [ptr @f, ptr getelementptr ([4 x i32], ptr @array, i64 0, i64 3), ptr @alias]
@array = internal global [4 x i32] zeroinitializer
@alias = alias i32, getelementptr (i8, ptr @array, i64 4)
@number = global i64 ptrtoint (ptr @array to i64)
@late = constant { i8, i32 } { i8 1, i32 trunc (i64 ptrtoint (ptr @array to i64) to i32) }
declare void @f()",
        &expect![[r"
            export constant @table align 16:
                00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                00 00 00 00 00 00 00 00
                0: Abs8 @f +0
                8: Abs8 @array +12
                16: Abs8 @array +4
            local data @array align 16: 16 zeros
            export data @number align 8:
                00 00 00 00 00 00 00 00
                0: Abs8 @array +0
            export data @late align 8:
                01 00 00 00 00 00 00 00
            function %start() system_v {
                gv0 = symbol colocated @array
                gv1 = symbol colocated @late
            block0:
                v0 = symbol_value.i64 gv0
                v1 = ireduce.i32 v0
                v2 = symbol_value.i64 gv1
                v3 = iconst.i64 4
                v4 = iadd v2, v3  ; v3 = 4
                store v1, v4
                return
            }
            "]],
    );
}

#[test]
fn resolvers_run_at_the_start() {
    check(
        "@chosen = ifunc i32 (), ptr @resolve
declare ptr @resolve()
define i32 @f() {
  %r = call i32 @chosen()
  ret i32 %r
}",
        &expect![[r"
            local data @.Ldata0 align 8: 8 zeros
            function %f() -> i32 system_v {
                gv0 = symbol colocated @.Ldata0
                sig0 = () -> i32 system_v
            block0:
                jump block1
            block1:
                v0 = symbol_value.i64 gv0
                v1 = load.i64 v0
                v2 = call_indirect sig0, v1()
                return v2
            }
            function %start() system_v {
                gv0 = symbol colocated @.Ldata0
                sig0 = () system_v
                sig1 = () -> i64 system_v
                fn0 = @resolve sig0
            block0:
                v0 = func_addr.i64 fn0
                v1 = call_indirect sig1, v0()
                v2 = symbol_value.i64 gv0
                store v1, v2
                return
            }
            "]],
    );
}

const REFERENCES: &str = "@own = internal global i32 1
@visible = global i32 2
@t = thread_local global i32 3
declare extern_weak void @weak()
define internal i32 @local() {
  ret i32 0
}
define i32 @f() {
  %a = load i32, ptr @own
  %b = load i32, ptr @visible
  %c = load i32, ptr @t
  %x = icmp eq ptr @weak, null
  %d = call i32 @local()
  %s = add i32 %a, %b
  ret i32 %s
}";

#[test]
fn references() {
    check(
        REFERENCES,
        &expect![[r"
            local data @own align 4:
                01 00 00 00
            export data @visible align 4:
                02 00 00 00
            local data @.Ldata3 align 4:
                03 00 00 00
            local data @.Ldata2 align 8:
                00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
                04 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00
                00 00 00 00 00 00 00 00
                0: Abs8 @.Ldata3 +0
            function %local() -> i32 system_v {
            block0:
                jump block1
            block1:
                v0 = iconst.i32 0
                return v0  ; v0 = 0
            }
            function %f() -> i32 system_v {
                gv0 = symbol colocated @own
                gv1 = symbol colocated @visible
                gv2 = symbol colocated @.Ldata2
                sig0 = (i64) -> i64 system_v
                sig1 = () system_v
                sig2 = () -> i32 system_v
                fn0 = @terrace_rt_thread_local sig0
                fn1 = @weak sig1
                fn2 = colocated @local sig2
            block0:
                jump block1
            block1:
                v0 = symbol_value.i64 gv0
                v1 = load.i32 v0
                v2 = symbol_value.i64 gv1
                v3 = load.i32 v2
                v4 = symbol_value.i64 gv2
                v5 = call fn0(v4)
                v6 = load.i32 v5
                v7 = func_addr.i64 fn1
                v8 = iconst.i64 0
                v9 = icmp eq v7, v8  ; v8 = 0
                v10 = call fn2()
                v11 = iadd v1, v3
                return v11
            }
            "]],
    );
}

#[test]
fn references_of_position_independent_code() {
    let machine = Machine {
        settings: &[("is_pic", "true"), ("tls_model", "elf_gd")],
        ..X86_64
    };
    check_for(
        &machine,
        REFERENCES,
        &expect![[r"
            local data @own align 4:
                01 00 00 00
            export data @visible align 4:
                02 00 00 00
            export data tls @t align 4:
                03 00 00 00
            function %local() -> i32 system_v {
            block0:
                jump block1
            block1:
                v0 = iconst.i32 0
                return v0  ; v0 = 0
            }
            function %f() -> i32 system_v {
                gv0 = symbol colocated @own
                gv1 = symbol @visible
                gv2 = symbol tls @t
                sig0 = () system_v
                sig1 = () -> i32 system_v
                fn0 = @weak sig0
                fn1 = colocated @local sig1
            block0:
                jump block1
            block1:
                v0 = symbol_value.i64 gv0
                v1 = load.i32 v0
                v2 = symbol_value.i64 gv1
                v3 = load.i32 v2
                v4 = tls_value.i64 gv2
                v5 = load.i32 v4
                v6 = func_addr.i64 fn0
                v7 = iconst.i64 0
                v8 = icmp eq v6, v7  ; v7 = 0
                v9 = call fn1()
                v10 = iadd v1, v3
                return v10
            }
            "]],
    );
}
