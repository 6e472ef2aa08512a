// terrace opt --test-vector-transfer-flatten-patterns
// Transfers of neighbours in memory become one-dimensional.
func.func @f(%m: memref<4x1x2xf32, strided<[2, 99, 1]>>, %i: index, %p: f32, %d: memref<?x4x?xf32>, %n: memref<4x3x2xf32>, %v: vector<3x2xf32>) -> (vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c1, %i], %p {in_bounds = [true, true, true]} : memref<4x1x2xf32, strided<[2, 99, 1]>>, vector<2x1x2xf32>
  %1 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x4xf32>
  vector.transfer_write %v, %n[%i, %c1, %i] {in_bounds = [true, true]} : vector<3x2xf32>, memref<4x3x2xf32>
  vector.transfer_write %v, %n[%i, %c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<4x3x2xf32>
  %2 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<2x2xf32>
  %3 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x1xf32>
  return %0, %1, %2, %3 : vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 3 + 2)>
#map1 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @f(%arg0: memref<4x1x2xf32, strided<[2, 99, 1]>>, %arg1: index, %arg2: f32, %arg3: memref<?x4x?xf32>, %arg4: memref<4x3x2xf32>, %arg5: vector<3x2xf32>) -> (vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>) {
    %c0 = arith.constant 0 : index
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<4x1x2xf32, strided<[2, 99, 1]>> into memref<8xf32, strided<[1]>>
    %0 = affine.apply #map()[%arg1]
    %1 = vector.transfer_read %collapse_shape[%0], %arg2 {in_bounds = [true]} : memref<8xf32, strided<[1]>>, vector<4xf32>
    %2 = vector.shape_cast %1 : vector<4xf32> to vector<2x1x2xf32>
    %3 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x4x?xf32>, vector<4xf32>
    %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x4xf32>
    %collapse_shape_0 = memref.collapse_shape %arg4 [[0], [1, 2]] : memref<4x3x2xf32> into memref<4x6xf32>
    %5 = affine.apply #map1()[%arg1]
    %6 = vector.shape_cast %arg5 : vector<3x2xf32> to vector<6xf32>
    vector.transfer_write %6, %collapse_shape_0[%arg1, %5] {in_bounds = [true]} : vector<6xf32>, memref<4x6xf32>
    %collapse_shape_1 = memref.collapse_shape %arg4 [[0], [1, 2]] : memref<4x3x2xf32> into memref<4x6xf32>
    %7 = vector.shape_cast %arg5 : vector<3x2xf32> to vector<6xf32>
    vector.transfer_write %7, %collapse_shape_1[%arg1, %c0] {in_bounds = [true]} : vector<6xf32>, memref<4x6xf32>
    %8 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<2x2xf32>
    %9 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x1xf32>
    return %2, %4, %8, %9 : vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>
  }
}

