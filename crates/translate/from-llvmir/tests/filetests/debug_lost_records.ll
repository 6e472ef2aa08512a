; terrace translate --import-llvm
; Records are lost before the call of an intrinsic, with lists and without a place; those of unreachable blocks are gone.
define void @f(i32 %x, ptr %p) !dbg !3 {
  %a = alloca i32
    #dbg_value(i32 1, !10, !DIExpression(), !9)
  call void @llvm.lifetime.start.p0(ptr %a)
    #dbg_value(i32 2, !10, !DIExpression(), !9)
    #dbg_value(!DIArgList(i32 3), !10, !DIExpression(), !9)
    #dbg_value(!{}, !10, !DIExpression(), !9)
    #dbg_value(i32 poison, !10, !DIExpression(), !9)
    #dbg_declare_value(i32 4, !10, !DIExpression(), !9)
    #dbg_assign(i32 5, !10, !DIExpression(), !11, ptr undef, !DIExpression(), !9)
  ret void
gone:
    #dbg_value(i32 6, !10, !DIExpression(), !9)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 5, column: 2, scope: !3)
!10 = !DILocalVariable(name: "a", scope: !3)
!11 = distinct !DIAssignID()
// ==== stdout ====
#di_file = #llvm.di_file<"t.c" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.poison : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.undef : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable = %2 : i32
    llvm.intr.dbg.value #di_local_variable = %1 : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %5 : !llvm.ptr
    llvm.return
  }
}
