// terrace lower --plan
// Memory that grows takes expand-realloc, and what that leaves.
func.func @grow(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// ==== stdout ====
builtin.module(expand-realloc,expand-strided-metadata,convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)
