source_filename = "own.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm ".globl x"

%pair = type { i32, %list }
%list = type { ptr, [2 x i64] }
%opaque = type opaque

$group = comdat any
$f = comdat largest

@a = global i32 7, align 4
@b = internal unnamed_addr constant [4 x i8] c"abc\00", section "s", comdat($group), align 16
@c = external thread_local(initialexec) global %pair
@d = hidden local_unnamed_addr global %pair { i32 1, %list { ptr @a, [2 x i64] [i64 1, i64 -2] } }, partition "part"
@e = global [3 x float] [float 1.0, float 2.0, float 0x7FF8000000000000]
@g = global i200 123456789012345678901234567890123456789012345678901234567890
@h = global { x86_fp80, fp128, ppc_fp128, half, bfloat, double } { x86_fp80 0xK4000C000000000000000, fp128 0xL00000000000000014000000000000000, ppc_fp128 0xM400C0000000000000000000000000001, half 0xH3C00, bfloat 0xR3F80, double 0.1 }
@i = global ptr getelementptr inbounds nuw (%pair, ptr @d, i64 0, i32 1, i32 1, i64 1)
@j = global ptr getelementptr inrange(-4, 12) (i8, ptr @b, i64 1)
@k = global [2 x ptr] [ptr blockaddress(@f, %loop), ptr dso_local_equivalent @ext]
@l = global ptr no_cfi @ext
@m = global ptr ptrauth (ptr @a, i32 2, i64 1234)
@n = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @d to i64))
@o = global <4 x i32> <i32 1, i32 undef, i32 poison, i32 4>
@p = global <2 x i64> splat (i64 -3), no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@q = external dllimport global %opaque, code_model "large"
@0 = private global i8 0
@1 = addrspace(3) externally_initialized global ptr addrspace(1) null, !type !30
@alias = weak_odr alias i32, ptr @a
@second = alias i8, getelementptr (i8, ptr @b, i64 2)
@ifunc = ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr @ext
}

declare void @ext() #0

declare i32 @personality(...)

declare i32 @variadic(ptr noundef captures(none), ...) #1

declare void @llvm.write_register.i32(metadata, i32)

define dso_local i32 @f(i32 noundef signext %x, ptr byval(%pair) align 8 %p, float %y) #2 comdat gc "shadow-stack" prefix i32 3 prologue i8 9 personality ptr @personality !dbg !10 {
entry:
  %slot = alloca i32, i64 4, align 16
  %in = alloca inalloca i8, align 1
    #dbg_declare(ptr %slot, !14, !DIExpression(DW_OP_deref), !15)
    #dbg_value(!DIArgList(i32 %x, i32 4), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !15)
  br label %loop, !dbg !15

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi nnan contract float [ %y, %entry ], [ %more, %loop ]
    #dbg_value(i32 %i, !14, !DIExpression(), !15)
    #dbg_label(!16, !15)
  %next = add nuw nsw i32 %i, 1, !dbg !17
  %more = fadd fast float %sum, 2.0, !dbg !17
  %done = icmp samesign ult i32 %next, %x
  br i1 %done, label %loop, label %out, !llvm.loop !31, !prof !32

out:                                              ; preds = %loop
  %or = or disjoint i32 %x, 3
  %exact = lshr exact i32 %or, 1
  %trunc = trunc nuw i32 %exact to i8
  %zext = zext nneg i8 %trunc to i64
  %neg = fneg nsz float %more
  %cmp = fcmp ninf olt float %neg, 0.0
  %select = select i1 %cmp, i32 %or, i32 undef
  %frozen = freeze i32 %select
  %gep = getelementptr nusw nuw %pair, ptr %p, i64 %zext, i32 1
  %load = load volatile i32, ptr %gep, align 1, !tbaa !33, !range !35
  store i32 %load, ptr %slot, align 4
  %atomic = load atomic i32, ptr @a syncscope("agent") acquire, align 4
  store atomic i32 %atomic, ptr @a release, align 4
  fence syncscope("singlethread") seq_cst
  %swap = cmpxchg weak volatile ptr @a, i32 0, i32 1 acq_rel monotonic, align 8
  %old = extractvalue { i32, i1 } %swap, 0
  %rmw = atomicrmw usub_sat ptr @a, i32 %old seq_cst, align 4
  %agg = insertvalue [2 x { i32, i8 }] poison, i8 %trunc, 1, 1
  %vec = insertelement <4 x i32> zeroinitializer, i32 %rmw, i64 2
  %shuffle = shufflevector <4 x i32> %vec, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <2 x i32> <i32 5, i32 poison>
  %lane = extractelement <2 x i32> %shuffle, i32 0
  %list = va_arg ptr %p, i64
  %call = call i32 (ptr, ...) @variadic(ptr nonnull @b, i32 inreg %lane, double 1.0) #3 [ "deopt"(i32 1, ptr %p), "tag"() ], !dbg !15
  %asm = tail call i32 asm sideeffect alignstack "nop $0", "=r,r,~{memory}"(i32 %call)
  call void @llvm.write_register.i32(metadata !{!"text"}, i32 %asm)
  %conv = notail call i32 @f(i32 signext %asm, ptr byval(%pair) align 8 %p, float %neg), !dbg !17
  switch i32 %conv, label %last [
    i32 -1, label %try
    i32 5, label %far
  ]

