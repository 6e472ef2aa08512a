// terrace lower | lli
// A size at a position that is found by value is looked up in memory. A loop uses the same memory in all of its turns.
func.func @sum(%m: memref<?x3x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> (index) {
    %at = arith.remui %i, %c3 : index
    %size = memref.dim %m, %at : memref<?x3x?xf32>
    %y = arith.addi %x, %size : index
    scf.yield %y : index
  }
  return %s : index
}
func.func @main() {
  %n = arith.constant 3000000 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc(%c2, %c5) : memref<?x3x?xf32>
  %s = call @sum(%m, %n) : (memref<?x3x?xf32>, index) -> index
  vector.print %s : index
  memref.dealloc %m : memref<?x3x?xf32>
  return
}
// ==== stdout ====
10000000
