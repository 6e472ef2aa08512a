// terrace translate --mlir-to-llvmir
// Deoptimization gives what the function returns.
llvm.func @llvm.experimental.deoptimize.f32(...) -> f32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.call @llvm.experimental.deoptimize.f32(%a) vararg(!llvm.func<f32 (...)>) ["deopt"(%a : i32)] : (i32) -> f32
  llvm.return %a : i32
}
// ==== stderr ====
<stdin>:5:8: error: experimental_deoptimize return type must match caller return type
  %0 = llvm.call @llvm.experimental.deoptimize.f32(%a) vararg(!llvm.func<f32 (...)>) ["deopt"(%a : i32)] : (i32) -> f32
       ^
// ==== exit 1 ====
