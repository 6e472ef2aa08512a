// terrace translate --mlir-to-llvmir
// The result must be that of the intrinsic.
llvm.func @f() {
  %0 = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i64
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: intrinsic call returns i64 but "llvm.nvvm.read.ptx.sreg.tid.x" actually returns i32
  %0 = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i64
       ^
<stdin>:4:8: error: LLVM Translation failed for operation: llvm.call_intrinsic
  %0 = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i64
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.nvvm.read.ptx.sreg.tid.x", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i64
// ==== exit 1 ====
