// terrace translate --mlir-to-llvmir
// A list of no libraries is a list.
module attributes {llvm.dependent_libraries = []} {}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.dependent-libraries = !{}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
