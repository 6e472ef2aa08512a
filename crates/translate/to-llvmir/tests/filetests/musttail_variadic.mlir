// terrace translate --mlir-to-llvmir
// A guaranteed tail call in a variadic function hands on the arguments that have no parameter.
llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32, ...) -> i32 {
  %0 = llvm.call musttail @g(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @h(%p: !llvm.ptr, ...) {
  llvm.call musttail %p(%p) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @k(...) {
  %p = llvm.mlir.addressof @h : !llvm.ptr
  llvm.call musttail %p() vararg(!llvm.func<void (...)>) : !llvm.ptr, () -> ()
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @g(i32, ...)

define i32 @f(i32 %0, ...) {
  %2 = musttail call i32 (i32, ...) @g(i32 %0, ...)
  ret i32 %2
}

define void @h(ptr %0, ...) {
  musttail call void (ptr, ...) %0(ptr %0, ...)
  ret void
}

define void @k(...) {
  musttail call void (...) @h(...)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
