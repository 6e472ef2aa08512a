// terrace opt --transform.apply_patterns.vector.lower_transfer=max_transfer_rank=1
// Transfers of rank 1 become loads and stores.
func.func @f(%m: memref<?x8xf32>, %i: index, %p: f32, %k: vector<4xi1>, %s: memref<4x8xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>, %arg4: memref<4x8xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.load %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
    %2 = vector.broadcast %arg2 : f32 to vector<4xf32>
    %3 = vector.maskedload %arg0[%arg1, %arg1], %arg3, %2 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %4 = vector.load %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<1xf32>
    %5 = vector.broadcast %4 : vector<1xf32> to vector<4xf32>
    %6 = vector.transfer_read %arg4[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
    vector.store %0, %arg0[%arg1, %arg1] : memref<?x8xf32>, vector<4xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg3, %0 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x8xf32>
    return %0, %1, %3, %5, %6 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

