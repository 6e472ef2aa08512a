// terrace translate --mlir-to-llvmir
// Dependent libraries as a plain array.
module attributes {llvm.dependent_libraries = ["a", "b"]} {}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.dependent-libraries = !{!0, !1}
!llvm.module.flags = !{!2}

!0 = !{!"a"}
!1 = !{!"b"}
!2 = !{i32 2, !"Debug Info Version", i32 3}
