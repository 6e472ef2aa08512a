// terrace translate --mlir-to-llvmir
// An empty list of weights is none.
llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i1 %0) {
  br i1 %0, label %2, label %2

2:
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
