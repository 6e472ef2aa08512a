; terrace translate --import-llvm --mlir-print-debuginfo
; All that can be said of a loop. What is wrong is reported and left out.
define void @f(i1 %c, ptr %p) !dbg !3 {
  %v = load i32, ptr %p, !llvm.access.group !80
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !10
b:
  br i1 %c, label %b, label %d, !llvm.loop !11, !dbg !9
d:
  br i1 %c, label %d, label %e, !llvm.loop !12, !dbg !9
e:
  br i1 %c, label %e, label %g, !llvm.loop !13, !dbg !9
g:
  br i1 %c, label %g, label %h, !llvm.loop !14, !dbg !9
h:
  br i1 %c, label %h, label %i, !llvm.loop !15, !dbg !9
i:
  br i1 %c, label %i, label %j, !llvm.loop !16, !dbg !9
j:
  br i1 %c, label %j, label %k, !llvm.loop !17, !dbg !9
k:
  br i1 %c, label %k, label %l, !llvm.loop !18, !dbg !9
l:
  br i1 %c, label %l, label %m, !llvm.loop !19, !dbg !9
m:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 4, column: 1, scope: !3)
!9 = !DILocation(line: 5, column: 2, scope: !3)
!10 = distinct !{!10, !8, !9, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56}
!11 = distinct !{!11, !{!"llvm.loop.unroll.enable"}, !{!"llvm.loop.unroll.disable"}, !{!"llvm.loop.unroll_and_jam.enable"}, !20}
!12 = distinct !{!12, !{!"llvm.loop.vectorize.width", i64 4}, !{!"llvm.loop.interleave.count"}, !{!"llvm.loop.vectorize.enable", i32 1}, !{!"llvm.loop.isvectorized", i1 1}, !{!"llvm.loop.unroll.full", i1 1}, !20}
!13 = distinct !{!13, !{!"llvm.loop.own"}, !20}
!14 = distinct !{!14, !{}}
!15 = distinct !{!15, !{i32 3}}
!16 = distinct !{!16, !20, !20}
!17 = distinct !{!17, !"llvm.loop.mustprogress"}
!18 = distinct !{!18, !8, !9, !8}
!19 = distinct !{!19, !{!"llvm.loop.vectorize.followup_all", !"none"}, !{!"llvm.loop.parallel_accesses", !82}, !{!"llvm.loop.distribute.followup_all", !81}, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.disable_nonforced"}
!22 = !{!"llvm.loop.isvectorized", i32 1}
!23 = !{!"llvm.loop.vectorize.enable", i1 true}
!24 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!25 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!26 = !{!"llvm.loop.vectorize.width", i32 16}
!27 = !{!"llvm.loop.vectorize.followup_vectorized", !60}
!28 = !{!"llvm.loop.vectorize.followup_epilogue", !60}
!29 = !{!"llvm.loop.vectorize.followup_all", !60}
!30 = !{!"llvm.loop.interleave.count", i32 2}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!"llvm.loop.unroll.count", i32 3}
!33 = !{!"llvm.loop.unroll.runtime.disable"}
!34 = !{!"llvm.loop.unroll.full"}
!35 = !{!"llvm.loop.unroll.followup_unrolled", !60}
!36 = !{!"llvm.loop.unroll.followup_remainder", !60}
!37 = !{!"llvm.loop.unroll.followup_all", !60}
!38 = !{!"llvm.loop.unroll_and_jam.enable"}
!39 = !{!"llvm.loop.unroll_and_jam.count", i32 4}
!40 = !{!"llvm.loop.unroll_and_jam.followup_outer", !60}
!41 = !{!"llvm.loop.unroll_and_jam.followup_inner", !60}
!42 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !60}
!43 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !60}
!44 = !{!"llvm.loop.unroll_and_jam.followup_all", !60}
!45 = !{!"llvm.licm.disable"}
!46 = !{!"llvm.loop.licm_versioning.disable"}
!47 = !{!"llvm.loop.distribute.enable", i1 false}
!48 = !{!"llvm.loop.distribute.followup_coincident", !60}
!49 = !{!"llvm.loop.distribute.followup_sequential", !60}
!50 = !{!"llvm.loop.distribute.followup_fallback", !60}
!51 = !{!"llvm.loop.distribute.followup_all", !60}
!52 = !{!"llvm.loop.pipeline.disable", i1 false}
!53 = !{!"llvm.loop.pipeline.initiationinterval", i32 5}
!54 = !{!"llvm.loop.peeled.count", i32 6}
!55 = !{!"llvm.loop.unswitch.partial.disable"}
!56 = !{!"llvm.loop.parallel_accesses", !80}
!60 = distinct !{!60, !20}
!80 = distinct !{}
!81 = distinct !{!81, !{!"llvm.loop.other"}}
!82 = distinct !{}
// ==== stdout ====
#access_group = #llvm.access_group<id = distinct[0]<>>
#di_file = #llvm.di_file<"t.c" in "/src">
#loc1 = loc("t.c":1:0)
#loc3 = loc("t.c":4:1)
#loc4 = loc("t.c":5:2)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 6 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 5 : i32>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#loop_annotation2 = #llvm.loop_annotation<unrollAndJam = #loop_unroll_and_jam, mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = true, followupCoincident = #loop_annotation, followupSequential = #loop_annotation, followupFallback = #loop_annotation, followupAll = #loop_annotation>
#loop_unroll = #llvm.loop_unroll<disable = true, count = 3 : i32, runtimeDisable = true, full = true, followupUnrolled = #loop_annotation, followupRemainder = #loop_annotation, followupAll = #loop_annotation>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = false, count = 4 : i32, followupOuter = #loop_annotation, followupInner = #loop_annotation, followupRemainderOuter = #loop_annotation, followupRemainderInner = #loop_annotation, followupAll = #loop_annotation>
#loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #loop_annotation, followupEpilogue = #loop_annotation, followupAll = #loop_annotation>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
#loc5 = loc(fused<#di_subprogram>[#loc1])
#loc6 = loc(fused<#di_subprogram>[#loc3])
#loc7 = loc(fused<#di_subprogram>[#loc4])
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam1, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = true, startLoc = #loc6, endLoc = #loc7, parallelAccesses = #access_group>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i1 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) {
    %0 = llvm.load %arg1 {access_groups = [#access_group], alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc2)
    llvm.br ^bb1 loc(#loc2)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation3} loc(#loc2)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation2} loc(#loc7)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc7)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc7)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 loc(#loc7)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc7)
  ^bb7:  // 2 preds: ^bb6, ^bb7
    llvm.cond_br %arg0, ^bb7, ^bb8 loc(#loc7)
  ^bb8:  // 2 preds: ^bb7, ^bb8
    llvm.cond_br %arg0, ^bb8, ^bb9 loc(#loc7)
  ^bb9:  // 2 preds: ^bb8, ^bb9
    llvm.cond_br %arg0, ^bb9, ^bb10 loc(#loc7)
  ^bb10:  // 2 preds: ^bb9, ^bb10
    llvm.cond_br %arg0, ^bb10, ^bb11 {loop_annotation = #loop_annotation1} loc(#loc7)
  ^bb11:  // pred: ^bb10
    llvm.return loc(#loc2)
  } loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc(unknown)
// ==== stderr ====
t.c:5:2: warning: expected metadata nodes llvm.loop.unroll.enable and llvm.loop.unroll.disable to be mutually exclusive.
t.c:5:2: warning: expected metadata node llvm.loop.vectorize.enable to hold a boolean value
t.c:5:2: warning: expected metadata node llvm.loop.vectorize.width to hold an i32 value
t.c:5:2: warning: expected metadata node llvm.loop.interleave.count to hold an i32 value
t.c:5:2: warning: expected metadata node llvm.loop.unroll.full to hold no value
t.c:5:2: warning: expected metadata node llvm.loop.isvectorized to hold an integer value
t.c:5:2: warning: unknown loop annotation llvm.loop.own
t.c:5:2: warning: cannot import empty loop property
t.c:5:2: warning: cannot import loop property without a name
t.c:5:2: warning: cannot import loop properties with duplicated names llvm.loop.mustprogress
t.c:5:2: warning: expected all loop properties to be either debug locations or metadata nodes
t.c:5:2: error: expected loop metadata to have at most two DILocations
t.c:5:2: warning: expected metadata node llvm.loop.vectorize.followup_all to hold an MDNode
t.c:5:2: warning: unknown loop annotation llvm.loop.other
t.c:5:2: warning: could not lookup access group
