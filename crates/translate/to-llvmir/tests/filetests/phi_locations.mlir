// terrace translate --mlir-to-llvmir
// The phi of a block argument has the location of the argument, also in the blocks put before a successor that a terminator names twice.
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32) loc(#l3)
^bb1(%x: i32 loc(#l5)):
  llvm.switch %a : i32, ^bb2(%x : i32) [ 1: ^bb2(%a : i32), 2: ^bb2(%b: i32) ] loc(#l6)
^bb2(%y: i32 loc("q":8:8)):
  llvm.br ^bb3(%y, %x: i32, i32) loc(unknown)
^bb3(%z: i32 loc(unknown), %zz : i32 loc(#l7)):
  llvm.return %z : i32 loc(unknown)
} loc(#l1)
#l1 = loc(fused<#sp>["a.c":1:1])
#l3 = loc("a.c":3:3)
#l5 = loc("a.c":5:5)
#l6 = loc("a.c":6:6)
#l7 = loc("a.c":7:7)
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i1 %0, i32 %1, i32 %2) !dbg !3 {
  br i1 %0, label %4, label %11, !dbg !6

4:
  %5 = phi i32 [ %12, %11 ], [ %1, %3 ], !dbg !7
  switch i32 %1, label %6 [
    i32 1, label %13
    i32 2, label %15
  ], !dbg !8

6:
  %7 = phi i32 [ %16, %15 ], [ %14, %13 ], [ %5, %4 ], !dbg !9
  br label %8

8:
  %9 = phi i32 [ %7, %6 ]
  %10 = phi i32 [ %5, %6 ], !dbg !10
  ret i32 %9

11:
  %12 = phi i32 [ %2, %3 ], !dbg !7
  br label %4, !dbg !6

13:
  %14 = phi i32 [ %1, %4 ], !dbg !9
  br label %6, !dbg !8

15:
  %16 = phi i32 [ %2, %4 ], !dbg !9
  br label %6, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 3, scope: !3)
!7 = !DILocation(line: 5, column: 5, scope: !3)
!8 = !DILocation(line: 6, column: 6, scope: !3)
!9 = !DILocation(line: 8, column: 8, scope: !3)
!10 = !DILocation(line: 7, column: 7, scope: !3)
