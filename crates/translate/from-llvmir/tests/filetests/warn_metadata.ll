; terrace translate --import-llvm --emit-expensive-warnings
; Metadata and records that are left out are reported: at the location of their instruction.
define void @f(i32 %x, ptr %p, i1 %c) !dbg !3 !prof !20 {
  %a = alloca i32, !DIAssignID !11
  call void @g(), !prof !21, !dbg !9
  %s = select i1 %c, i32 1, i32 2, !prof !22, !dbg !9
  %v = va_arg ptr %p, i32, !tbaa !23, !dbg !9
    #dbg_value(i32 2, !10, !DIExpression(), !9)
    #dbg_value(!DIArgList(i32 %x, i32 3), !10, !DIExpression(), !9)
    #dbg_value(!{}, !10, !DIExpression(), !9)
    #dbg_declare_value(i32 4, !10, !DIExpression(), !9)
    #dbg_assign(i32 5, !10, !DIExpression(), !11, ptr %a, !DIExpression(), !9)
  switch i32 %x, label %d [ i32 0, label %d ], !llvm.loop !26, !dbg !9
d:
  ret void
}
declare void @g()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 5, column: 2, scope: !3)
!10 = !DILocalVariable(name: "a", scope: !3)
!11 = distinct !DIAssignID()
!20 = !{!"function_entry_count", i64 1, i64 2}
!21 = !{!"branch_weights", i32 1}
!22 = !{!"branch_weights", i32 1, i32 2}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25}
!25 = !{!"root"}
!26 = distinct !{!26, !{!"llvm.loop.mustprogress"}}
// ==== stdout ====
#di_file = #llvm.di_file<"t.c" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    llvm.intr.dbg.value #di_local_variable = %1 : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.call @g() : () -> ()
    %4 = llvm.select %arg2, %0, %1 : i1, i32
    %5 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
    llvm.switch %arg0 : i32, ^bb1 [
      0: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
  llvm.func @g()
}
// ==== stderr ====
t.c:1:0: warning: unhandled function metadata: !4 = !{!"function_entry_count", i64 1, i64 2} on define void @f(i32 %x, ptr %p, i1 %c) !dbg !3 !prof !4 {
  %a = alloca i32, align 4, !DIAssignID !5
  call void @g(), !dbg !6, !prof !7
  %s = select i1 %c, i32 1, i32 2, !dbg !6, !prof !8
  %v = va_arg ptr %p, i32, !dbg !6, !tbaa !9
    #dbg_value(i32 2, !12, !DIExpression(), !6)
    #dbg_value(!DIArgList(i32 %x, i32 3), !12, !DIExpression(), !6)
    #dbg_value(!13, !12, !DIExpression(), !6)
    #dbg_declare_value(i32 4, !12, !DIExpression(), !6)
    #dbg_assign(i32 5, !12, !DIExpression(), !5, ptr %a, !DIExpression(), !6)
  switch i32 %x, label %d [
    i32 0, label %d
  ], !dbg !6, !llvm.loop !14

d:                                                ; preds = %0, %0
  ret void
}

t.c:5:2: warning: unhandled metadata: !7 = !{!"branch_weights", i32 1} on   call void @g(), !dbg !6, !prof !7
t.c:5:2: warning: unhandled metadata: !8 = !{!"branch_weights", i32 1, i32 2} on   %s = select i1 %c, i32 1, i32 2, !dbg !6, !prof !8
t.c:5:2: warning: unhandled metadata: !9 = !{!10, !10, i64 0} on   %v = va_arg ptr %p, i32, !dbg !6, !tbaa !9
t.c:5:2: warning: unhandled metadata: !14 = distinct !{!14, !15} on   switch i32 %x, label %d [
    i32 0, label %d
  ], !dbg !6, !llvm.loop !14
t.c:5:2: warning: unhandled debug variable record #dbg_value(!DIArgList(i32 %x, i32 3), !12, !DIExpression(), !6)
t.c:5:2: warning: unhandled debug variable record #dbg_value(!13, !12, !DIExpression(), !6)
t.c:5:2: warning: unhandled debug variable record #dbg_declare_value(i32 4, !12, !DIExpression(), !6)
t.c:5:2: warning: unhandled debug variable record #dbg_assign(i32 5, !12, !DIExpression(), !5, ptr %a, !DIExpression(), !6)
