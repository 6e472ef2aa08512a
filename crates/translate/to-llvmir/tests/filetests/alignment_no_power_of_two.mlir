// terrace translate --mlir-to-llvmir
// Of alignments only the highest bit counts.
llvm.mlir.global external @g() : i32
llvm.func @d() attributes {alignment = 3 : i64}
llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.store %0, %p {alignment = 12 : i64} : i32, !llvm.ptr
  %1 = llvm.alloca %n x i32 {alignment = 100 : i64} : (i32) -> !llvm.ptr
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i32

declare void @d() align 2

define void @f(ptr %0, i32 %1) {
  %3 = load i32, ptr %0, align 2
  store i32 %3, ptr %0, align 8
  %4 = alloca i32, i32 %1, align 64
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
