// terrace lower --plan
// Vectors may leave poison, and parts of memory maps, but here they do not: what takes those does not run.
func.func @f(%v: vector<4xf32>, %m: memref<4x4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 4>>
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  memref.store %0, %s[%c1, %c1] : memref<2x4xf32, strided<[4, 1], offset: 4>>
  return %0 : f32
}
// ==== stdout ====
builtin.module(expand-strided-metadata,convert-vector-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)
