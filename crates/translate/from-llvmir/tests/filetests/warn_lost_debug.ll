; terrace translate --import-llvm --warn-lost
; Fields of debug information that the dialect lacks, of the nodes that are imported.
define void @f(ptr %p) !dbg !5 {
  #dbg_value(ptr %p, !9, !DIExpression(), !11)
  #dbg_value(!DIArgList(ptr %p), !9, !DIExpression(DW_OP_LLVM_arg, 0), !11)
  ret void, !dbg !12
}
@g = global i32 0, !dbg !14
!llvm.dbg.cu = !{!0, !13}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 2, emissionKind: FullDebug, globals: !{!14}, dwoId: 5)
!1 = !DIFile(filename: "one.cpp", directory: "/d", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(flags: DIFlagLValueReference, types: !4)
!4 = !{null, !6}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !{!17}, keyInstructions: true)
!6 = !DICompositeType(tag: DW_TAG_class_type, name: "s", file: !1, line: 1, size: 32, elements: !7, identifier: "x", runtimeLang: DW_LANG_C)
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !6, file: !1, line: 2, baseType: !10, size: 32, flags: DIFlagPrivate, extraData: i32 5)
!9 = !DILocalVariable(name: "p", arg: 1, scope: !5, file: !1, line: 1, type: !6, annotations: !{!18})
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed, num_extra_inhabitants: 3)
!11 = !DILocation(line: 2, column: 3, scope: !5, isImplicitCode: true)
!12 = !DILocation(line: 2, column: 3, scope: !5, atomGroup: 1, atomRank: 1)
!13 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !0, file: !1, line: 1, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, baseType: !10, elements: !{!19})
!17 = !DITemplateTypeParameter(name: "T", type: !10)
!18 = !{!"a", !"b"}
!19 = !DIEnumerator(name: "x", value: 1)
