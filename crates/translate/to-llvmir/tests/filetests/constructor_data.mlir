// terrace translate --mlir-to-llvmir
// A constructor runs only if its data is linked in. MLIR drops the data.
llvm.mlir.global external @g(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@one, @two], priorities = [0 : i32, 5 : i32], data = [@g, #llvm.zero]
llvm.mlir.global_dtors dtors = [@two], priorities = [1 : i32], data = [@g]
llvm.func @one() {
  llvm.return
}
llvm.func @two() {
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @one, ptr @g }, { i32, ptr, ptr } { i32 5, ptr @two, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @two, ptr @g }]

define void @one() {
  ret void
}

define void @two() {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
