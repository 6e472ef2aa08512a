// terrace opt
// The types of the value and of the result must be alike in width.
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f64) : i32
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: 'llvm.mlir.constant' op expected integer type of width 64
  %0 = llvm.mlir.constant(1.0 : f64) : i32
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> i32
// ==== exit 1 ====
