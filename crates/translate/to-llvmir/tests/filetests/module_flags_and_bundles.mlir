// terrace translate --mlir-to-llvmir --split-input-file
// Flags and bundles that LLVM takes; the profile of calls is a distinct node.
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>, #llvm.cgprofile_entry<from = @a, count = 4>]>]
llvm.func @a()
llvm.func @b()
// -----
llvm.module_flags [#llvm.mlir.module_flag<max, "x", -3 : i32>, #llvm.mlir.module_flag<min, "y", 3 : i64>]
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %a : !llvm.ptr, i32), "nonnull"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["nonnull"(%a : i32)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["dereferenceable"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.intr.assume %t ["cold"()] : i1
  llvm.intr.assume %t ["separate_storage"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["dereferenceable"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @a()

declare void @b()

!llvm.module.flags = !{!0, !4}

!0 = !{i32 5, !"CG Profile", !1}
!1 = distinct !{!2, !3}
!2 = !{ptr @a, ptr @b, i64 3}
!3 = !{ptr @a, null, i64 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 7, !"x", i32 -3}
!1 = !{i32 8, !"y", i32 3}
!2 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) {
  call void @llvm.assume(i1 true) [ "align"(ptr %0, i32 %1), "nonnull"(ptr %0) ]
  ret void
}

declare void @llvm.assume(i1)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) {
  call void @llvm.assume(i1 true) [ "nonnull"(i32 %1) ]
  ret void
}

declare void @llvm.assume(i1)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %0, i32 %1) ]
  call void @llvm.assume(i1 true) [ "cold"() ]
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %0, ptr %0) ]
  ret void
}

declare void @llvm.assume(i1)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, i32 %1) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %0, i32 %1) ]
  ret void
}

declare void @llvm.assume(i1)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
