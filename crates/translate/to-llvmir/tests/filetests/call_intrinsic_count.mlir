// terrace translate --mlir-to-llvmir
// There must be as many arguments as the intrinsic has.
llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: intrinsic call has 1 operands but "llvm.smax" expects 2
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
       ^
<stdin>:4:8: error: LLVM Translation failed for operation: llvm.call_intrinsic
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.smax", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// ==== exit 1 ====
