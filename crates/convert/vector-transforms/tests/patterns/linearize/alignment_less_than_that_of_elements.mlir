// terrace opt --test-vector-linearize
// Alignments that are smaller than those of the elements.
// mlir-opt differs: it drops the alignment.
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %1 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<1x4xf32>
  vector.store %1, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<1x4xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
    %0 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<4xf32>
    vector.store %0, %arg0[%arg1, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<4xf32>
    return
  }
}

