// terrace translate --mlir-to-llvmir
// Strings are bytes in metadata.
#root = #llvm.tbaa_root<id = "r\FF">
#td = #llvm.tbaa_type_desc<id = "t\FF", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #td, access_type = #td, offset = 0>
#dom = #llvm.alias_scope_domain<id = "d\FF", description = "dd\FF">
#sc = #llvm.alias_scope<id = "s\FF", domain = #dom, description = "sd\FF">
#m = #llvm.mmra_tag<"p\FF":"s\FE">
#file = #llvm.di_file<"f\FF" in "d\FE">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "p\FF", isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "n\FF", linkageName = "ln\FF", file = #file, line = 1, subprogramFlags = Definition, type = #st>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "bt\FF", sizeInBits = 32, encoding = DW_ATE_signed>
#lv = #llvm.di_local_variable<scope = #sp, name = "v\FF", file = #file, line = 1, type = #bt>
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {tbaa = [#tag], alias_scopes = [#sc]} : !llvm.ptr -> i32 loc(#l)
  llvm.intr.dbg.value #lv = %x : i32 loc(#l)
  llvm.fence seq_cst {llvm.mmra = #m} loc(#l)
  llvm.return loc(#l)
} loc(fused<#sp>["\FFfile":1:2])
#l = loc(fused<#sp>["\FFfile":3:4])
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) !dbg !3 {
  %3 = load i32, ptr %0, align 4, !dbg !6, !tbaa !7, !alias.scope !10
    #dbg_value(i32 %1, !13, !DIExpression(), !6)
  fence seq_cst, !dbg !6, !mmra !15
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p\FF", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "f\FF", directory: "d\FE")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "n\FF", linkageName: "ln\FF", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 4, scope: !3)
!7 = !{!8, !8, i64 0}
!8 = !{!"t\FF", !9, i64 0}
!9 = !{!"r\FF"}
!10 = !{!11}
!11 = !{!"s\FF", !12, !"sd\FF"}
!12 = !{!"d\FF", !"dd\FF"}
!13 = !DILocalVariable(name: "v\FF", scope: !3, file: !1, line: 1, type: !14)
!14 = !DIBasicType(name: "bt\FF", size: 32, encoding: DW_ATE_signed)
!15 = !{!"p\FF", !"s\FE"}
