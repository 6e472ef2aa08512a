// terrace translate --mlir-to-llvmir
// What deoptimization gives is returned.
llvm.func @llvm.experimental.deoptimize.i32(...) -> i32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.call @llvm.experimental.deoptimize.i32(%a) vararg(!llvm.func<i32 (...)>) ["deopt"(%a : i32)] : (i32) -> i32
  llvm.return %a : i32
}
// ==== stderr ====
<stdin>:5:8: error: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
  %0 = llvm.call @llvm.experimental.deoptimize.i32(%a) vararg(!llvm.func<i32 (...)>) ["deopt"(%a : i32)] : (i32) -> i32
       ^
// ==== exit 1 ====
