// terrace translate --mlir-to-llvmir
// Deoptimization says with what state the unoptimized code goes on.
llvm.func @llvm.experimental.deoptimize.i32(...) -> i32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.call @llvm.experimental.deoptimize.i32(%a) vararg(!llvm.func<i32 (...)>) : (i32) -> i32
  llvm.return %0 : i32
}
// ==== stderr ====
<stdin>:5:8: error: experimental_deoptimize must have exactly one "deopt" operand bundle
  %0 = llvm.call @llvm.experimental.deoptimize.i32(%a) vararg(!llvm.func<i32 (...)>) : (i32) -> i32
       ^
// ==== exit 1 ====
