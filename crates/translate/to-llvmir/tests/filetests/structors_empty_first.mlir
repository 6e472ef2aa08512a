// terrace translate --mlir-to-llvmir
// What comes after an empty list goes into it.
llvm.func @a() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_ctors ctors = [@a], priorities = [-1 : i32], data = [#llvm.zero]
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 -1, ptr @a, ptr null }]

define void @a() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
