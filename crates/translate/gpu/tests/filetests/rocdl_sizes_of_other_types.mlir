// terrace translate --mlir-to-llvmir --split-input-file
// The functions that are called return 64 bits.
llvm.func @f() -> i32 {
  %0 = rocdl.workgroup.dim.x : i32
  llvm.return %0 : i32
}
// -----
llvm.func @__ockl_get_local_size(i32) -> i32
llvm.func @f() -> i64 {
  %0 = rocdl.workgroup.dim.x : i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() -> i64 {
  %0 = rocdl.workgroup.dim.x range <i128, 1, 2> : i64
  llvm.return %0 : i64
}
// ==== stdout ====


; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i64 @f() {
  %1 = call range(i64 1, 2) i64 @__ockl_get_local_size(i32 0)
  ret i64 %1
}

declare i64 @__ockl_get_local_size(i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
// ==== stderr ====
within split at <stdin>:1 offset :4:8: error: 'rocdl.workgroup.dim.x' op calls __ockl_get_local_size, which returns i64 and not the type of the result
  %0 = rocdl.workgroup.dim.x : i32
       ^
within split at <stdin>:1 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i32
within split at <stdin>:1 offset :4:8: error: LLVM Translation failed for operation: rocdl.workgroup.dim.x
  %0 = rocdl.workgroup.dim.x : i32
       ^
within split at <stdin>:1 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i32
within split at <stdin>:7 offset :4:8: error: 'rocdl.workgroup.dim.x' op calls __ockl_get_local_size, which is declared with another type than i64 (i32)
  %0 = rocdl.workgroup.dim.x : i64
       ^
within split at <stdin>:7 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i64
within split at <stdin>:7 offset :4:8: error: LLVM Translation failed for operation: rocdl.workgroup.dim.x
  %0 = rocdl.workgroup.dim.x : i64
       ^
within split at <stdin>:7 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i64
// ==== exit 1 ====
