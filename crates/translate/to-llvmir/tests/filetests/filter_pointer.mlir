// terrace translate --mlir-to-llvmir
// A filter that is a pointer is a catch.
llvm.func @p(...) -> i32
llvm.func @g()
llvm.mlir.global external @ti() : !llvm.ptr
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.addressof @ti : !llvm.ptr
  llvm.invoke @g() to ^b1 unwind ^b2 : () -> ()
^b1: llvm.return
^b2:
  %0 = llvm.landingpad (filter %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@ti = external global ptr

declare i32 @p(...)

declare void @g()

define void @f() personality ptr @p {
  invoke void @g()
          to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { ptr, i32 }
          catch ptr @ti
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
