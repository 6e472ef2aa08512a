// terrace lower --plan
// Passes that MLIR does not have are there only because of operations that none of its passes lowers.
func.func @f(%v: vector<2x3xf32>, %m: memref<4x4xf32>, %x: f8E5M2, %i: index) -> (vector<2x3xi1>, f32) {
  vector.store %v, %m[%i, %i] : memref<4x4xf32>, vector<2x3xf32>
  %0 = math.isinf %v : vector<2x3xf32>
  %1 = arith.extf %x : f8E5M2 to f32
  %2 = memref.atomic_rmw mulf %1, %m[%i, %i] : (f32, memref<4x4xf32>) -> f32
  return %0, %2 : vector<2x3xi1>, f32
}
// ==== stdout ====
builtin.module(terrace-lower-atomics,terrace-lower-vectors,terrace-expand-math,terrace-expand-arith,convert-scf-to-cf,convert-math-to-llvm,convert-vector-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
