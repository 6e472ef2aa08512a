// terrace lower --plan
// Whatever is in the region of an atomic update is converted before the update.
func.func @f(%n: memref<8xi64>, %i: index) {
  %old = memref.generic_atomic_rmw %n[%i] : memref<8xi64> {
  ^bb0(%now: i64):
    %0 = math.absi %now : i64
    %1 = index.castu %0 : i64 to index
    %2 = index.add %1, %i
    %3 = index.castu %2 : index to i64
    %4 = ub.poison : i64
    %5 = arith.addi %3, %4 : i64
    memref.atomic_yield %5 : i64
  }
  return
}
// ==== stdout ====
builtin.module(convert-math-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)
