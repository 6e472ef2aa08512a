// terrace translate --mlir-to-llvmir
// The types must be those of one of the overloads.
llvm.func @f(%a: i32, %b: i64) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %b) : (i32, i64) -> i32
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: call intrinsic signature i32 (i32, i64) to overloaded intrinsic "llvm.smax" does not match any of the overloads
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %b) : (i32, i64) -> i32
       ^
<stdin>:4:8: error: LLVM Translation failed for operation: llvm.call_intrinsic
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %b) : (i32, i64) -> i32
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.call_intrinsic"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.smax", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> i32
// ==== exit 1 ====
