// terrace translate --mlir-to-llvmir
// The first attribute of a module that is a data layout is its layout.
module attributes {builtin.layout = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<3xi64>>>} {
  llvm.func @f()
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "p0:32:32:32:32"

declare void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
