// terrace translate --mlir-to-llvmir
// Chains of inserted constants, with values that are no constants in between.
llvm.func @f(%x: i32) -> !llvm.struct<(i32, array<2 x i32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.insertvalue %1, %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %4 = llvm.insertvalue %x, %3[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %5 = llvm.insertvalue %1, %4[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %6 = llvm.insertvalue %1, %5[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %6 : !llvm.struct<(i32, array<2 x i32>)>
}
llvm.func @g(%x: i32) -> !llvm.struct<(i32, array<2 x i32>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.mlir.zero : !llvm.array<2 x i32>
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.insertvalue %a, %2[1] : !llvm.struct<(i32, array<2 x i32>)>
  %b = llvm.extractvalue %3[1] : !llvm.struct<(i32, array<2 x i32>)>
  %c = llvm.insertvalue %x, %b[1] : !llvm.array<2 x i32>
  %4 = llvm.insertvalue %c, %3[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.br ^b
^b:
  %5 = llvm.insertvalue %1, %4[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %5 : !llvm.struct<(i32, array<2 x i32>)>
}
llvm.mlir.global external @s() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.mlir.addressof @s : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr)>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@s = global { i32, ptr } { i32 7, ptr @s }

define { i32, [2 x i32] } @f(i32 %0) {
  %2 = insertvalue { i32, [2 x i32] } { i32 1, [2 x i32] [i32 1, i32 undef] }, i32 %0, 1, 1
  %3 = insertvalue { i32, [2 x i32] } %2, i32 1, 1, 1
  %4 = insertvalue { i32, [2 x i32] } %3, i32 1, 1, 0
  ret { i32, [2 x i32] } %4
}

define { i32, [2 x i32] } @g(i32 %0) {
  %2 = insertvalue [2 x i32] zeroinitializer, i32 %0, 1
  %3 = insertvalue { i32, [2 x i32] } zeroinitializer, [2 x i32] %2, 1
  br label %4

4:
  %5 = insertvalue { i32, [2 x i32] } %3, i32 0, 1, 1
  ret { i32, [2 x i32] } %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
