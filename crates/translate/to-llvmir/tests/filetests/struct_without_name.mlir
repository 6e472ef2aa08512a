// terrace translate --mlir-to-llvmir
// An identified struct whose name is empty has a number in LLVM.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"", (i64, ptr)>
  llvm.return
}
llvm.func @g(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"x", (i64, struct<"", (i64, ptr)>)>
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%0 = type { i64, ptr }

define void @f(ptr %0) {
  %2 = load %0, ptr %0, align 8
  ret void
}

%x = type { i64, %0 }

define void @g(ptr %0) {
  %2 = load %x, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
