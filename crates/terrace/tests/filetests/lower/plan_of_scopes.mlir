// terrace lower --plan
// A scope may have one block only, so it is converted before the loop in it.
func.func @f(%n: index, %x: f32) {
  memref.alloca_scope {
    %m = memref.alloca(%n) : memref<?xf32>
    affine.for %i = 0 to %n {
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}
// ==== stdout ====
builtin.module(lower-affine,finalize-memref-to-llvm,convert-scf-to-cf,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
