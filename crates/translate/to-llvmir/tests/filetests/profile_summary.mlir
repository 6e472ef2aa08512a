// terrace translate --mlir-to-llvmir
// All numbers of a profile summary have 64 bits.
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 10, max_count = 8, max_internal_count = 1, max_function_count = 8, num_counts = 2, num_functions = 2, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 8, num_counts = 1>, <cut_off = 4000000000, min_count = 8, num_counts = 4294967295>>>]
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.module.flags = !{!0, !15}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 10}
!4 = !{!"MaxCount", i64 8}
!5 = !{!"MaxInternalCount", i64 1}
!6 = !{!"MaxFunctionCount", i64 8}
!7 = !{!"NumCounts", i64 2}
!8 = !{!"NumFunctions", i64 2}
!9 = !{!"IsPartialProfile", i64 0}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i64 10000, i64 8, i64 1}
!14 = !{i64 4000000000, i64 8, i64 4294967295}
!15 = !{i32 2, !"Debug Info Version", i32 3}
