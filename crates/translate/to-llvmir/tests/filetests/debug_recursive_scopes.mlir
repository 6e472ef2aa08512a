// terrace translate --mlir-to-llvmir
// A reference to the type around it is another one in each type it is in.
#file = #llvm.di_file<"a.cpp" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #file, isOptimized = true, emissionKind = Full>
#self = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[2]<>, isRecSelf = true>
#m1 = #llvm.di_subprogram<scope = #self, name = "m1", file = #file>
#m2 = #llvm.di_subprogram<scope = #self, name = "m2", file = #file>
#a = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[2]<>, name = "S", file = #file, elements = #m1>
#b = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[2]<>, name = "S", file = #file, elements = #m1, #m2>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type, #a, #b>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
llvm.func @f() {
  llvm.return loc(#l)
} loc(#l)
#l = loc(fused<#sp>["a.cpp":1:1])
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f() !dbg !3 {
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, elements: !7)
!7 = !{!8}
!8 = !DISubprogram(name: "m1", scope: !6, file: !1, spFlags: 0)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, elements: !10)
!10 = !{!8, !11}
!11 = !DISubprogram(name: "m2", scope: !9, file: !1, spFlags: 0)
!12 = !DILocation(line: 1, column: 1, scope: !3)
