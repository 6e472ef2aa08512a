// terrace translate --mlir-to-llvmir
// Unsigned numbers and those of one bit keep their value in wider types, others their sign.
llvm.func @a() -> vector<2xi64> {
  %0 = llvm.mlir.constant(dense<[1, 255]> : vector<2xui8>) : vector<2xi64>
  llvm.return %0 : vector<2xi64>
}
llvm.func @b() -> vector<2xi64> {
  %0 = llvm.mlir.constant(dense<[1, -1]> : vector<2xi8>) : vector<2xi64>
  llvm.return %0 : vector<2xi64>
}
llvm.func @c() -> i64 {
  %0 = llvm.mlir.constant(255 : ui8) : i64
  llvm.return %0 : i64
}
llvm.func @d() -> vector<2xi64> {
  %0 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi64>
  llvm.return %0 : vector<2xi64>
}
llvm.func @e() -> !llvm.array<2 x i8> {
  %0 = llvm.mlir.constant(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i8>
  llvm.return %0 : !llvm.array<2 x i8>
}
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(300 : ui16) : i8
  %1 = llvm.mlir.constant(-1 : index) : i64
  llvm.return %1 : i64
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <2 x i64> @a() {
  ret <2 x i64> <i64 1, i64 255>
}

define <2 x i64> @b() {
  ret <2 x i64> <i64 1, i64 -1>
}

define i64 @c() {
  ret i64 255
}

define <2 x i64> @d() {
  ret <2 x i64> <i64 1, i64 0>
}

define [2 x i8] @e() {
  ret [2 x i8] c"\01\00"
}

define i64 @f() {
  ret i64 -1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
