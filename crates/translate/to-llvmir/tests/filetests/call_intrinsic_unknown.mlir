// terrace translate --mlir-to-llvmir
// A name that only begins like that of an intrinsic is unknown.
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.trap.i32"(%a) : (i32) -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:4:3: error: could not find LLVM intrinsic: "llvm.trap.i32"
  llvm.call_intrinsic "llvm.trap.i32"(%a) : (i32) -> ()
  ^
<stdin>:4:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
  llvm.call_intrinsic "llvm.trap.i32"(%a) : (i32) -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.trap.i32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// ==== exit 1 ====
