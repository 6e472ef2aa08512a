// terrace lower --plan
// What only libm has comes after LLVM's own functions, and powers and limits that LLVM lacks come before.
func.func @f(%x: f32, %v: vector<4xf32>, %p: vector<4xi32>, %c: complex<f32>) -> (f32, vector<4xf32>, complex<f32>) {
  %0 = math.cbrt %x : f32
  %1 = math.rsqrt %0 : f32
  %2, %3 = math.sincos %1 : f32
  %4 = math.clampf %3 to [%0, %2] : f32
  %5 = math.fpowi %v, %p : vector<4xf32>, vector<4xi32>
  %6 = complex.sqrt %c : complex<f32>
  return %4, %5, %6 : f32, vector<4xf32>, complex<f32>
}
// ==== stdout ====
builtin.module(convert-complex-to-standard,math-expand-ops{ops={clampf}},convert-math-to-funcs,convert-math-to-llvm,convert-math-to-libm,convert-vector-to-llvm,convert-complex-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
