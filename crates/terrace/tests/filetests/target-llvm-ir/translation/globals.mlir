// terrace translate --mlir-to-llvmir
// Globals first, whatever their order in the module.
llvm.func @reader() -> i32 {
  %p = llvm.mlir.addressof @answer : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.mlir.global external @answer(42 : i32) : i32
llvm.mlir.global internal constant @text("hello\0A\00") : !llvm.array<7 x i8>
llvm.mlir.global private constant @table(dense<[1, 2, 3, 4]> : tensor<4xi16>) : !llvm.array<4 x i16>
llvm.mlir.global external @declared() : f64
llvm.mlir.global internal @pointer() : !llvm.ptr {
  %p = llvm.mlir.addressof @answer : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.mlir.global weak_odr unnamed_addr @placed(1.5 : f32) {section = ".data.rel", alignment = 16 : i64, addr_space = 0 : i32} : f32
llvm.mlir.global external thread_local @tls(0 : i64) : i64
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@answer = global i32 42
@text = internal constant [7 x i8] c"hello\0A\00"
@table = private constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@declared = external global double
@pointer = internal global ptr @answer
@placed = weak_odr unnamed_addr global float 1.500000e+00, section ".data.rel", align 16
@tls = thread_local global i64 0

define i32 @reader() {
  %1 = load i32, ptr @answer, align 4
  ret i32 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
