// terrace translate --mlir-to-llvmir
// Lists of constructors and destructors may be empty. A second list gets a name of its own.
llvm.func @a() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [], priorities = [], data = []
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @a, ptr null }]
@llvm.global_ctors.1 = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_ctors.2 = appending global [0 x { i32, ptr, ptr }] zeroinitializer

define void @a() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
