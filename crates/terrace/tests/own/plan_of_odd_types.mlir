// terrace lower --plan
// Powers of index, and fused products and complex numbers of small floats, which no pass of MLIR lowers.
func.func @f(%i: index, %x: f8E5M2, %z: complex<f8E4M3FN>) -> (index, f8E5M2, complex<f8E4M3FN>) {
  %0 = math.ipowi %i, %i : index
  %1 = math.fma %x, %x, %x : f8E5M2
  %2 = complex.mul %z, %z : complex<f8E4M3FN>
  return %0, %1, %2 : index, f8E5M2, complex<f8E4M3FN>
}
// ==== stdout ====
builtin.module(convert-complex-to-standard,math-extend-to-supported-types{extra-types={f16,bf16,f80,f128}},terrace-expand-math,arith-emulate-unsupported-floats{source-types={f4E2M1FN,f6E2M3FN,f6E3M2FN,f8E3M4,f8E4M3,f8E4M3FN,f8E4M3FNUZ,f8E5M2,f8E5M2FNUZ,f8E8M0FNU}},terrace-expand-arith,convert-math-to-funcs,convert-math-to-llvm,convert-complex-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
