// terrace translate --mlir-to-llvmir
// Attributes of other dialects that MLIR's translation does not look at are no errors.
module attributes {gpu.container_module, omp.is_target_device = false} {
  llvm.func @f(%p: !llvm.ptr {gpu.foo}) attributes {gpu.kernel, nvvm.other} {
    llvm.return {acc.foo}
  }
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
