// terrace translate --mlir-to-llvmir
// Lanes of a vector of addresses are cast as they are written; taken out one by one they are folded with the data layout.
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.constant(dense<[5, 7]> : vector<2xi16>) : vector<2xi16>
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, vector<2xi16>) -> vector<2x!llvm.ptr>, i32
  %3 = llvm.ptrtoint %2 : vector<2x!llvm.ptr> to vector<2xi16>
  llvm.return %3 : vector<2xi16>
}
llvm.mlir.global external @g() : !llvm.array<9 x i32>
llvm.func @h() -> vector<2xi64> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(dense<[0, 7]> : vector<2xi64>) : vector<2xi64>
  %2 = llvm.getelementptr inbounds %0[%z, %1] : (!llvm.ptr, i64, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.array<9 x i32>
  %3 = llvm.ptrtoint %2 : vector<2x!llvm.ptr> to vector<2xi64>
  llvm.return %3 : vector<2xi64>
}
llvm.func @i() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(dense<[5, 7]> : vector<2xi64>) : vector<2xi64>
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %3 = llvm.extractelement %2[%one : i32] : vector<2x!llvm.ptr>
  llvm.return %3 : !llvm.ptr
}
llvm.func @s() -> vector<2x!llvm.ptr> {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.constant(dense<[5, 7]> : vector<2xi64>) : vector<2xi64>
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  %3 = llvm.mlir.zero : vector<2x!llvm.ptr>
  %4 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %5 = llvm.select %4, %2, %3 : vector<2xi1>, vector<2x!llvm.ptr>
  llvm.return %5 : vector<2x!llvm.ptr>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [9 x i32]

define <2 x i16> @f() {
  ret <2 x i16> <i16 ptrtoint (ptr getelementptr (i32, ptr null, i64 5) to i16), i16 ptrtoint (ptr getelementptr (i32, ptr null, i64 7) to i16)>
}

define <2 x i64> @h() {
  ret <2 x i64> <i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr getelementptr inbounds ([9 x i32], ptr @g, i64 0, i64 7) to i64)>
}

define ptr @i() {
  ret ptr getelementptr inbounds nuw (i8, ptr @g, i64 28)
}

define <2 x ptr> @s() {
  ret <2 x ptr> <ptr getelementptr (i32, ptr null, i64 5), ptr null>
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
