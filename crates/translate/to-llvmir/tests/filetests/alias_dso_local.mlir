// terrace translate --mlir-to-llvmir
// An alias that is `dso_local` stays that. MLIR drops the word.
llvm.mlir.global external @g(0 : i32) : i32
llvm.mlir.alias external @a {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak @b {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external hidden @c {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0

@a = alias i32, ptr @g
@b = weak alias i32, ptr @g
@c = hidden alias i32, ptr @g

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
