// terrace lower --plan
// A loop may have one block only, too, so it is converted before the scope in it.
func.func @f(%n: index, %one: index, %x: f32) {
  scf.for %i = %one to %n step %one {
    memref.alloca_scope {
      %m = memref.alloca(%n) : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}
// ==== stdout ====
builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
