// terrace translate --mlir-to-llvmir
// The integer of an address less an integer is a difference.
llvm.mlir.global external @g() : i8
llvm.mlir.global external @h() : i8
llvm.func @f() -> i64 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @h : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.sub %3, %2 : i64
  %5 = llvm.getelementptr %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
  llvm.return %6 : i64
}
llvm.func @narrow() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @h : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.sub %3, %2 : i64
  %5 = llvm.getelementptr inbounds %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
  llvm.return %6 : i32
}
llvm.func @not_bytes() -> i64 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @h : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.sub %3, %2 : i64
  %5 = llvm.getelementptr %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
  llvm.return %6 : i64
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i8
@h = external global i8

define i64 @f() {
  ret i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
}

define i32 @narrow() {
  ret i32 trunc (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)) to i32)
}

define i64 @not_bytes() {
  ret i64 ptrtoint (ptr getelementptr (i16, ptr @g, i64 sub (i64 0, i64 ptrtoint (ptr @h to i64))) to i64)
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
