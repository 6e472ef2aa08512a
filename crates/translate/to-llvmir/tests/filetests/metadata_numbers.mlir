// terrace translate --mlir-to-llvmir
// Named metadata has the first numbers, even that which is only added at the end.
llvm.module_flags [#llvm.mlir.module_flag<override, "PIC", 2 : i32>]
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p {alignment = 4 : i64, nontemporal} : f32, !llvm.ptr
  %0 = llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, float %1) {
  store float %1, ptr %0, align 4, !nontemporal !2
  %3 = load float, ptr %0, align 4, !invariant.load !3
  ret void
}

!llvm.module.flags = !{!0, !1}

!0 = !{i32 4, !"PIC", i32 2}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1}
!3 = !{}
