; terrace translate --import-llvm --mlir-print-debuginfo
; Scopes, types and variables of the source: locations carry them, and records stand after what they tell of.
@counter = global i32 0, !dbg !70
@table = global i32 0, !dbg !72, !dbg !74
define i32 @walk(ptr %list, i32 %n) personality ptr @handle !dbg !10 {
  %slot = alloca i32, !dbg !40
    #dbg_declare(ptr %slot, !30, !DIExpression(), !40)
    #dbg_value(i32 %n, !31, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !41)
    #dbg_value(i32 3, !31, !DIExpression(), !41)
    #dbg_value(ptr %list, !32, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 32), !40)
  %r = invoke i32 @read(ptr %list) to label %good unwind label %bad, !dbg !42
good:
  %twice = add i32 %r, %r, !dbg !43
    #dbg_value(i32 %r, !31, !DIExpression(), !41)
    #dbg_label(!33, !41)
  br label %join, !dbg !44
bad:
  %pad = landingpad { ptr, i32 } cleanup, !dbg !42
    #dbg_value({ ptr, i32 } %pad, !31, !DIExpression(), !41)
  br label %join, !dbg !40
join:
  %sum = phi i32 [ %twice, %good ], [ 0, %bad ], !dbg !45
    #dbg_value(i32 %sum, !31, !DIExpression(), !41)
    #dbg_label(!33, !46)
  ret i32 %sum, !dbg !46
}
declare i32 @read(ptr)
declare i32 @handle(...)
define void @elsewhere() !dbg !16 {
  ret void, !dbg !47
}
!llvm.dbg.cu = !{!0, !2}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand", isOptimized: true, emissionKind: FullDebug, globals: !5, splitDebugFilename: "walk.dwo", nameTableKind: None)
!1 = !DIFile(filename: "walk.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, file: !1, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "", directory: "/other")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!70, !72, !74}
!10 = distinct !DISubprogram(name: "walk", linkageName: "_walk", scope: !11, file: !1, line: 4, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14, annotations: !15)
!11 = !DINamespace(name: "lists", scope: null, exportSymbols: true)
!12 = !DISubroutineType(cc: DW_CC_normal, types: !13)
!13 = !{!20, !21, null}
!14 = !{!30, !34}
!15 = !{!{!"kind", !"walker"}, !{!"level", i32 3}}
!16 = distinct !DISubprogram(name: "elsewhere", scope: null, unit: !2, spFlags: DISPFlagDefinition)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p", baseType: !22, size: 64, align: 64, dwarfAddressSpace: 3)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", scope: !11, file: !1, line: 2, size: 128, flags: DIFlagTypePassByValue, elements: !23, identifier: "_node")
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !1, line: 3, baseType: !21, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !1, line: 3, baseType: !20, size: 32, offset: 64, extraData: i32 5)
!26 = !DISubprogram(name: "get", scope: !22, file: !1, line: 3, type: !27, spFlags: 0)
!27 = !DISubroutineType(types: !{!20, !21})
!30 = !DILocalVariable(name: "slot", scope: !10, file: !1, line: 6, type: !20, align: 32, flags: DIFlagArtificial)
!31 = !DILocalVariable(name: "n", arg: 2, scope: !35, file: !1, line: 4, type: !20)
!32 = !DILocalVariable(name: "list", arg: 1, scope: !10, type: !21)
!33 = !DILabel(scope: !10, name: "again", file: !1, line: 9)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "alias", scope: !10, entity: !22, file: !1, line: 7, elements: !{!20})
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 6, column: 3)
!36 = !DILexicalBlockFile(scope: !10, file: !3, discriminator: 2)
!40 = !DILocation(line: 6, column: 7, scope: !10)
!41 = !DILocation(line: 7, column: 1, scope: !35)
!42 = !DILocation(line: 2, column: 9, scope: !17, inlinedAt: !48)
!17 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!43 = !DILocation(line: 8, scope: !35)
!44 = !DILocation(line: 0, scope: !10)
!45 = !DILocation(line: 9, column: 3, scope: !36)
!46 = !DILocation(line: 10, column: 1, scope: !10)
!47 = !DILocation(line: 3, column: 1, scope: !16)
!48 = distinct !DILocation(line: 7, column: 5, scope: !35)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "counter", linkageName: "_counter", scope: !0, file: !1, line: 1, type: !20, isLocal: true, isDefinition: true, align: 32)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression(DW_OP_constu, 4, DW_OP_stack_value))
!73 = distinct !DIGlobalVariable(name: "first", scope: !76, file: !1, line: 2, type: !20, isLocal: false, isDefinition: false)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "second", scope: !0, file: !1, line: 2, type: !20)
!76 = !DICommonBlock(scope: !77, declaration: null, name: "block", file: !1, line: 8)
!77 = !DIModule(scope: !0, name: "mod", configMacros: "-DX", includePath: "/i", apinotes: "notes", file: !1, line: 3, isDecl: true)
// ==== stdout ====
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"walk.c" in "/src">
#di_file1 = #llvm.di_file<"" in "/other">
#di_namespace = #llvm.di_namespace<name = "lists", exportSymbols = true>
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#loc1 = loc("walk.c":4:0)
#loc9 = loc("-":9:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "by hand", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "walk.dwo">
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #di_composite_type, sizeInBits = 64, alignInBits = 64, dwarfAddressSpace = 3>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "value", baseType = #di_basic_type, sizeInBits = 32, offsetInBits = 64>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "slot", file = #di_file, line = 6, alignInBits = 32, type = #di_basic_type, flags = Artificial>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "counter", linkageName = "counter", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 32>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_compile_unit, name = "second", file = #di_file, line = 2, type = #di_basic_type, isDefined = true>
#di_module = #llvm.di_module<file = #di_file, scope = #di_compile_unit, name = "mod", configMacros = "-DX", includePath = "/i", apinotes = "notes", line = 3, isDecl = true>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type>
#di_common_block = #llvm.di_common_block<scope = #di_module, name = "block", file = #di_file, line = 8>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_subprogram3 = #llvm.di_subprogram<scope = #di_composite_type, name = "get", file = #di_file, line = 3, type = #di_subroutine_type>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 2, scope = #di_namespace, flags = TypePassByValue, sizeInBits = 128, elements = #di_derived_type2, #di_derived_type1, #di_subprogram3>
#di_global_variable2 = #llvm.di_global_variable<scope = #di_common_block, name = "first", file = #di_file, line = 2, type = #di_basic_type>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #di_composite_type1, sizeInBits = 64, alignInBits = 64, dwarfAddressSpace = 3>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <[DW_OP_constu(4), DW_OP_stack_value]>>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #di_subprogram, entity = #di_composite_type1, file = #di_file, line = 7, name = "alias", elements = #di_basic_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_derived_type3, #di_null_type>
#di_subprogram4 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "walk", linkageName = "_walk", file = #di_file, line = 4, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable, #di_imported_entity, annotations = #llvm.di_annotation<name = "kind", value = "walker">>
#di_label = #llvm.di_label<scope = #di_subprogram4, name = "again", file = #di_file, line = 9>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram4, file = #di_file1, discriminator = 2>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram4, name = "list", arg = 1, type = #di_derived_type3>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram4, name = "slot", file = #di_file, line = 6, alignInBits = 32, type = #di_basic_type, flags = Artificial>
#loc16 = loc(fused<#di_subprogram4>[#loc1])
#di_lexical_block = #llvm.di_lexical_block<scope = #di_lexical_block_file, file = #di_file, line = 6, column = 3>
#loc20 = loc(fused<#di_lexical_block_file>[#loc9])
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "n", file = #di_file, line = 4, arg = 2, type = #di_basic_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @counter(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
  llvm.mlir.global external @table(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression2, #di_global_variable_expression1]} : i32 loc(#loc)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @walk(%arg0: !llvm.ptr loc(fused<#di_subprogram4>[#loc1]), %arg1: i32 loc(fused<#di_subprogram4>[#loc1])) -> i32 attributes {personality = @handle} {
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 32)]> = %arg0 : !llvm.ptr loc(#loc17)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_stack_value]> = %arg1 : i32 loc(#loc21)
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc4)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc4)
    %2 = llvm.mlir.constant(3 : i32) : i32 loc(#loc4)
    llvm.intr.dbg.value #di_local_variable3 = %2 : i32 loc(#loc21)
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc17)
    llvm.intr.dbg.declare #di_local_variable2 = %3 : !llvm.ptr loc(#loc17)
    %4 = llvm.invoke @read(%arg0) to ^bb1 unwind ^bb2 : (!llvm.ptr) -> i32 loc(#loc24)
  ^bb1:  // pred: ^bb0
    %5 = llvm.add %4, %4 : i32 loc(#loc23)
    llvm.intr.dbg.label #di_label loc(#loc21)
    llvm.intr.dbg.value #di_local_variable3 = %4 : i32 loc(#loc21)
    llvm.br ^bb3(%5 : i32) loc(#loc18)
  ^bb2:  // pred: ^bb0
    %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> loc(#loc24)
    llvm.intr.dbg.value #di_local_variable3 = %6 : !llvm.struct<(ptr, i32)> loc(#loc21)
    llvm.br ^bb3(%1 : i32) loc(#loc17)
  ^bb3(%7: i32 loc(fused<#di_lexical_block_file>[#loc9])):  // 2 preds: ^bb1, ^bb2
    llvm.intr.dbg.value #di_local_variable3 = %7 : i32 loc(#loc21)
    llvm.intr.dbg.label #di_label loc(#loc19)
    llvm.return %7 : i32 loc(#loc19)
  } loc(#loc16)
  llvm.func @read(!llvm.ptr) -> i32 loc(#loc4)
  llvm.func @handle(...) -> i32 loc(#loc4)
  llvm.func @elsewhere() {
    llvm.return loc(#loc15)
  } loc(#loc14)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc("walk.c":6:7)
#loc3 = loc("walk.c":7:1)
#loc4 = loc(unknown)
#loc5 = loc("walk.c":2:9)
#loc6 = loc("walk.c":7:5)
#loc7 = loc("walk.c":8:0)
#loc8 = loc("walk.c":0:0)
#loc10 = loc("walk.c":10:1)
#loc11 = loc("":0:0)
#loc12 = loc("-":3:1)
#di_compile_unit1 = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_Ada83, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inner", file = #di_file, line = 1, subprogramFlags = Definition>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[6]<>, compileUnit = #di_compile_unit1, name = "elsewhere", subprogramFlags = Definition>
#loc13 = loc(fused<#di_subprogram1>[#loc5])
#loc14 = loc(fused<#di_subprogram2>[#loc11])
#loc15 = loc(fused<#di_subprogram2>[#loc12])
#loc17 = loc(fused<#di_subprogram4>[#loc2])
#loc18 = loc(fused<#di_subprogram4>[#loc8])
#loc19 = loc(fused<#di_subprogram4>[#loc10])
#loc21 = loc(fused<#di_lexical_block>[#loc3])
#loc22 = loc(fused<#di_lexical_block>[#loc6])
#loc23 = loc(fused<#di_lexical_block>[#loc7])
#loc24 = loc(callsite(#loc13 at #loc22))
