// terrace translate --mlir-to-llvmir
// Intrinsics of AMX, which take and give tiles without a size.
llvm.func @tiles(%p: !llvm.ptr, %stride: i64) {
  %rows = llvm.mlir.constant(16 : i16) : i16
  %bytes = llvm.mlir.constant(64 : i16) : i16
  %0 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%rows, %bytes) : (i16, i16) -> !llvm.x86_amx
  %1 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%rows, %bytes, %p, %stride) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
  %2 = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"(%rows, %bytes, %bytes, %0, %1, %1) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
  %3 = llvm.call_intrinsic "llvm.x86.tdpfp16ps.internal"(%rows, %bytes, %bytes, %2, %1, %1) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
  llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%rows, %bytes, %p, %stride, %3) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @tiles(ptr %0, i64 %1) {
  %3 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %4 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %0, i64 %1)
  %5 = call x86_amx @llvm.x86.tdpbuud.internal(i16 16, i16 64, i16 64, x86_amx %3, x86_amx %4, x86_amx %4)
  %6 = call x86_amx @llvm.x86.tdpfp16ps.internal(i16 16, i16 64, i16 64, x86_amx %5, x86_amx %4, x86_amx %4)
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %0, i64 %1, x86_amx %6)
  ret void
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)

declare x86_amx @llvm.x86.tdpbuud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare x86_amx @llvm.x86.tdpfp16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
