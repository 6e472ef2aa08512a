// terrace translate --mlir-to-llvmir
// The longest run of components that any name begins with decides.
llvm.func @f(%a: vector<4xi32>) {
  llvm.call_intrinsic "llvm.arm.mve.vqrdmlash.predicate"(%a) : (vector<4xi32>) -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:4:3: error: could not find LLVM intrinsic: "llvm.arm.mve.vqrdmlash.predicate"
  llvm.call_intrinsic "llvm.arm.mve.vqrdmlash.predicate"(%a) : (vector<4xi32>) -> ()
  ^
<stdin>:4:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
  llvm.call_intrinsic "llvm.arm.mve.vqrdmlash.predicate"(%a) : (vector<4xi32>) -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.arm.mve.vqrdmlash.predicate", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (vector<4xi32>) -> ()
// ==== exit 1 ====