try:                                              ; preds = %out
  invoke void @ext()
          to label %last unwind label %pad

pad:                                              ; preds = %try
  %landing = landingpad { ptr, i32 }
          cleanup
          catch ptr @a
          filter [1 x ptr] [ptr @b]
  resume { ptr, i32 } %landing

far:                                              ; preds = %out
  indirectbr ptr blockaddress(@f, %last), [label %last, label %loop2]

loop2:                                            ; preds = %loop2, %far
  callbr void asm "", "r,!i"(i32 %x)
          to label %loop2 [label %last]

last:                                             ; preds = %loop2, %far, %try, %out
  ret i32 %load
}

define void @windows() personality ptr @personality {
  invoke void @ext()
          to label %3 unwind label %1

1:                                                ; preds = %0
  %2 = catchswitch within none [label %catch] unwind label %cleanup

catch:                                            ; preds = %1
  %pad = catchpad within %2 [ptr null, i32 64, ptr null]
  catchret from %pad to label %3

cleanup:                                          ; preds = %1
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller

3:                                                ; preds = %catch, %0
  ret void
}

attributes #0 = { nounwind memory(argmem: read, errnomem: write) "key"="value" }
attributes #1 = { nofree }
attributes #2 = { uwtable(sync) vscale_range(1,16) "frame-pointer"="all" }
attributes #3 = { cold }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!own = !{!20, !21, !22, !23, !24, !25}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "own", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, dwoId: 7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "own.c", directory: "/", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef", source: "int x;")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !3, line: 1, baseType: !6, size: 32, elements: !7, identifier: "unique")
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed, num_extra_inhabitants: 3)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "A", value: -5)
!9 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!10 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !3, file: !3, line: 3, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !13)
!11 = !DISubroutineType(cc: DW_CC_normal, types: !12)
!12 = !{!6, null}
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "i", scope: !10, file: !3, line: 5, type: !6, align: 32)
!15 = !DILocation(line: 5, column: 3, scope: !10)
!16 = !DILabel(scope: !10, name: "again", file: !3, line: 6, column: 2)
!17 = !DILocation(line: 7, column: 9, scope: !18, inlinedAt: !15)
!18 = distinct !DILexicalBlock(scope: !10, file: !3, line: 7, column: 1)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !5, file: !3, line: 8, baseType: !6, size: 32, align: 32, offset: 64, flags: DIFlagPublic | DIFlagBitField, extraData: i64 4)
!21 = !DISubrange(count: !14, lowerBound: 1)
!22 = !DISubrangeType(name: "range", file: !3, line: 9, size: 8, baseType: !6, lowerBound: i64 1, upperBound: i64 9)
!23 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!24 = !DITemplateValueParameter(name: "v", type: !6, defaulted: true, value: i32 3)
!25 = distinct !{!25, !26, i1 true}
!26 = !GenericDINode(tag: DW_TAG_member, header: "h", operands: {!25, null})
!30 = !{i64 0, !"type"}
!31 = distinct !{!31, !34}
!32 = !{!"branch_weights", i32 1, i32 9}
!33 = !{!36, !36, i64 0}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{i32 0, i32 7}
!36 = !{!"int", !37, i64 0}
!37 = !{!"root"}
