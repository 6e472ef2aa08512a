// terrace translate --mlir-to-llvmir --split-input-file
// Debug information that does.
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
llvm.func @h()
llvm.func @f() {
  llvm.call @h() : () -> () loc(unknown)
  llvm.return loc(#l1)
} loc(#l2)
llvm.func @g() {
  llvm.call @f() : () -> ()
  llvm.return loc(#l1)
} loc(#l3)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#l3 = loc(fused<#sp2>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#sp = #llvm.di_subprogram<scope = #f, name = "f", file = #f, line = 1, scopeLine = 1>
llvm.func @f() loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#lb = #llvm.di_lexical_block<scope = #sp, file = #f, line = 2, column = 3>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 4>
#v = #llvm.di_local_variable<scope = #lbf, name = "x", file = #f, line = 3, arg = 1, alignInBits = 32, type = #bt>
#v2 = #llvm.di_local_variable<scope = #sp, name = "y", file = #f, line = 3, arg = 1, type = #bt>
#lab = #llvm.di_label<scope = #lb, name = "l", file = #f, line = 4>
llvm.func @f(%a: i32, %b: i32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #v = %a : i32 loc(#l3)
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(4), DW_OP_LLVM_fragment(0, 8)]> = %p : !llvm.ptr loc(#l3)
  llvm.intr.dbg.label #lab loc(#l3)
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
#l3 = loc(fused<#lb>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pt = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 3, extraData = #bt>
#ct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #f, line = 7, scope = #f, baseType = #bt, sizeInBits = 64, alignInBits = 32, elements = #pt, #bt>
#ar = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #bt, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<lowerBound = 1 : i64, upperBound = 3 : i64, stride = 2 : i64>>
#en = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gg", file = #f, line = 12, type = #ct, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#gv2 = #llvm.di_global_variable<scope = #cu, name = "h", linkageName = "hh", file = #f, line = 12, type = #ar, isLocalToUnit = true, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
#gve2 = #llvm.di_global_variable_expression<var = #gv2, expr = <[DW_OP_constu(12), DW_OP_stack_value]>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve, #gve2]} : i32
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = GNU, splitDebugFilename = "q.dwo">
#m = #llvm.di_module<file = #f, scope = #cu, name = "m", configMacros = "c", includePath = "i", apinotes = "a", line = 3, isDecl = true>
#ns = #llvm.di_namespace<name = "std", exportSymbols = true>
#ns2 = #llvm.di_namespace<name = "in", scope = #ns, exportSymbols = false>
#sq = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #m, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #ns2, name = "f", linkageName = "ff", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized">
llvm.func @f() {
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#rec = #llvm.di_composite_type<recId = distinct[9]<>, isRecSelf = true>
#pt = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rec, sizeInBits = 64>
#node = #llvm.di_composite_type<recId = distinct[9]<>, tag = DW_TAG_structure_type, name = "node", elements = #pt>
#cb = #llvm.di_common_block<scope = #cu, name = "cb", file = #f, line = 3>
#gv = #llvm.di_global_variable<scope = #cb, name = "g", file = #f, line = 12, type = #node, isDefined = true, alignInBits = 2>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @h()

define void @f() !dbg !3 {
  call void @h()
  ret void, !dbg !4
}

define void @g() !dbg !5 {
  call void @f(), !dbg !6
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 1, column: 1, scope: !3)
!5 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DILocation(line: 12, column: 3, scope: !5)
!7 = !DILocation(line: 1, column: 1, scope: !5)

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare !dbg !1 void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DISubprogram(name: "f", scope: !2, file: !2, line: 1, scopeLine: 1, spFlags: 0)
!2 = !DIFile(filename: "a.c", directory: "/d")

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0, i32 %1) !dbg !3 {
  %3 = alloca i32, align 4, !dbg !4
    #dbg_value(i32 %0, !5, !DIExpression(), !9)
    #dbg_declare(ptr %3, !5, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 0, 8), !9)
    #dbg_label(!10, !9)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DILocation(line: 13, column: 8, scope: !3)
!5 = !DILocalVariable(name: "x", arg: 1, scope: !6, file: !1, line: 3, type: !8, align: 32)
!6 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 4)
!7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 1, column: 1, scope: !7)
!10 = !DILabel(scope: !7, name: "l", file: !1, line: 4)
!11 = !DILocation(line: 1, column: 1, scope: !3)

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1, !dbg !0, !dbg !5

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "gg", scope: !2, file: !3, line: 12, type: !12, isLocal: true, isDefinition: true, align: 2)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "a.c", directory: "/d")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 12, DW_OP_stack_value))
!6 = distinct !DIGlobalVariable(name: "h", linkageName: "hh", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10, !11}
!10 = !DISubrange(count: 4)
!11 = !DISubrange(lowerBound: 1, upperBound: 3, stride: 2)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !3, file: !3, line: 7, baseType: !8, size: 64, align: 32, elements: !13)
!13 = !{!14, !8}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, align: 32, offset: 4, extraData: !8, dwarfAddressSpace: 3)
!15 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() !dbg !3 {
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "q.dwo", emissionKind: LineTablesOnly, nameTableKind: GNU)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", linkageName: "ff", scope: !4, file: !1, line: 1, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DINamespace(name: "in", scope: !5)
!5 = !DINamespace(name: "std", scope: null, exportSymbols: true)
!6 = !DILocation(line: 1, column: 1, scope: !3)

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 1, !dbg !0

!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!8}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !4, line: 12, type: !5, isLocal: false, isDefinition: true, align: 2)
!2 = !DICommonBlock(scope: !3, declaration: null, name: "cb", file: !4, line: 3)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!4 = !DIFile(filename: "a.c", directory: "/d")
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", elements: !6)
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!8 = !{i32 2, !"Debug Info Version", i32 3}
