// terrace opt --transform.apply_patterns.vector.sink_mem_ops
// Alignments that are smaller than those of the elements.
// mlir-opt differs: it drops the alignment.
func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.load %m[%i] {alignment = 1} : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.load %n[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x4xf32>
  %3 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.broadcast %f : f32 to vector<1xf32>
  vector.store %4, %m[%i] {alignment = 1} : memref<?xf32>, vector<1xf32>
  return %1, %3 : f32, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: f32) -> (f32, vector<4xf32>) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg2, %c1 overflow<nsw> : index
    %1 = memref.load %arg0[%0] {alignment = 1 : i64} : memref<?xf32>
    %2 = arith.addi %arg2, %c1 overflow<nsw> : index
    %3 = vector.load %arg1[%2, %arg2] {alignment = 2 : i64} : memref<?x?xf32>, vector<4xf32>
    memref.store %arg3, %arg0[%arg2] {alignment = 1 : i64} : memref<?xf32>
    return %1, %3 : f32, vector<4xf32>
  }
}

