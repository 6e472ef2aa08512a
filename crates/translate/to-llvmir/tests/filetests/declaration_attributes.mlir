// terrace translate --mlir-to-llvmir
// Declarations keep their section and attributes, which say how they are called. MLIR drops these.
llvm.func @f() attributes {section = "x", arm_streaming, arm_inout_za, tune_cpu = "y", no_nans_fp_math = true, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>}
