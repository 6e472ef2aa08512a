// terrace opt --transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
// Transfers without the innermost unit dimensions.
func.func @r(%m: memref<4x3x1x1xf32>, %p: f32, %i: index, %s: memref<?x3x1xf32, strided<[?, 1, 1], offset: ?>>, %d: memref<?x1xf32>, %n: memref<4x3x1xf32, strided<[8, 2, 2]>>, %k: vector<4x1xi1>) -> (vector<2x3x1x1xf32>, vector<3x1x1xf32>, vector<3x1xf32>, vector<4x1xf32>, vector<3x1xf32>, vector<4x[1]xf32>, vector<4x1xf32>, vector<1x1xf32>, vector<4x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c0, %c0, %c0], %p {in_bounds = [false, true, true, true]} : memref<4x3x1x1xf32>, vector<2x3x1x1xf32>
  %1 = vector.transfer_read %m[%i, %c0, %i, %c0], %p {in_bounds = [true, true, true]} : memref<4x3x1x1xf32>, vector<3x1x1xf32>
  %2 = vector.transfer_read %s[%i, %c0, %c0], %p {in_bounds = [true, true]} : memref<?x3x1xf32, strided<[?, 1, 1], offset: ?>>, vector<3x1xf32>
  %3 = vector.transfer_read %d[%i, %c0], %p {in_bounds = [false, true]} : memref<?x1xf32>, vector<4x1xf32>
  %4 = vector.transfer_read %n[%i, %c0, %c0], %p {in_bounds = [true, true]} : memref<4x3x1xf32, strided<[8, 2, 2]>>, vector<3x1xf32>
  %5 = vector.transfer_read %d[%i, %c0], %p {in_bounds = [true, true]} : memref<?x1xf32>, vector<4x[1]xf32>
  %6 = vector.transfer_read %d[%i, %c0], %p, %k {in_bounds = [true, true]} : memref<?x1xf32>, vector<4x1xf32>
  %7 = vector.transfer_read %d[%i, %c0], %p {in_bounds = [true, true]} : memref<?x1xf32>, vector<1x1xf32>
  %8 = vector.transfer_read %d[%i, %i], %p {in_bounds = [true, false]} : memref<?x1xf32>, vector<4x1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<2x3x1x1xf32>, vector<3x1x1xf32>, vector<3x1xf32>, vector<4x1xf32>, vector<3x1xf32>, vector<4x[1]xf32>, vector<4x1xf32>, vector<1x1xf32>, vector<4x1xf32>
}
func.func @w(%m: memref<4x3x1x1xf32>, %v: vector<3x1x1xf32>, %i: index, %d: memref<?x1xf32>, %w: vector<4x1xf32>, %t: tensor<4x1xf32>) -> tensor<4x1xf32> {
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true, true]} : vector<3x1x1xf32>, memref<4x3x1x1xf32>
  vector.transfer_write %w, %d[%i, %i] {in_bounds = [false, true]} : vector<4x1xf32>, memref<?x1xf32>
  %0 = vector.transfer_write %w, %t[%i, %i] {in_bounds = [false, true]} : vector<4x1xf32>, tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}
