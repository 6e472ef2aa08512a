// terrace translate --mlir-to-llvmir
// Arguments must have the types of the intrinsic's.
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:4:3: error: intrinsic call operand #0 has type i32 but "llvm.assume" expects i1
  llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> ()
  ^
<stdin>:4:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
  llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// ==== exit 1 ====
