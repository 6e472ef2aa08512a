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
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [".globl x", "x: ret"], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @d nodeduplicate
    llvm.comdat_selector @c any
  }
  llvm.mlir.global external @i(7 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global external constant @b(true) {addr_space = 0 : i32} : i1
  llvm.mlir.global internal constant @f(2.500000e-01 : f64) {addr_space = 0 : i32, dso_local} : f64
  llvm.mlir.global private unnamed_addr constant @s("hello\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @a(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i16>>
  llvm.mlir.global external @mixed() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i16>> {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi16>) : !llvm.array<2 x i16>
    %2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi16>) : !llvm.array<2 x i16>
    %3 = llvm.mlir.undef : !llvm.array<2 x array<2 x i16>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<2 x i16>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<2 x i16>> 
    llvm.return %5 : !llvm.array<2 x array<2 x i16>>
  }
  llvm.mlir.global external @v(dense<0.000000e+00> : vector<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xf32>>
  llvm.mlir.global external @i1s(dense<[true, false, true]> : vector<3xi1>) {addr_space = 0 : i32} : vector<3xi1>
  llvm.mlir.global external @pair() comdat(@__llvm_global_comdat::@d) {addr_space = 0 : i32} : !llvm.struct<"pair", (i32, ptr)> {
    %0 = llvm.mlir.addressof @i : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<"pair", (i32, ptr)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"pair", (i32, ptr)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"pair", (i32, ptr)> 
    llvm.return %4 : !llvm.struct<"pair", (i32, ptr)>
  }
  llvm.mlir.global external @zero() comdat(@__llvm_global_comdat::@c) {addr_space = 0 : i32, section = "own"} : !llvm.struct<"pair", (i32, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<"pair", (i32, ptr)>
    llvm.return %2 : !llvm.struct<"pair", (i32, ptr)>
  }
  llvm.mlir.global weak_odr hidden @undef() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
    llvm.return %0 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @gep() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @pair : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    llvm.return %3 : !llvm.ptr
  }
  llvm.mlir.global private @mlir.llvm.nameless_global_0(3 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @byname() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @mlir.llvm.nameless_global_0 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external thread_local @tls(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @ext() {addr_space = 0 : i32, alignment = 8 : i64} : i8
  llvm.mlir.global external @space() {addr_space = 3 : i32} : i32
  llvm.mlir.global external @sum() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @i : !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = llvm.add %2, %0 : i64
    llvm.return %3 : i64
  }
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @i : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    llvm.return %2 : !llvm.array<1 x ptr>
  }
  llvm.mlir.global_ctors ctors = [@init, @init], priorities = [65535 : i32, 1 : i32], data = [#llvm.zero, @i]
  llvm.mlir.global_dtors dtors = [], priorities = [], data = []
  llvm.mlir.alias weak @alias : i32 {
    %0 = llvm.mlir.addressof @i : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias external hidden @part {dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @pair : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.ifunc external @again : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.mlir.ifunc external @choose : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.func internal @init() comdat(@__llvm_global_comdat::@c) attributes {dso_local} {
    llvm.return
  }
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @init : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