func.func @all(%m: memref<1x1xf32>, %p: f32, %i: index) -> vector<1x1xf32> {
  %7 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32>
  return %7 : vector<1x1xf32>
}
// ==== stdout ====
module {
  func.func @r(%arg0: memref<4x3x1x1xf32>, %arg1: f32, %arg2: index, %arg3: memref<?x3x1xf32, strided<[?, 1, 1], offset: ?>>, %arg4: memref<?x1xf32>, %arg5: memref<4x3x1xf32, strided<[8, 2, 2]>>, %arg6: vector<4x1xi1>) -> (vector<2x3x1x1xf32>, vector<3x1x1xf32>, vector<3x1xf32>, vector<4x1xf32>, vector<3x1xf32>, vector<4x[1]xf32>, vector<4x1xf32>, vector<1x1xf32>, vector<4x1xf32>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 0, 0, 0] [4, 3, 1, 1] [1, 1, 1, 1] : memref<4x3x1x1xf32> to memref<4x3xf32, strided<[3, 1]>>
    %0 = vector.transfer_read %subview[%arg2, %c0], %arg1 {in_bounds = [false, true]} : memref<4x3xf32, strided<[3, 1]>>, vector<2x3xf32>
    %1 = vector.shape_cast %0 : vector<2x3xf32> to vector<2x3x1x1xf32>
    %subview_0 = memref.subview %arg0[0, 0, 0, 0] [4, 3, 1, 1] [1, 1, 1, 1] : memref<4x3x1x1xf32> to memref<4x3xf32, strided<[3, 1]>>
    %2 = vector.transfer_read %subview_0[%arg2, %c0], %arg1 {in_bounds = [true]} : memref<4x3xf32, strided<[3, 1]>>, vector<3xf32>
    %3 = vector.shape_cast %2 : vector<3xf32> to vector<3x1x1xf32>
    %dim = memref.dim %arg3, %c0 : memref<?x3x1xf32, strided<[?, 1, 1], offset: ?>>
    %subview_1 = memref.subview %arg3[0, 0, 0] [%dim, 3, 1] [1, 1, 1] : memref<?x3x1xf32, strided<[?, 1, 1], offset: ?>> to memref<?x3xf32, strided<[?, 1], offset: ?>>
    %4 = vector.transfer_read %subview_1[%arg2, %c0], %arg1 {in_bounds = [true]} : memref<?x3xf32, strided<[?, 1], offset: ?>>, vector<3xf32>
    %5 = vector.shape_cast %4 : vector<3xf32> to vector<3x1xf32>
    %dim_2 = memref.dim %arg4, %c0 : memref<?x1xf32>
    %subview_3 = memref.subview %arg4[0, 0] [%dim_2, 1] [1, 1] : memref<?x1xf32> to memref<?xf32, strided<[1]>>
    %6 = vector.transfer_read %subview_3[%arg2], %arg1 : memref<?xf32, strided<[1]>>, vector<4xf32>
    %7 = vector.shape_cast %6 : vector<4xf32> to vector<4x1xf32>
    %8 = vector.transfer_read %arg5[%arg2, %c0, %c0], %arg1 {in_bounds = [true, true]} : memref<4x3x1xf32, strided<[8, 2, 2]>>, vector<3x1xf32>
    %9 = vector.transfer_read %arg4[%arg2, %c0], %arg1 {in_bounds = [true, true]} : memref<?x1xf32>, vector<4x[1]xf32>
    %10 = vector.transfer_read %arg4[%arg2, %c0], %arg1, %arg6 {in_bounds = [true, true]} : memref<?x1xf32>, vector<4x1xf32>
    %dim_4 = memref.dim %arg4, %c0 : memref<?x1xf32>
    %subview_5 = memref.subview %arg4[0, 0] [%dim_4, 1] [1, 1] : memref<?x1xf32> to memref<?xf32, strided<[1]>>
    %11 = vector.transfer_read %subview_5[%arg2], %arg1 {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<1xf32>
    %12 = vector.shape_cast %11 : vector<1xf32> to vector<1x1xf32>
    %13 = vector.transfer_read %arg4[%arg2, %arg2], %arg1 {in_bounds = [true, false]} : memref<?x1xf32>, vector<4x1xf32>
    return %1, %3, %5, %7, %8, %9, %10, %12, %13 : vector<2x3x1x1xf32>, vector<3x1x1xf32>, vector<3x1xf32>, vector<4x1xf32>, vector<3x1xf32>, vector<4x[1]xf32>, vector<4x1xf32>, vector<1x1xf32>, vector<4x1xf32>
  }
  func.func @w(%arg0: memref<4x3x1x1xf32>, %arg1: vector<3x1x1xf32>, %arg2: index, %arg3: memref<?x1xf32>, %arg4: vector<4x1xf32>, %arg5: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 0, 0, 0] [4, 3, 1, 1] [1, 1, 1, 1] : memref<4x3x1x1xf32> to memref<4x3xf32, strided<[3, 1]>>
    %0 = vector.shape_cast %arg1 : vector<3x1x1xf32> to vector<3xf32>
    vector.transfer_write %0, %subview[%arg2, %arg2] {in_bounds = [true]} : vector<3xf32>, memref<4x3xf32, strided<[3, 1]>>
    %dim = memref.dim %arg3, %c0 : memref<?x1xf32>
    %subview_0 = memref.subview %arg3[0, 0] [%dim, 1] [1, 1] : memref<?x1xf32> to memref<?xf32, strided<[1]>>
    %1 = vector.shape_cast %arg4 : vector<4x1xf32> to vector<4xf32>
    vector.transfer_write %1, %subview_0[%arg2] : vector<4xf32>, memref<?xf32, strided<[1]>>
    %2 = vector.transfer_write %arg4, %arg5[%arg2, %arg2] {in_bounds = [false, true]} : vector<4x1xf32>, tensor<4x1xf32>
    return %2 : tensor<4x1xf32>
  }
  func.func @all(%arg0: memref<1x1xf32>, %arg1: f32, %arg2: index) -> vector<1x1xf32> {
    %subview = memref.subview %arg0[0, 0] [1, 1] [1, 1] : memref<1x1xf32> to memref<f32, strided<[]>>
    %0 = vector.transfer_read %subview[], %arg1 : memref<f32, strided<[]>>, vector<f32>
    %1 = vector.shape_cast %0 : vector<f32> to vector<1x1xf32>
    return %1 : vector<1x1xf32>
  }
}

