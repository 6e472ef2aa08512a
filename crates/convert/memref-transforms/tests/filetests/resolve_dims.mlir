// terrace opt --resolve-shaped-type-result-dims=error-on-pattern-iteration-limit=false
// Sizes of memory that is aligned twice.
func.func @f(%m: memref<?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %g = memref.assume_alignment %e, 8 : memref<?x4xf32>
  %d0 = memref.dim %g, %c0 : memref<?x4xf32>
  %d1 = memref.dim %g, %c1 : memref<?x4xf32>
  return %d0, %d1 : index, index
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x4xf32>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    return %dim, %c4 : index, index
  }
}

