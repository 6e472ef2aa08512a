//! The reader upgrades old forms.

use terrace_llvmir::*;
use terrace_llvmir_read::ReadOptions;

/// Reads a module and returns its text without the first lines and comments.
fn read(text: &str) -> String {
    let module = terrace_llvmir_read::read(text.as_bytes(), "test", ReadOptions::default())
        .unwrap_or_else(|error| panic!("{}", String::from_utf8_lossy(&error.render("test"))));
    let text = String::from_utf8(ModuleWriter::write(&module).unwrap()).unwrap();
    let lines = text.lines().filter(|line| {
        !line.is_empty() && !line.starts_with(';') && !line.starts_with("source_filename")
    });
    let mut text = String::new();
    for line in lines {
        text += line;
        text += "\n";
    }
    text
}

/// Returns the text of the only function, from after its header line to its end.
fn body(text: &str) -> String {
    let text = read(text);
    let start = text.find("{\n").unwrap() + 2;
    let end = start + text[start..].find("\n}").unwrap();
    text[start..end].to_owned()
}

#[test]
fn lifetimes_lose_their_size_and_are_about_allocas() {
    let text = "define void @f(ptr %p) {
  %a = alloca i64, align 8
  %first = getelementptr { i32, i32 }, ptr %a, i64 0, i32 0
  %second = getelementptr { i32, i32 }, ptr %a, i64 0, i32 1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a)
  tail call void @llvm.lifetime.start.p0(i64 8, ptr %first)
  call void @llvm.lifetime.start.p0(i64 8, ptr %second)
  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
";
    let expected = "  %a = alloca i64, align 8
  %first = getelementptr { i32, i32 }, ptr %a, i64 0, i32 0
  %second = getelementptr { i32, i32 }, ptr %a, i64 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  ret void";
    assert_eq!(body(text), expected);
}

#[test]
fn names_get_the_types_they_are_overloaded_on() {
    let text = "define void @f() {
  %s = call ptr @llvm.stacksave()
  call void @llvm.stackrestore(ptr %s)
  ret void
}
declare ptr @llvm.stacksave() cold
declare void @llvm.stackrestore(ptr)
";
    let expected = "define void @f() {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}
declare ptr @llvm.stacksave.p0() #0
declare void @llvm.stackrestore.p0(ptr) #0
attributes #0 = { nocallback nofree nosync nounwind willreturn }
";
    assert_eq!(read(text), expected);
}

#[test]
fn alignments_are_attributes() {
    let text = "define void @f(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %r = tail call <4 x i32> @llvm.masked.load.v4i32.p0(ptr nonnull %p, i32 8, <4 x i1> %m, <4 x i32> %v), !nontemporal !0
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull %p, ptr align 1 %p, i64 4, i32 4, i1 false)
  ret void
}
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
!0 = !{i32 1}
";
    let expected = "  %r = tail call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 8 %p, <4 x i1> %m, <4 x i32> %v), !nontemporal !0
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %p, ptr align 4 %p, i64 4, i1 false)
  ret void";
    assert_eq!(body(text), expected);
}

