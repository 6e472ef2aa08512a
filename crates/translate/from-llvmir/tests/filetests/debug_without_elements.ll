; terrace translate --import-llvm --mlir-print-debuginfo --drop-di-composite-type-elements
; With the flag, only vectors have elements, and so nothing is part of itself.
define void @types() !dbg !3 {
    #dbg_value(i32 0, !10, !DIExpression(), !9)
    #dbg_value(i32 1, !11, !DIExpression(), !9)
    #dbg_value(i32 2, !12, !DIExpression(), !9)
    #dbg_value(i32 3, !13, !DIExpression(), !9)
    #dbg_value(i32 4, !14, !DIExpression(), !9)
    #dbg_value(i32 5, !15, !DIExpression(), !9)
    #dbg_value(i32 6, !16, !DIExpression(), !9)
    #dbg_value(i32 7, !17, !DIExpression(), !9)
    #dbg_value(i32 8, !18, !DIExpression(), !9)
    #dbg_value(i32 9, !19, !DIExpression(), !9)
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.f90", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "types", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 5, column: 2, scope: !3)
!10 = !DILocalVariable(name: "enumeration", scope: !3, type: !20)
!11 = !DILocalVariable(name: "array", scope: !3, type: !23)
!12 = !DILocalVariable(name: "assumed", scope: !3, type: !27)
!13 = !DILocalVariable(name: "string", scope: !3, type: !30)
!14 = !DILocalVariable(name: "signed", scope: !3, type: !33)
!15 = !DILocalVariable(name: "fixed", scope: !3, type: !35)
!16 = !DILocalVariable(name: "nameless", scope: !3, type: !36)
!17 = !DILocalVariable(name: "lost", scope: !3, type: !37)
!18 = !DILocalVariable(name: "vector", scope: !3, type: !39)
!19 = !DILocalVariable(name: "computed", scope: !3, type: !41)
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", baseType: !22, elements: !{!21, !21})
!21 = !DIEnumerator(name: "a", value: 1)
!22 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !{!24, !25, !26})
!24 = !DISubrange(count: 4, lowerBound: -1)
!25 = !DISubrange(upperBound: !18, stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!26 = !DISubrange(count: !13, lowerBound: 0)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, elements: !{!28}, dataLocation: !DIExpression(DW_OP_deref), associated: !DIExpression(DW_OP_lit0), allocated: !DIExpression(DW_OP_over), rank: !DIExpression(DW_OP_constu, 3))
!28 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_over), upperBound: !18, stride: !DIExpression(DW_OP_constu, 4))
!30 = !DIStringType(name: "character", stringLength: !18, stringLengthExpression: !DIExpression(DW_OP_deref), stringLocationExpression: !DIExpression(DW_OP_over), size: 64, align: 8, encoding: DW_ATE_ASCII)
!33 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !34, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 9)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!35 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!36 = !DIBasicType(size: 8)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "lost", baseType: !38)
!38 = !DISubrangeType(name: "range", baseType: !22, lowerBound: 1, upperBound: 4)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, flags: DIFlagVector, elements: !{!24})
!41 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !22, size: !18, offset: !DIExpression(DW_OP_lit0))
// ==== stdout ====
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "integer", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "", sizeInBits = 8>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "fixed", sizeInBits = 32, encoding = DW_ATE_signed_fixed>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#di_file = #llvm.di_file<"t.f90" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran08, file = #di_file, isOptimized = false, emissionKind = Full>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, flags = Vector, sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = -1 : i64>>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, dataLocation = <[DW_OP_deref]>, rank = <[DW_OP_constu(3)]>, allocated = <[DW_OP_over]>, associated = <[DW_OP_lit0]>>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "E", baseType = #di_basic_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #di_basic_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_LLVM_ptrauth_type, baseType = #di_derived_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "types", file = #di_file, line = 1, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "computed", type = #di_derived_type1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "vector", type = #di_composite_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "lost">
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram, name = "nameless", type = #di_basic_type1>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "fixed", type = #di_basic_type2>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram, name = "signed", type = #di_derived_type2>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram, name = "assumed", type = #di_composite_type1>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram, name = "array", type = #di_composite_type2>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram, name = "enumeration", type = #di_composite_type3>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character", sizeInBits = 64, alignInBits = 8, stringLength = #di_local_variable1, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <[DW_OP_over]>, encoding = DW_ATE_ASCII>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram, name = "string", type = #di_string_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @types() {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(2 : i32) : i32 loc(#loc2)
    %3 = llvm.mlir.constant(3 : i32) : i32 loc(#loc2)
    %4 = llvm.mlir.constant(4 : i32) : i32 loc(#loc2)
    %5 = llvm.mlir.constant(5 : i32) : i32 loc(#loc2)
    %6 = llvm.mlir.constant(6 : i32) : i32 loc(#loc2)
    %7 = llvm.mlir.constant(7 : i32) : i32 loc(#loc2)
    %8 = llvm.mlir.constant(8 : i32) : i32 loc(#loc2)
    %9 = llvm.mlir.constant(9 : i32) : i32 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable = %9 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable1 = %8 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable2 = %7 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable3 = %6 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable4 = %5 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable5 = %4 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable9 = %3 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable6 = %2 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable7 = %1 : i32 loc(#loc5)
    llvm.intr.dbg.value #di_local_variable8 = %0 : i32 loc(#loc5)
    llvm.return loc(#loc5)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("t.f90":1:0)
#loc2 = loc(unknown)
#loc3 = loc("t.f90":5:2)
#loc4 = loc(fused<#di_subprogram>[#loc1])
#loc5 = loc(fused<#di_subprogram>[#loc3])
