// terrace lower --plan
// Upstream has patterns for casts of these floats, and no arithmetic on any float of 8 bits or fewer.
func.func @f(%x: f4E2M1FN, %s: f8E8M0FNU) -> (f32, f4E2M1FN) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.addf %x, %x : f4E2M1FN
  %2 = math.sqrt %1 : f4E2M1FN
  return %0, %2 : f32, f4E2M1FN
}
// ==== stdout ====
builtin.module(arith-expand,math-extend-to-supported-types{extra-types={f16,bf16,f80,f128}},arith-emulate-unsupported-floats{source-types={f4E2M1FN,f6E2M3FN,f6E3M2FN,f8E3M4,f8E4M3,f8E4M3FN,f8E4M3FNUZ,f8E5M2,f8E5M2FNUZ,f8E8M0FNU}},arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-math-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)
