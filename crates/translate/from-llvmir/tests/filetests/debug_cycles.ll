; terrace translate --import-llvm --mlir-print-debuginfo
; Types and subprograms refer to themselves by an identity; what is used outside of a cycle has no references into it.
define void @f() !dbg !3 {
    #dbg_value(i32 0, !10, !DIExpression(), !9)
    #dbg_value(i32 1, !11, !DIExpression(), !9)
    #dbg_value(i32 2, !12, !DIExpression(), !9)
  ret void, !dbg !9
}
define void @g() !dbg !4 {
    #dbg_value(i32 0, !15, !DIExpression(), !14)
  ret void, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{!10, !12})
!4 = distinct !DISubprogram(name: "g", scope: !20, file: !1, line: 2, unit: !0, spFlags: DISPFlagDefinition, type: !5)
!5 = !DISubroutineType(types: !{!24})
!9 = !DILocation(line: 5, column: 2, scope: !3)
!10 = !DILocalVariable(name: "a", scope: !3, type: !20)
!11 = !DILocalVariable(name: "b", scope: !3, type: !22)
!12 = !DILocalVariable(name: "c", scope: !3, type: !24)
!14 = !DILocation(line: 6, scope: !4)
!15 = !DILocalVariable(name: "d", scope: !4, type: !22)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !1, elements: !{!21, !23})
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !20, baseType: !24)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !1, scope: !20, elements: !{!23, !25})
!23 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !20, baseType: !26)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "other", baseType: !24)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20)
// ==== stdout ====
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#di_file = #llvm.di_file<"t.c" in "/src">
#di_subprogram = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "self", baseType = #di_derived_type>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "other", baseType = #di_derived_type1>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "B", file = #di_file, scope = #di_composite_type, elements = #di_derived_type2, #di_derived_type3>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_derived_type4>
#di_composite_type3 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A", file = #di_file, elements = #di_derived_type5, #di_derived_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type3>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", type = #di_composite_type3>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "self", baseType = #di_derived_type6>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "B", file = #di_file, scope = #di_composite_type3, elements = #di_derived_type7, #di_derived_type3>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type4>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "c", type = #di_derived_type8>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_derived_type8>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition, retainedNodes = #di_local_variable, #di_local_variable1>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_composite_type3, name = "g", file = #di_file, line = 2, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram1, name = "c", type = #di_derived_type8>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", type = #di_composite_type4>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram1, name = "a", type = #di_composite_type3>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram2, name = "d", type = #di_composite_type4>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f() {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable2 = %2 : i32 loc(#loc7)
    llvm.intr.dbg.value #di_local_variable3 = %1 : i32 loc(#loc7)
    llvm.intr.dbg.value #di_local_variable4 = %0 : i32 loc(#loc7)
    llvm.return loc(#loc7)
  } loc(#loc6)
  llvm.func @g() {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable5 = %0 : i32 loc(#loc9)
    llvm.return loc(#loc9)
  } loc(#loc8)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("t.c":1:0)
#loc2 = loc(unknown)
#loc3 = loc("t.c":5:2)
#loc4 = loc("t.c":2:0)
#loc5 = loc("t.c":6:0)
#loc6 = loc(fused<#di_subprogram1>[#loc1])
#loc7 = loc(fused<#di_subprogram1>[#loc3])
#loc8 = loc(fused<#di_subprogram2>[#loc4])
#loc9 = loc(fused<#di_subprogram2>[#loc5])
