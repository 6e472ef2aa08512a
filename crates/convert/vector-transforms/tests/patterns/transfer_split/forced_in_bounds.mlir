// terrace opt --transform.apply_patterns.vector.split_transfer_full_partial=split_transfer_strategy=force-in-bounds
// Transfers are declared to be within bounds.
func.func @r2(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %p: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [false, true]} : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @w1(%m: memref<?x8xf32>, %i: index, %j: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
  return
}
// ==== stdout ====
module {
  func.func @r2(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%arg1, %c0], %arg2 {in_bounds = [true, true]} : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  func.func @w1(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4x8xf32>) {
    vector.transfer_write %arg3, %arg0[%arg1, %arg2] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x8xf32>
    return
  }
}

