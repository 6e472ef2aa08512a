// terrace translate --mlir-to-llvmir
// Declarations have target features.
llvm.func @f(i32) attributes {target_cpu = "x", target_features = #llvm.target_features<["+sse", "-avx"]>}
llvm.func @g(i32) attributes {target_features = #llvm.target_features<[]>}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @f(i32) #0

declare void @g(i32) #1

attributes #0 = { "target-cpu"="x" "target-features"="+sse,-avx" }
attributes #1 = { "target-features" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
