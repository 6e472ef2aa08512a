// terrace opt --vector-unroll-memory-to-1x4
// Unrolled loads and stores keep only alignments that each part has.
// mlir-opt does not run: test-vector-unrolling-patterns unrolls to 2x2, and drops small alignments.
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %0, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.load %m[%i, %i] {alignment = 16} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %1, %m[%i, %i] {alignment = 4} : memref<?x?xf32>, vector<2x4xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
    %c1 = arith.constant 1 : index
    %0 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<1x4xf32>
    %1 = arith.addi %arg1, %c1 : index
    %2 = vector.load %arg0[%1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<1x4xf32>
    vector.store %0, %arg0[%arg1, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<1x4xf32>
    %3 = arith.addi %arg1, %c1 : index
    vector.store %2, %arg0[%3, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<1x4xf32>
    %4 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<1x4xf32>
    %5 = arith.addi %arg1, %c1 : index
    %6 = vector.load %arg0[%5, %arg1] : memref<?x?xf32>, vector<1x4xf32>
    vector.store %4, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<1x4xf32>
    %7 = arith.addi %arg1, %c1 : index
    vector.store %6, %arg0[%7, %arg1] : memref<?x?xf32>, vector<1x4xf32>
    return
  }
}

