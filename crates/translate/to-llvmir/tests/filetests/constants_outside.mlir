// terrace translate --mlir-to-llvmir
// Constants outside of functions leave nothing behind.
llvm.func @f()
%0 = llvm.mlir.constant(1 : i32) : i32
%1 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i32, i32)>
%3 = llvm.add %0, %0 : i32
%4 = llvm.mlir.addressof @f : !llvm.ptr
%5 = llvm.mlir.zero : !llvm.ptr
%6 = llvm.getelementptr %4[%3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%7 = llvm.mlir.poison : f32
%8 = llvm.mlir.none : !llvm.token
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
