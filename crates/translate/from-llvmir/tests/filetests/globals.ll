; terrace translate --import-llvm
; Values of globals are attributes where they are numbers alone, and regions elsewhere.
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl x"
module asm ""
module asm "x: ret"
%pair = type { i32, ptr }
$c = comdat any
$unused = comdat largest
$d = comdat nodeduplicate
@i = global i32 7, align 4
@b = constant i1 true
@f = internal constant double 2.5e-1
@s = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@a = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
@mixed = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]
@v = global [2 x <2 x float>] zeroinitializer
@i1s = global <3 x i1> <i1 true, i1 false, i1 true>
@pair = global %pair { i32 1, ptr @i }, comdat($d)
@zero = global %pair zeroinitializer, comdat($c), section "own"
@undef = weak_odr hidden global [2 x ptr] undef
@gep = global ptr getelementptr inbounds (%pair, ptr @pair, i64 0, i32 1)
@0 = private global i32 3
@byname = global ptr @0
@tls = thread_local(initialexec) global i32 0
@ext = external global i8, align 8
@space = external addrspace(3) global i32
@sum = global i64 add (i64 ptrtoint (ptr @i to i64), i64 8)
@llvm.used = appending global [1 x ptr] [ptr @i], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }, { i32, ptr, ptr } { i32 1, ptr @init, ptr @i }]
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@alias = weak alias i32, ptr @i
@part = hidden alias ptr, getelementptr (i8, ptr @pair, i64 8)
@choose = ifunc void (), ptr @resolver
@again = ifunc void (), ptr @resolver
define internal void @init() comdat($c) {
  ret void
}
define ptr @resolver() {
  ret ptr @init
}
