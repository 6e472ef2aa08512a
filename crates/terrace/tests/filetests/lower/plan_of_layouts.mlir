// terrace lower --plan
// Layouts that have no strides become maps of indices.
func.func @f(%i: index) -> f32 {
  %m = memref.alloc() : memref<8x8xf32, affine_map<(i, j) -> (j, i floordiv 2, i mod 2)>>
  %0 = affine.load %m[%i, 0] : memref<8x8xf32, affine_map<(i, j) -> (j, i floordiv 2, i mod 2)>>
  return %0 : f32
}
// ==== stdout ====
builtin.module(normalize-memrefs,lower-affine,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)
