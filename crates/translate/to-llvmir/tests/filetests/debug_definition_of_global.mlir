// terrace translate --mlir-to-llvmir
// What the variable of a global refers to is not checked: LLVM drops such debug information when it reads it.
#file = #llvm.di_file<"a.c" in "/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ty = #llvm.di_subroutine_type<types = #int>
#sp = #llvm.di_subprogram<id = distinct[1]<>, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
#var = #llvm.di_global_variable<scope = #sp, name = "x", linkageName = "x", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>
llvm.mlir.global internal @x(1 : i32) {dbg_exprs = [#expr]} : i32
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global i32 1, !dbg !0

!llvm.module.flags = !{!7}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", linkageName: "x", scope: !2, file: !3, line: 2, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 2, !"Debug Info Version", i32 3}
