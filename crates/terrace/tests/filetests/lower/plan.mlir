// terrace lower --plan
// The passes that this module needs: a loop, a view of a part, a function of libm and an atomic update.
func.func @f(%m: memref<8xf32>, %n: memref<8xi32>, %x: f32, %y: i32, %i: index) {
  affine.for %j = 0 to 4 {
    %v = memref.subview %m[%j] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %e = math.erf %x : f32
    memref.store %e, %v[%i] : memref<4xf32, strided<[1], offset: ?>>
  }
  %old = memref.generic_atomic_rmw %n[%i] : memref<8xi32> {
  ^bb0(%now: i32):
    %new = arith.addi %now, %y : i32
    memref.atomic_yield %new : i32
  }
  return
}
// ==== stdout ====
builtin.module(expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-math-to-llvm,convert-math-to-libm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