#[test]
fn debug_calls_are_records() {
    let text = "define void @f(i32 %x) !dbg !3 {
  %a = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %a, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i32 %x, i64 0, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i32 %x, i64 1, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 4), metadata !6, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !7
  call void @llvm.dbg.value(metadata i32 undef, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.label(metadata !8), !dbg !7
  ret void
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: \"x\", scope: !3, file: !1)
!7 = !DILocation(line: 1, scope: !3)
!8 = !DILabel(scope: !3, name: \"l\", file: !1, line: 3)
";
    let expected = "  %a = alloca i64, align 8
    #dbg_declare(ptr %a, !6, !DIExpression(), !7)
    #dbg_value(i32 %x, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %x, i32 4), !6, !DIExpression(DW_OP_LLVM_arg, 0), !7)
    #dbg_value(i32 undef, !6, !DIExpression(), !7)
    #dbg_label(!8, !7)
  ret void";
    assert_eq!(body(text), expected);
}

#[test]
fn scalar_tbaa_tags_are_struct_paths() {
    let text = "define void @f(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !0
  %b = load i32, ptr %p, align 4, !tbaa !1
  ret void
}
!0 = !{!\"int\", !2}
!1 = !{!\"int\", !2, i64 1}
!2 = !{!\"root\"}
";
    let text = read(text);
    let metadata = &text[text.find("!0 =").unwrap()..];
    let expected = "!0 = !{!1, !1, i64 0}
!1 = !{!\"int\", !2}
!2 = !{!\"root\"}
!3 = !{!1, !1, i64 0, i64 1}
";
    assert_eq!(metadata, expected);
}

#[test]
fn module_flags() {
    let text = "!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !\"PIC Level\", i32 2}
!1 = !{i32 1, !\"PIE Level\", i32 2}
!2 = !{i32 1, !\"Objective-C Image Info Version\", i32 0}
!3 = !{i32 4, !\"Objective-C Garbage Collection\", i32 83953409}
";
    let expected = "!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{i32 8, !\"PIC Level\", i32 2}
!1 = !{i32 7, !\"PIE Level\", i32 2}
!2 = !{i32 1, !\"Objective-C Image Info Version\", i32 0}
!3 = !{i32 1, !\"Objective-C Garbage Collection\", i8 1}
!4 = !{i32 4, !\"Objective-C Class Properties\", i32 0}
!5 = !{i32 1, !\"Swift ABI Version\", i32 7}
!6 = !{i32 1, !\"Swift Major Version\", i8 5}
!7 = !{i32 1, !\"Swift Minor Version\", i8 1}
";
    assert_eq!(read(text), expected);
}

#[test]
fn annotations_of_kernels_are_attributes() {
    let text = "define void @k(i32 %x, ptr %p) {
  ret void
}
@s = global i64 0
!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @k, !\"kernel\", i32 1}
!1 = !{ptr @k, !\"maxntidx\", i32 10, !\"maxntidz\", i32 2}
!2 = !{ptr @s, !\"surface\", i32 1}
!3 = !{ptr @k, !\"align\", i32 65552}
";
    let expected = "@s = global i64 0
define ptx_kernel void @k(i32 alignstack(16) %x, ptr %p) #0 {
  ret void
}
attributes #0 = { \"nvvm.maxntid\"=\"10,1,2\" }
!nvvm.annotations = !{!0}
!0 = !{ptr @s, !\"surface\", i32 1}
";
    assert_eq!(read(text), expected);
}

#[test]
fn instructions_in_place_of_intrinsics_of_x86() {
    let text = "define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, i8 %m) {
  %c = call <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> %a, i8 %m)
  %d = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %c, i8 27)
  ret <4 x i32> %d
}
declare <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)
";
    let expected = "  %1 = add <4 x i32> %a, %b
  %2 = bitcast i8 %m to <8 x i1>
  %extract = shufflevector <8 x i1> %2, <8 x i1> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = select <4 x i1> %extract, <4 x i32> %1, <4 x i32> %a
  %4 = shufflevector <4 x i32> %3, <4 x i32> %3, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %4";
    assert_eq!(body(text), expected);
}

#[test]
fn undeclared_intrinsics_are_declared_as_they_are_called() {
    let text = "define void @f(i32 %x, i64 %y) {
  %a = call i32 @llvm.ctpop(i32 %x)
  %b = call i64 @llvm.ctpop.i64(i64 %y)
  %c = call i64 @llvm.ctpop(i64 %y)
  ret void
}
";
    let text = read(text);
    assert!(text.contains("%a = call i32 @llvm.ctpop.i32(i32 %x)"));
    assert!(text.contains("%c = call i64 @llvm.ctpop.i64(i64 %y)"));
    assert_eq!(text.matches("\ndeclare ").count(), 2);
}

#[test]
fn undeclared_functions_that_are_no_intrinsics() {
    for (call, message) in [
        ("call void @llvm.foo(i32 1)", "unknown intrinsic 'llvm.foo'"),
        (
            "%a = call i32 @llvm.ctpop(i64 1)",
            "invalid intrinsic signature",
        ),
        (
            "store ptr @llvm.ctpop.i32, ptr null",
            "intrinsic can only be used as callee",
        ),
    ] {
        let text = format!("define void @f() {{\n  {call}\n  ret void\n}}\n");
        let error =
            terrace_llvmir_read::read(text.as_bytes(), "test", ReadOptions::default()).unwrap_err();
        assert_eq!(error.message, message);
    }
}

#[test]
fn structs_with_names_are_made_of_those_that_intrinsics_return() {
    let text = "%s = type { i64, i1 }
define %s @f(i64 %a) {
  %r = tail call %s @llvm.uadd.with.overflow.i64(i64 zeroext %a, i64 %a) #0
  ret %s %r
}
declare %s @llvm.uadd.with.overflow.i64(i64, i64)
attributes #0 = { nounwind }
";
    let expected = "  %1 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 zeroext %a, i64 %a) #1
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = insertvalue %s poison, i64 %2, 0
  %4 = extractvalue { i64, i1 } %1, 1
  %5 = insertvalue %s %3, i1 %4, 1
  ret %s %5";
    assert_eq!(body(text), expected);
}

#[test]
fn packed_structs_are_made_of_those_that_intrinsics_return() {
    let text = "define i32 @f(i32 %a) {
  %r = call <{ i32, i1 }> @llvm.sadd.with.overflow.i32(i32 %a, i32 %a)
  %v = extractvalue <{ i32, i1 }> %r, 0
  ret i32 %v
}
declare <{ i32, i1 }> @llvm.sadd.with.overflow.i32(i32, i32)
";
    let expected = "  %1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %a)
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = insertvalue <{ i32, i1 }> poison, i32 %2, 0
  %4 = extractvalue { i32, i1 } %1, 1
  %5 = insertvalue <{ i32, i1 }> %3, i1 %4, 1
  %v = extractvalue <{ i32, i1 }> %5, 0
  ret i32 %v";
    assert_eq!(body(text), expected);
}

#[test]
fn bytes_of_brain_floats_are_cast() {
    let text = "define <4 x float> @f(<4 x float> %r, <16 x i8> %a) {
  %x = tail call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float> %r, <16 x i8> %a, <16 x i8> poison)
  %y = call <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float> %x, <16 x i8> zeroinitializer, <16 x i8> %a)
  ret <4 x float> %y
}
declare <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
declare <4 x float> @llvm.arm.neon.bfmmla.v4f32.v16i8(<4 x float>, <16 x i8>, <16 x i8>)
";
    let expected = "  %1 = bitcast <16 x i8> %a to <8 x bfloat>
  %x = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %r, <8 x bfloat> %1, <8 x bfloat> poison)
  %2 = bitcast <16 x i8> %a to <8 x bfloat>
  %y = call <4 x float> @llvm.arm.neon.bfmmla(<4 x float> %x, <8 x bfloat> zeroinitializer, <8 x bfloat> %2)
  ret <4 x float> %y";
    assert_eq!(body(text), expected);
}

#[test]
fn dot_products_take_the_elements_they_multiply() {
    let text = "define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %x = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> zeroinitializer)
  %y = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %x, <4 x i32> %b, <4 x i32> poison)
  ret <4 x i32> %y
}
declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
";
    let expected = "  %1 = bitcast <4 x i32> %b to <8 x i16>
  %x = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a, <8 x i16> %1, <8 x i16> zeroinitializer)
  %2 = bitcast <4 x i32> %b to <16 x i8>
  %y = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %x, <16 x i8> %2, <16 x i8> poison)
  ret <4 x i32> %y";
    assert_eq!(body(text), expected);
}

#[test]
fn gathers_and_scatters_without_alignment_have_that_of_an_element() {
    let text = "define void @f(<2 x ptr> %p, <2 x i1> %m, <2 x i16> %v) {
  %r = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> %p, i32 0, <2 x i1> %m, <2 x float> poison)
  call void @llvm.masked.scatter.v2i16.v2p0(<2 x i16> %v, <2 x ptr> %p, i32 0, <2 x i1> %m)
  ret void
}
declare <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x float>)
declare void @llvm.masked.scatter.v2i16.v2p0(<2 x i16>, <2 x ptr>, i32, <2 x i1>)
";
    let expected = "  %r = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> align 4 %p, <2 x i1> %m, <2 x float> poison)
  call void @llvm.masked.scatter.v2i16.v2p0(<2 x i16> %v, <2 x ptr> align 2 %p, <2 x i1> %m)
  ret void";
    assert_eq!(body(text), expected);
}

