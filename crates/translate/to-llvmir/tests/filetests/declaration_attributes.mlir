// terrace translate --mlir-to-llvmir
// Declarations keep their section and attributes, which say how they are called. MLIR drops these.
llvm.func @f() attributes {section = "x", arm_streaming, arm_inout_za, tune_cpu = "y", no_nans_fp_math = true, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @f() #0 section "x"

attributes #0 = { vscale_range(1,4) "aarch64_inout_za" "aarch64_pstate_sm_enabled" "no-nans-fp-math"="true" "tune-cpu"="y" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
