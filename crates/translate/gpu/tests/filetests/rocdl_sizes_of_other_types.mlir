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


// ==== stderr ====
within split at <stdin>:1 offset :4:8: error: 'rocdl.workgroup.dim.x' op calls __ockl_get_local_size, which returns i64, but the result type is different
  %0 = rocdl.workgroup.dim.x : i32
       ^
within split at <stdin>:1 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i32
within split at <stdin>:1 offset :4:8: error: LLVM Translation failed for operation: rocdl.workgroup.dim.x
  %0 = rocdl.workgroup.dim.x : i32
       ^
within split at <stdin>:1 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i32
within split at <stdin>:7 offset :4:8: error: 'rocdl.workgroup.dim.x' op calls __ockl_get_local_size, which is declared with a type other than i64 (i32)
  %0 = rocdl.workgroup.dim.x : i64
       ^
within split at <stdin>:7 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i64
within split at <stdin>:7 offset :4:8: error: LLVM Translation failed for operation: rocdl.workgroup.dim.x
  %0 = rocdl.workgroup.dim.x : i64
       ^
within split at <stdin>:7 offset :4:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() : () -> i64
within split at <stdin>:13 offset :3:8: error: 'rocdl.workgroup.dim.x' op has a range that is wider than the i64 of the function it calls
  %0 = rocdl.workgroup.dim.x range <i128, 1, 2> : i64
       ^
within split at <stdin>:13 offset :3:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() <{range = #llvm.constant_range<i128, 1, 2>}> : () -> i64
within split at <stdin>:13 offset :3:8: error: LLVM Translation failed for operation: rocdl.workgroup.dim.x
  %0 = rocdl.workgroup.dim.x range <i128, 1, 2> : i64
       ^
within split at <stdin>:13 offset :3:8: note: see current operation: %0 = "rocdl.workgroup.dim.x"() <{range = #llvm.constant_range<i128, 1, 2>}> : () -> i64
// ==== exit 1 ====