#[test]
fn the_thread_pointer_is_asked_for_anew() {
    let text = "define ptr @f() {
  %p = tail call ptr @llvm.thread.pointer()
  ret ptr %p
}
declare ptr @llvm.thread.pointer()
";
    assert_eq!(
        body(text),
        "  %p = call ptr @llvm.thread.pointer.p0()\n  ret ptr %p"
    );
}

#[test]
fn predicates_of_two_lanes_were_of_four() {
    let text = "define <2 x i64> @f(i32 %n, <2 x i64> %v) {
  %m = tail call <4 x i1> @llvm.arm.mve.vctp64(i32 %n)
  %r = call <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %v, i32 8, <4 x i1> %m)
  call void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64> %v, i32 8, <2 x i64> %r, <4 x i1> %m)
  ret <2 x i64> %r
}
declare <4 x i1> @llvm.arm.mve.vctp64(i32)
declare <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <4 x i1>)
declare void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1(<2 x i64>, i32, <2 x i64>, <4 x i1>)
";
    let expected = "  %m1 = call <2 x i1> @llvm.arm.mve.vctp64(i32 %n)
  %1 = call i32 @llvm.arm.mve.pred.v2i.v2i1(<2 x i1> %m1)
  %2 = call <4 x i1> @llvm.arm.mve.pred.i2v.v4i1(i32 %1)
  %3 = call i32 @llvm.arm.mve.pred.v2i.v4i1(<4 x i1> %2)
  %4 = call <2 x i1> @llvm.arm.mve.pred.i2v.v2i1(i32 %3)
  %r2 = call <2 x i64> @llvm.arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v2i1(<2 x i64> %v, i32 8, <2 x i1> %4)
  %5 = call i32 @llvm.arm.mve.pred.v2i.v4i1(<4 x i1> %2)
  %6 = call <2 x i1> @llvm.arm.mve.pred.i2v.v2i1(i32 %5)
  call void @llvm.arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v2i1(<2 x i64> %v, i32 8, <2 x i64> %r2, <2 x i1> %6)
  ret <2 x i64> %r2";
    assert_eq!(body(text), expected);
}

