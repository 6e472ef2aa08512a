; EXPECT: a.cc:3:7: has invoke of a function that may throw (in @catches: invoke void @may_throw()
; NOT: landingpad
declare void @may_throw()
declare i32 @__gxx_personality_v0(...)
define void @catches() personality ptr @__gxx_personality_v0 !dbg !3 {
  invoke void @may_throw() to label %fine unwind label %caught, !dbg !6
fine:
  ret void
caught:
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cc", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "catches", file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 7, scope: !3)
