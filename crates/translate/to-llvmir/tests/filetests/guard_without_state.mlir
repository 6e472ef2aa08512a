// terrace translate --mlir-to-llvmir
// A guard says with what state the unoptimized code goes on.
llvm.func @f(%a: i32) -> i32 {
  %c = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.experimental.guard"(%c) : (i1) -> ()
  llvm.return %a : i32
}
// ==== stderr ====
<stdin>:5:3: error: experimental_guard must have exactly one "deopt" operand bundle
  llvm.call_intrinsic "llvm.experimental.guard"(%c) : (i1) -> ()
  ^
// ==== exit 1 ====
