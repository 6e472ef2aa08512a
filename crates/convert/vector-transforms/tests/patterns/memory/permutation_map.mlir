// terrace opt --transform.apply_patterns.vector.transfer_permutation_patterns
// Permutations of transfers become transposes and broadcasts.
func.func @f(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<4x2xi1>, %k1: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>, in_bounds = [true, false]} : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>, in_bounds = [true, true, false]} : memref<?x?x?xf32>, vector<2x4x3xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : memref<?x?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, 0)>, in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x2xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<2x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %2, %m[%i, %i, %i], %k1 {permutation_map = affine_map<(d0, d1, d2) -> (d1)>, in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @f(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x2xi1>, %arg4: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %arg3 {in_bounds = [false, true]} : memref<?x?x?xf32>, vector<4x2xf32>
    %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<?x?x?xf32>, vector<2x3xf32>
    %3 = vector.broadcast %2 : vector<2x3xf32> to vector<4x2x3xf32>
    %4 = vector.transpose %3, [1, 0, 2] : vector<4x2x3xf32> to vector<2x4x3xf32>
    %5 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
    %6 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<f32>
    %7 = vector.broadcast %6 : vector<f32> to vector<2x2xf32>
    %8 = vector.transpose %1, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    vector.transfer_write %8, %arg0[%arg1, %arg1, %arg1], %arg3 : vector<4x2xf32>, memref<?x?x?xf32>
    %9 = vector.broadcast %5 : vector<4xf32> to vector<1x4xf32>
    %10 = vector.broadcast %arg4 : vector<4xi1> to vector<1x4xi1>
    %11 = vector.transpose %10, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
    %12 = vector.transpose %9, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    vector.transfer_write %12, %arg0[%arg1, %arg1, %arg1], %11 {in_bounds = [true, true]} : vector<4x1xf32>, memref<?x?x?xf32>
    return %1, %4, %5, %7 : vector<2x4xf32>, vector<2x4x3xf32>, vector<4xf32>, vector<2x2xf32>
  }
}

