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
// ==== stdout ====
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"one.cpp" in "/d">
#di_null_type = #llvm.di_null_type
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #di_file, isOptimized = false, emissionKind = Full>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "e", file = #di_file, baseType = #di_basic_type>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #di_basic_type, sizeInBits = 32>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "s", file = #di_file, line = 1, sizeInBits = 32, elements = #di_derived_type>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 1, type = #di_composite_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 1, arg = 1, type = #di_composite_type1>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : !llvm.ptr
    llvm.return
  }
}
// ==== stderr ====
<stdin>:0:0: warning: not imported: debug records of several values (once)
<stdin>:0:0: warning: not imported: debug information: flags of DISubprogram (once)
<stdin>:0:0: warning: not imported: debug information: templateParams of DISubprogram (once)
<stdin>:0:0: warning: not imported: debug information: keyInstructions of DISubprogram (once)
<stdin>:0:0: warning: not imported: debug information: annotations of DILocalVariable (once)
<stdin>:0:0: warning: not imported: debug information: isImplicitCode of DILocation (once)
<stdin>:0:0: warning: not imported: debug information: atomGroup of DILocation (once)
<stdin>:0:0: warning: not imported: debug information: atomRank of DILocation (once)
<stdin>:0:0: warning: not imported: debug information: runtimeVersion of DICompileUnit (once)
<stdin>:0:0: warning: not imported: debug information: globals of DICompileUnit (once)
<stdin>:0:0: warning: not imported: debug information: dwoId of DICompileUnit (once)
<stdin>:0:0: warning: not imported: debug information: checksumkind of DIFile (once)
<stdin>:0:0: warning: not imported: debug information: checksum of DIFile (once)
<stdin>:0:0: warning: not imported: debug information: flags of DISubroutineType (once)
<stdin>:0:0: warning: not imported: debug information: runtimeLang of DICompositeType (once)
<stdin>:0:0: warning: not imported: debug information: identifier of DICompositeType (once)
<stdin>:0:0: warning: not imported: debug information: scope of DIDerivedType (once)
<stdin>:0:0: warning: not imported: debug information: file of DIDerivedType (once)
<stdin>:0:0: warning: not imported: debug information: line of DIDerivedType (once)
<stdin>:0:0: warning: not imported: debug information: flags of DIDerivedType (once)
<stdin>:0:0: warning: not imported: debug information: a part of DIDerivedType (once)
<stdin>:0:0: warning: not imported: debug information: num_extra_inhabitants of DIBasicType (once)
<stdin>:0:0: warning: not imported: debug information: value or list instead of a node (once)
<stdin>:0:0: warning: not imported: debug information: linkageName of DIGlobalVariable (once)
<stdin>:0:0: warning: not imported: debug information: a part of DICompositeType (once)
<stdin>:0:0: warning: not imported: debug information: DIEnumerator (once)
<stdin>:0:0: warning: not imported: named metadata !llvm.dbg.cu: compile unit without functions (once)
