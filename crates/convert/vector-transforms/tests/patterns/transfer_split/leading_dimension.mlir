// terrace opt --transform.apply_patterns.vector.split_transfer_full_partial=split_transfer_strategy=vector-transfer
// A transfer with a leading dimension of unknown size is not split.
// mlir-opt does not run: it does not terminate.
func.func @lead(%m: memref<?x?x8xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// ==== stdout ====
module {
  func.func @lead(%arg0: memref<?x?x8xf32>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
}

