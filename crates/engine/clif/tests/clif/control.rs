//! Control flow: phis, `switch`, traps, loops, tail calls, and functions that return twice.

use crate::{Machine, X86_64, check, check_for};
use terrace_engine_clif::Opt;
use terrace_testing::expect;

#[test]
fn phis_are_block_parameters() {
    check(
        "define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %join
yes:
  %b = add i32 %a, 1
  br label %join
join:
  %x = phi i32 [ %a, %entry ], [ %b, %yes ]
  %y = phi i130 [ 0, %entry ], [ 1, %yes ]
  %t = trunc i130 %y to i32
  %r = add i32 %x, %t
  ret i32 %r
unreached:
  br label %unreached
}",
        &expect![[r"
            function %f(i8, i32) -> i32 system_v {
            block0(v0: i8, v1: i32):
                v2 = iconst.i8 1
                v3 = band v0, v2  ; v2 = 1
                jump block1
            block1:
                v8 = iconst.i64 0
                v9 = iconst.i64 0
                v10 = iconst.i64 0
                brif.i8 v3, block2, block3(v1, v8, v9, v10)  ; v8 = 0, v9 = 0, v10 = 0
            block2:
                v11 = iconst.i32 1
                v12 = iadd.i32 v1, v11  ; v11 = 1
                v13 = iconst.i64 1
                v14 = iconst.i64 0
                v15 = iconst.i64 0
                jump block3(v12, v13, v14, v15)  ; v13 = 1, v14 = 0, v15 = 0
            block3(v4: i32, v5: i64, v6: i64, v7: i64):
                v16 = iconst.i64 0
                v17 = ireduce.i32 v5
                v18 = iadd v4, v17
                return v18
            }
            "]],
    );
}

#[test]
fn phis_in_memory_have_slots() {
    check(
        "define i64 @f(i1 %c, [9 x [9 x i64]] %a, [9 x [9 x i64]] %b) {
entry:
  br i1 %c, label %yes, label %join
yes:
  br label %join
join:
  %x = phi [9 x [9 x i64]] [ %a, %entry ], [ %b, %yes ]
  %r = extractvalue [9 x [9 x i64]] %x, 1, 2
  ret i64 %r
}",
        &expect![[r"
            function %f(i8, i64, i64) -> i64 system_v {
                ss0 = explicit_slot 648, align = 16
                ss1 = explicit_slot 648, align = 16
                ss2 = explicit_slot 648, align = 16
                ss3 = explicit_slot 648, align = 16
                sig0 = (i64, i64, i64) -> i64 system_v
                sig1 = (i64, i64, i64) -> i64 system_v
                sig2 = (i64, i64, i64) -> i64 system_v
                sig3 = (i64, i64, i64) -> i64 system_v
                sig4 = (i64, i64, i64) -> i64 system_v
                fn0 = @memmove sig0
                fn1 = @memmove sig1
                fn2 = @memmove sig2
                fn3 = @memmove sig3
                fn4 = @memmove sig4
            block0(v0: i8, v1: i64, v2: i64):
                v3 = iconst.i8 1
                v4 = band v0, v3  ; v3 = 1
                v5 = stack_addr.i64 ss0
                v6 = iconst.i64 648
                v7 = call fn0(v5, v1, v6)  ; v6 = 648
                v8 = stack_addr.i64 ss1
                v9 = iconst.i64 648
                v10 = call fn1(v8, v2, v9)  ; v9 = 648
                v11 = stack_addr.i64 ss3
                jump block1
            block1:
                v12 = stack_addr.i64 ss2
                v13 = iconst.i64 648
                v14 = call fn2(v12, v5, v13)  ; v13 = 648
                brif.i8 v4, block2, block3
            block2:
                v15 = stack_addr.i64 ss2
                v16 = iconst.i64 648
                v17 = call fn3(v15, v8, v16)  ; v16 = 648
                jump block3
            block3:
                v18 = stack_addr.i64 ss2
                v19 = iconst.i64 648
                v20 = call fn4(v11, v18, v19)  ; v19 = 648
                v21 = iconst.i64 88
                v22 = iadd.i64 v11, v21  ; v21 = 88
                v23 = load.i64 v22
                return v23
            }
            "]],
    );
}

#[test]
fn switches() {
    check(
        "define i32 @f(i32 %a) {
entry:
  switch i32 %a, label %other [ i32 1, label %join
                                i32 -1, label %join
                                i32 5, label %dead ]
other:
  br label %join
dead:
  unreachable
join:
  %r = phi i32 [ 10, %entry ], [ 10, %entry ], [ 20, %other ]
  ret i32 %r
}
define i32 @wide(i128 %a) {
  switch i128 %a, label %no [ i128 1, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}",
        &expect![[r"
            function %f(i32) -> i32 system_v {
            block0(v0: i32):
                jump block1
            block1:
                v2 = iconst.i32 -1
                v3 = icmp.i32 eq v0, v2  ; v2 = -1
                brif v3, block5, block6
            block6:
                v4 = iconst.i32 5
                v5 = icmp.i32 eq v0, v4  ; v4 = 5
                brif v5, block4, block7
            block7:
                v6 = iconst.i32 1
                v7 = icmp.i32 eq v0, v6  ; v6 = 1
                brif v7, block5, block2
            block5:
                v8 = iconst.i32 10
                jump block3(v8)  ; v8 = 10
            block2:
                v9 = iconst.i32 20
                jump block3(v9)  ; v9 = 20
            block3(v1: i32):
                return v1
            block4:
                trap user1
            }
            function %wide(i128) -> i32 system_v {
            block0(v0: i128):
                jump block1
            block1:
                v1 = iconst.i64 1
                v2 = iconst.i64 0
                v3 = iconcat v1, v2  ; v1 = 1, v2 = 0
                v4 = icmp.i128 eq v0, v3
                brif v4, block3, block4
            block4:
                jump block2
            block2:
                v5 = iconst.i32 0
                return v5  ; v5 = 0
            block3:
                v6 = iconst.i32 1
                return v6  ; v6 = 1
            }
            "]],
    );
}

#[test]
fn traps() {
    check(
        "declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @llvm.trap()
  ret void
b:
  call void @llvm.ubsantrap(i8 3)
  unreachable
}",
        &expect![[r"
            function %f(i8) system_v {
            block0(v0: i8):
                v1 = iconst.i8 1
                v2 = band v0, v1  ; v1 = 1
                jump block1
            block1:
                brif.i8 v2, block2, block3
            block2 cold:
                v3 = iconst.i8 1
                trapnz v3, user2  ; v3 = 1
                trap user1
            block3 cold:
                v4 = iconst.i8 1
                trapnz v4, user3  ; v4 = 1
                trap user1
            }
            "]],
    );
}

const LOOP: &str = "declare void @use()
define float @f(i32 %n, float %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %x = phi float [ %a, %entry ], [ %y, %loop ]
  %y = fmul float %x, %a
  %next = sub i32 %i, 1
  %more = icmp ne i32 %next, 0
  br i1 %more, label %loop, label %end
end:
  call void @use()
  ret float %x
}";

#[test]
fn floats_that_leave_a_loop_before_a_call_are_renamed() {
    check(
        LOOP,
        &expect![[r"
            function %f(i32, f32) -> f32 system_v {
                ss0 = explicit_slot 4, align = 4
                sig0 = () system_v
                fn0 = @use sig0
            block0(v0: i32, v1: f32):
                jump block1
            block1:
                jump block2(v0, v1)
            block2(v2: i32, v3: f32):
                v4 = fmul v3, v1
                v5 = iconst.i32 1
                v6 = isub v2, v5  ; v5 = 1
                v7 = iconst.i32 0
                v8 = icmp ne v6, v7  ; v7 = 0
                brif v8, block2(v6, v4), block3
            block3:
                v9 = stack_addr.i64 ss0
                store.f32 little v3, v9
                v10 = load.i32 little v9
                v11 = bitcast.f32 little v10
                call fn0()
                return v11
            }
            "]],
    );
}

#[test]
fn floats_that_leave_a_loop_without_optimization() {
    let machine = Machine {
        opt: Opt::None,
        ..X86_64
    };
    check_for(
        &machine,
        LOOP,
        &expect![[r"
            function %f(i32, f32) -> f32 system_v {
                sig0 = () system_v
                fn0 = @use sig0
            block0(v0: i32, v1: f32):
                jump block1
            block1:
                jump block2(v0, v1)
            block2(v2: i32, v3: f32):
                v4 = fmul v3, v1
                v5 = iconst.i32 1
                v6 = isub v2, v5  ; v5 = 1
                v7 = iconst.i32 0
                v8 = icmp ne v6, v7  ; v7 = 0
                brif v8, block2(v6, v4), block3
            block3:
                call fn0()
                return v3
            }
            "]],
    );
}

#[test]
fn addresses_of_blocks_are_numbers() {
    check(
        "define i32 @f(i1 %c) {
entry:
  %to = select i1 %c, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
  indirectbr ptr %to, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}",
        &expect![[r"
            function %f(i8) -> i32 system_v {
            block0(v0: i8):
                v1 = iconst.i8 1
                v2 = band v0, v1  ; v1 = 1
                jump block1
            block1:
                v3 = iconst.i64 2
                v4 = iconst.i64 3
                v5 = select v2, v3, v4  ; v3 = 2, v4 = 3
                v6 = iconst.i64 1
                v7 = isub v5, v6  ; v6 = 1
                v8 = iconst.i64 3
                v9 = icmp ult v7, v8  ; v8 = 3
                trapz v9, user4
                v10 = ireduce.i32 v7
                br_table v10, block4, [block4, block2, block3]
            block4:
                trap user4
            block2:
                v11 = iconst.i32 1
                return v11  ; v11 = 1
            block3:
                v12 = iconst.i32 2
                return v12  ; v12 = 2
            }
            "]],
    );
}

#[test]
fn guaranteed_tail_calls() {
    check(
        "define i32 @f(i32 %a) {
  %b = add i32 %a, 1
  %r = musttail call i32 @f(i32 %b)
  ret i32 %r
}",
        &expect![[r"
            function %.Lfn1(i32) -> i32 tail {
                sig0 = (i32) -> i32 tail
                fn0 = colocated @.Lfn1 sig0
            block0(v0: i32):
                jump block1
            block1:
                v1 = iconst.i32 1
                v2 = iadd.i32 v0, v1  ; v1 = 1
                return_call fn0(v2)
            }
            function %f(i32) -> i32 system_v {
                sig0 = (i32) -> i32 tail
                fn0 = colocated @.Lfn1 sig0
            block0(v0: i32):
                v1 = call fn0(v0)
                return v1
            }
            "]],
    );
}

#[test]
fn values_are_in_memory_if_a_call_returns_twice() {
    check(
        "declare i32 @setjmp(ptr) returns_twice
declare void @use(i32)
define i32 @f(ptr %buffer, i32 %a) {
  %b = add i32 %a, 1
  %r = call i32 @setjmp(ptr %buffer)
  call void @use(i32 %b)
  ret i32 %r
}",
        &expect![[r"
            function %f(i64, i32) -> i32 system_v {
                ss0 = explicit_slot 4, align = 4
                sig0 = (i64) -> i32 system_v
                sig1 = (i32) system_v
                fn0 = @setjmp sig0
                fn1 = @use sig1
            block0(v0: i64, v1: i32):
                jump block1
            block1:
                v2 = iconst.i32 1
                v3 = iadd.i32 v1, v2  ; v2 = 1
                v5 = stack_addr.i64 ss0
                store little v3, v5
                v4 = call fn0(v0)
                v6 = stack_addr.i64 ss0
                v7 = load.i32 little v6
                call fn1(v7)
                return v4
            }
            "]],
    );
}