#[test]
fn intrinsics_that_have_the_names_of_each_other_swap_them() {
    let text = "%s = type { i8 }
%t = type { i16 }
define void @f(%s %a, %t %b) {
  %x = call %t @llvm.ssa.copy.s_ss(%t %b)
  %y = call %s @llvm.ssa.copy.s_ts(%s %a)
  ret void
}
declare %t @llvm.ssa.copy.s_ss(%t)
declare %s @llvm.ssa.copy.s_ts(%s)
";
    let expected = "%s = type { i8 }
%t = type { i16 }
define void @f(%s %a, %t %b) {
  %x = call %t @llvm.ssa.copy.s_ts(%t %b)
  %y = call %s @llvm.ssa.copy.s_ss(%s %a)
  ret void
}
declare %t @llvm.ssa.copy.s_ts(%t returned) #0
declare %s @llvm.ssa.copy.s_ss(%s returned) #0
attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
";
    assert_eq!(read(text), expected);
}

/// Returns true if a module is valid after reading.
fn is_valid(text: &str) -> bool {
    let mut module = terrace_llvmir_read::read(text.as_bytes(), "test", ReadOptions::default())
        .unwrap_or_else(|error| panic!("{}", String::from_utf8_lossy(&error.render("test"))));
    module.admit("test").is_ok()
}

#[test]
fn old_intrinsics_have_their_types() {
    let call = |result: &str, name: &str, args: &str, params: &str| {
        format!(
            "define {result} @f(i32 %n, ptr %p) {{\n  %v = call {result} @{name}({args})\n  ret {result} %v\n}}\ndeclare {result} @{name}({params})\n"
        )
    };
    let max = |other: &str| {
        let args = format!("<4 x i32> poison, {other} poison");
        call(
            "<4 x i32>",
            "llvm.x86.sse41.pmaxsd",
            &args,
            &format!("<4 x i32>, {other}"),
        )
    };
    assert!(is_valid(&max("<4 x i32>")));
    assert!(!is_valid(&max("<8 x i16>")));
    let vector = "<2 x i64>";
    let three = format!("{vector} poison, {vector} poison, {vector} poison");
    let params = format!("{vector}, {vector}, {vector}");
    let name = "llvm.x86.avx512.mask.packssdw.512";
    assert!(!is_valid(&call(vector, name, &three, &params)));
    let load = |align: &str| {
        let args = format!("ptr %p, {align}, <2 x i1> poison, {vector} poison");
        let params = format!("ptr, i32, <2 x i1>, {vector}");
        call(vector, "llvm.masked.load.v2i64.p0", &args, &params)
    };
    assert!(is_valid(&load("i32 8")));
    assert!(!is_valid(&load("i32 0")));
    assert!(!is_valid(&load("i32 %n")));
    // A name that is not an intrinsic, and was never upgraded.
    assert!(is_valid(&call("i32", "llvm.dbg.begin", "i32 %n", "i32")));
}
