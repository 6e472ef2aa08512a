// terrace translate --mlir-to-llvmir
// Casts between pointers and integers, and address arithmetic, that end in constant expressions: the data layout says what
// can be undone, and what has no expression stays an instruction.
module attributes {llvm.data_layout="e-p:64:64:64:32"} {
llvm.mlir.global external @a() : i32
llvm.mlir.global external @c() : i32
llvm.func @cast1() -> i1 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i64
  %p = llvm.mlir.zero : i64
  %r = llvm.icmp "ne" %i, %p : i64
  llvm.return %r : i1
}
llvm.func @cast2() -> i1 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i64
  %p = llvm.ptrtoint %a : !llvm.ptr to i64
  %r = llvm.icmp "ne" %i, %p : i64
  llvm.return %r : i1
}
llvm.func @cast3() -> i1 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i32
  %p = llvm.ptrtoint %a : !llvm.ptr to i32
  %r = llvm.icmp "ne" %i, %p : i32
  llvm.return %r : i1
}
llvm.func @cast5() -> !llvm.ptr {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i32
  %p = llvm.inttoptr %i : i32 to !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @cast6() -> i32 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr<3>
  %r = llvm.ptrtoint %p : !llvm.ptr<3> to i32
  llvm.return %r : i32
}
llvm.func @cast7() -> i128 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i128
  %p = llvm.inttoptr %i : i128 to !llvm.ptr<3>
  %r = llvm.ptrtoint %p : !llvm.ptr<3> to i128
  llvm.return %r : i128
}
llvm.func @cast8() -> i96 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i128
  %p = llvm.inttoptr %i : i128 to !llvm.ptr<3>
  %r = llvm.ptrtoint %p : !llvm.ptr<3> to i96
  llvm.return %r : i96
}
llvm.func @cast9() -> i64 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i128
  %p = llvm.inttoptr %i : i128 to !llvm.ptr
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.mlir.global internal @own(5 : i64) {alignment = 16 : i64} : i64
llvm.mlir.alias external @other : i64 {
  %0 = llvm.mlir.addressof @own : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @narrow_index() -> !llvm.ptr {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %i = llvm.ptrtoint %c : !llvm.ptr to i8
  %r = llvm.getelementptr inbounds %c[%i] : (!llvm.ptr, i8) -> !llvm.ptr, i16
  %s = llvm.getelementptr inbounds %r[4] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.return %s : !llvm.ptr
}
llvm.func @below_null() -> !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  %r = llvm.getelementptr %z[-2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.return %r : !llvm.ptr
}
llvm.func @beyond_number() -> !llvm.ptr {
  %n = llvm.mlir.constant(0xA00000FF8 : i64) : i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  %r = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.return %r : !llvm.ptr
}
llvm.func @difference() -> i64 {
  %c = llvm.mlir.addressof @c : !llvm.ptr
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %n = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %i = llvm.ptrtoint %c : !llvm.ptr to i64
  %j = llvm.ptrtoint %a : !llvm.ptr to i64
  %k = llvm.ptrtoint %n : !llvm.ptr to i64
  %d = llvm.sub %i, %j : i64
  %e = llvm.sub %k, %i : i64
  %f = llvm.add %d, %e : i64
  llvm.return %f : i64
}
llvm.func @alias_alignment() -> i8 {
  %o = llvm.mlir.addressof @other : !llvm.ptr
  %i = llvm.ptrtoint %o : !llvm.ptr to i8
  %m = llvm.mlir.constant(15 : i8) : i8
  %r = llvm.and %i, %m : i8
  llvm.return %r : i8
}
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64:64:32"

@a = external global i32
@c = external global i32
@own = internal global i64 5, align 16

@other = alias i64, ptr @own

define i1 @cast1() {
  %1 = icmp ne i64 ptrtoint (ptr @c to i64), 0
  ret i1 %1
}

define i1 @cast2() {
  %1 = icmp ne i64 ptrtoint (ptr @c to i64), ptrtoint (ptr @a to i64)
  ret i1 %1
}

define i1 @cast3() {
  ret i1 true
}

define ptr @cast5() {
  ret ptr inttoptr (i32 ptrtoint (ptr @c to i32) to ptr)
}

define i32 @cast6() {
  ret i32 ptrtoint (ptr @c to i32)
}

define i128 @cast7() {
  %1 = ptrtoint ptr addrspace(3) inttoptr (i128 ptrtoint (ptr @c to i128) to ptr addrspace(3)) to i128
  ret i128 %1
}

define i96 @cast8() {
  %1 = ptrtoint ptr addrspace(3) inttoptr (i128 ptrtoint (ptr @c to i128) to ptr addrspace(3)) to i96
  ret i96 %1
}

define i64 @cast9() {
  ret i64 ptrtoint (ptr @c to i64)
}

define ptr @narrow_index() {
  ret ptr getelementptr inbounds nuw (i8, ptr getelementptr inbounds (i16, ptr @c, i8 ptrtoint (ptr @c to i8)), i32 32)
}

define ptr @below_null() {
  ret ptr inttoptr (i64 4294967280 to ptr)
}

define ptr @beyond_number() {
  ret ptr inttoptr (i64 42949677064 to ptr)
}

define i64 @difference() {
  ret i64 add (i64 sub (i64 ptrtoint (ptr @c to i64), i64 ptrtoint (ptr @a to i64)), i64 12)
}

define i8 @alias_alignment() {
  ret i8 0
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
