// terrace opt --test-vector-transfer-flatten-patterns=target-vector-bitwidth=128
// Only transfers whose rows are narrower than the target are flattened.
func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %n: memref<4x2xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %n[%i, %i], %p {in_bounds = [true, true]} : memref<4x2xf32>, vector<2x2xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x2xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: memref<4x2xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<4x4xf32>, vector<2x4xf32>
    %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<4x2xf32> into memref<8xf32>
    %1 = affine.apply #map()[%arg1]
    %2 = vector.transfer_read %collapse_shape[%1], %arg2 {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %3 = vector.shape_cast %2 : vector<4xf32> to vector<2x2xf32>
    return %0, %3 : vector<2x4xf32>, vector<2x2xf32>
  }
}

