//! Unsupported code: all of it is reported at once, before anything runs.

use crate::{AARCH64, Machine, X86_64, check_unsupported, check_unsupported_for};
use terrace_testing::expect;

#[test]
fn all_reasons_with_source_locations() {
    check_unsupported(
        "@p = global ptr ptrauth (ptr @f, i32 0)
declare void @throws()
declare i32 @handler(...)
define ppc_fp128 @f(ppc_fp128 %a) {
  ret ppc_fp128 %a
}
define i32 @g() personality ptr @handler !dbg !4 {
  invoke void @throws() to label %ok unwind label %bad, !dbg !6
ok:
  %big = load atomic i256, ptr null seq_cst, align 32
  %used = add i256 %big, 1
  %a = call i32 asm \"frobnicate $0\", \"=r\"()
  ret i32 %a
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 4, column: 7, scope: !4)",
        &expect![[r#"
            the initial value has a signed pointer (ptrauth) (in @p)
            uses values of type ppc_fp128 (in @f)
            a.c:4:7: has invoke of a function that may throw (in @g: invoke void @throws()
                      to label %ok unwind label %bad, !dbg !6)
            has an atomic load of 32 bytes (in @g: %big = load atomic i256, ptr null seq_cst, align 32)
            uses inline assembly (in @g: %a = call i32 asm "frobnicate $0", "=r"())
            "#]],
    );
}

#[test]
fn modules() {
    check_unsupported(
        "target datalayout = \"E-p:32:32\"
module asm \"nop\"",
        &expect![[r"
            the module has module-level assembly
            the data layout is that of a big-endian target
            the data layout has pointers of other than 64 bits
            "]],
    );
}

#[test]
fn types_and_sizes() {
    check_unsupported(
        "define void @width(i20000 %a) {
  ret void
}
define void @frame() {
  %a = alloca [2000000000 x i8]
  ret void
}
define void @copied(ptr byval([100000000 x i8]) %a) {
  ret void
}
define void @inalloca(ptr inalloca(i32) %a) {
  ret void
}",
        &expect![[r"
            uses values of type i20000 (in @width)
            needs 1 GiB of stack or more (in @frame: %a = alloca [2000000000 x i8], align 1)
            passes more than 64 MiB by value (in @copied)
            has an argument that is inalloca (in @inalloca)
            "]],
    );
}

#[test]
fn calls() {
    check_unsupported(
        "declare void @outside(<8 x float>)
declare i32 @elsewhere(i32)
declare void @llvm.eh.return.i64(i64, ptr)
declare void @llvm.coro.resume(ptr)
define void @vector(<8 x float> %a) {
  call void @outside(<8 x float> %a)
  ret void
}
define i32 @tail(i32 %a) {
  %r = musttail call i32 @elsewhere(i32 %a)
  ret i32 %r
}
define void @intrinsics(ptr %p) {
  call void @llvm.coro.resume(ptr %p)
  call void @llvm.eh.return.i64(i64 0, ptr %p)
  ret void
}",
        &expect![[r"
            passes a vector that does not fit into 128 bits to a function outside the module (in @vector: call void @outside(<8 x float> %a))
            needs a guaranteed tail call (musttail) of a function that the module does not define (in @tail: %r = musttail call i32 @elsewhere(i32 %a))
            calls llvm.coro.resume (in @intrinsics: call void @llvm.coro.resume(ptr %p))
            calls llvm.eh.return.i64 (in @intrinsics: call void @llvm.eh.return.i64(i64 0, ptr %p))
            "]],
    );
}

#[test]
fn vectors_at_the_border_of_an_object() {
    let machine = Machine {
        settings: &[("is_pic", "true")],
        ..X86_64
    };
    check_unsupported_for(
        &machine,
        "define <8 x float> @visible(<8 x float> %a) {
  ret <8 x float> %a
}
define internal <8 x float> @hidden(<8 x float> %a) {
  ret <8 x float> %a
}",
        &expect![[r"
            takes or returns a vector that does not fit into 128 bits, and functions outside the module may call it (in @visible)
            "]],
    );
}

const WIDE: &str = "define i128 @f(ptr %p) {
  %a = load atomic i128, ptr %p seq_cst, align 16
  ret i128 %a
}";

#[test]
fn instructions_that_the_processor_does_not_have() {
    let machine = Machine { cpu: "", ..X86_64 };
    check_unsupported_for(
        &machine,
        WIDE,
        &expect![[r"
        has an atomic access of 128 bits (in @f: %a = load atomic i128, ptr %p seq_cst, align 16)
        "]],
    );
    check_unsupported_for(
        &AARCH64,
        WIDE,
        &expect![[r"
        has an atomic access of 128 bits (in @f: %a = load atomic i128, ptr %p seq_cst, align 16)
        "]],
    );
}
