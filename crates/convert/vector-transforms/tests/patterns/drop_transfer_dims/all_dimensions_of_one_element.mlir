// terrace opt --transform.apply_patterns.vector.rank_reducing_subview_patterns
// Transfers of subviews without unit dimensions.
func.func @r(%m: memref<1x4x1x3xf32>, %p: f32, %k: index, %s: memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, %c: memref<1x1xf32>, %i: index, %t: tensor<1x4x1xf32>) -> (vector<4x1x3xf32>, vector<4x3xf32>, vector<1x[4]xf32>, vector<4x1x3xf32>, vector<1x1xf32>, vector<4x1x3xf32>, vector<4x1xf32>, vector<1x4x1xf32>, vector<4x1x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
  %1 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(a, b, c, d) -> (b, d)>} : memref<1x4x1x3xf32>, vector<4x3xf32>
  %2 = vector.transfer_read %s[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, vector<1x[4]xf32>
  %mask = vector.create_mask %k, %c1, %k : vector<4x1x3xi1>
  %3 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p, %mask {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
  %4 = vector.transfer_read %c[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32>
  %5 = vector.transfer_read %m[%c0, %i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
  %6 = vector.transfer_read %t[%c0, %c0, %c0], %p {in_bounds = [true, true]} : tensor<1x4x1xf32>, vector<4x1xf32>
  %7 = vector.transfer_read %s[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, vector<1x4x1xf32>
  %mask2 = vector.create_mask %k, %k, %k : vector<4x1x3xi1>
  %8 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p, %mask2 {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4x1x3xf32>, vector<4x3xf32>, vector<1x[4]xf32>, vector<4x1x3xf32>, vector<1x1xf32>, vector<4x1x3xf32>, vector<4x1xf32>, vector<1x4x1xf32>, vector<4x1x3xf32>
}
func.func @x(%m: memref<2x1x8xf32, strided<[16, 8, 1], offset: ?>>, %p: f32) -> vector<2x1x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<2x1x8xf32, strided<[16, 8, 1], offset: ?>>, vector<2x1x8xf32>
  return %0 : vector<2x1x8xf32>
}
func.func @w(%m: memref<1x4x1x3xf32>, %k: index, %d: memref<?x1x8xf32>, %v: vector<4x1x3xf32>, %w: vector<2x1x4xf32>, %o: vector<1x1xf32>, %c: memref<1x1xf32>, %x: vector<4x1x3xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<4x1x3xf32>, memref<1x4x1x3xf32>
  vector.transfer_write %w, %d[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x1x4xf32>, memref<?x1x8xf32>
  vector.transfer_write %o, %c[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  %mask = vector.create_mask %k, %c1, %k : vector<4x1x3xi1>
  vector.transfer_write %v, %m[%c0, %c0, %c0, %c0], %mask {in_bounds = [true, true, true]} : vector<4x1x3xf32>, memref<1x4x1x3xf32>
  vector.transfer_write %v, %m[%c0, %c0, %c0, %c0], %x {in_bounds = [true, true, true]} : vector<4x1x3xf32>, memref<1x4x1x3xf32>
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 * 16 + d1 + s0)>
module {
  func.func @r(%arg0: memref<1x4x1x3xf32>, %arg1: f32, %arg2: index, %arg3: memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, %arg4: memref<1x1xf32>, %arg5: index, %arg6: tensor<1x4x1xf32>) -> (vector<4x1x3xf32>, vector<4x3xf32>, vector<1x[4]xf32>, vector<4x1x3xf32>, vector<1x1xf32>, vector<4x1x3xf32>, vector<4x1xf32>, vector<1x4x1xf32>, vector<4x1x3xf32>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 3] [1, 1, 1, 1] : memref<1x4x1x3xf32> to memref<4x3xf32>
    %0 = vector.transfer_read %subview[%c0, %c0], %arg1 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
    %1 = vector.shape_cast %0 : vector<4x3xf32> to vector<4x1x3xf32>
    %2 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %arg1 {in_bounds = [true, true], permutation_map = #map} : memref<1x4x1x3xf32>, vector<4x3xf32>
    %3 = vector.transfer_read %arg3[%c0, %c0, %c0], %arg1 {in_bounds = [true, true]} : memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, vector<1x[4]xf32>
    %4 = vector.create_mask %arg2, %arg2 : vector<4x3xi1>
    %subview_0 = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 3] [1, 1, 1, 1] : memref<1x4x1x3xf32> to memref<4x3xf32>
    %5 = vector.transfer_read %subview_0[%c0, %c0], %arg1, %4 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
    %6 = vector.shape_cast %5 : vector<4x3xf32> to vector<4x1x3xf32>
    %subview_1 = memref.subview %arg4[0, 0] [1, 1] [1, 1] : memref<1x1xf32> to memref<f32>
    %7 = vector.transfer_read %subview_1[], %arg1 : memref<f32>, vector<f32>
    %8 = vector.shape_cast %7 : vector<f32> to vector<1x1xf32>
    %9 = vector.transfer_read %arg0[%c0, %arg5, %c0, %c0], %arg1 {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
    %10 = vector.transfer_read %arg6[%c0, %c0, %c0], %arg1 {in_bounds = [true, true]} : tensor<1x4x1xf32>, vector<4x1xf32>
    %11 = vector.transfer_read %arg3[%c0, %c0, %c0], %arg1 {in_bounds = [true, true, true]} : memref<?x1x8xf32, strided<[?, 8, 1], offset: ?>>, vector<1x4x1xf32>
    %12 = vector.create_mask %arg2, %arg2, %arg2 : vector<4x1x3xi1>
    %13 = vector.transfer_read %arg0[%c0, %c0, %c0, %c0], %arg1, %12 {in_bounds = [true, true, true]} : memref<1x4x1x3xf32>, vector<4x1x3xf32>
    return %1, %2, %3, %6, %8, %9, %10, %11, %13 : vector<4x1x3xf32>, vector<4x3xf32>, vector<1x[4]xf32>, vector<4x1x3xf32>, vector<1x1xf32>, vector<4x1x3xf32>, vector<4x1xf32>, vector<1x4x1xf32>, vector<4x1x3xf32>
  }
  func.func @x(%arg0: memref<2x1x8xf32, strided<[16, 8, 1], offset: ?>>, %arg1: f32) -> vector<2x1x8xf32> {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 0, 0] [2, 1, 8] [1, 1, 1] : memref<2x1x8xf32, strided<[16, 8, 1], offset: ?>> to memref<2x8xf32, #map1>
    %0 = vector.transfer_read %subview[%c0, %c0], %arg1 {in_bounds = [true, true]} : memref<2x8xf32, #map1>, vector<2x8xf32>
    %1 = vector.shape_cast %0 : vector<2x8xf32> to vector<2x1x8xf32>
    return %1 : vector<2x1x8xf32>
  }
  func.func @w(%arg0: memref<1x4x1x3xf32>, %arg1: index, %arg2: memref<?x1x8xf32>, %arg3: vector<4x1x3xf32>, %arg4: vector<2x1x4xf32>, %arg5: vector<1x1xf32>, %arg6: memref<1x1xf32>, %arg7: vector<4x1x3xi1>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 3] [1, 1, 1, 1] : memref<1x4x1x3xf32> to memref<4x3xf32>
    %0 = vector.shape_cast %arg3 : vector<4x1x3xf32> to vector<4x3xf32>
    vector.transfer_write %0, %subview[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
    %dim = memref.dim %arg2, %c0 : memref<?x1x8xf32>
    %subview_0 = memref.subview %arg2[0, 0, 0] [%dim, 1, 8] [1, 1, 1] : memref<?x1x8xf32> to memref<?x8xf32>
    %1 = vector.shape_cast %arg4 : vector<2x1x4xf32> to vector<2x4xf32>
    vector.transfer_write %1, %subview_0[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x8xf32>
    %subview_1 = memref.subview %arg6[0, 0] [1, 1] [1, 1] : memref<1x1xf32> to memref<f32>
    %2 = vector.shape_cast %arg5 : vector<1x1xf32> to vector<f32>
    vector.transfer_write %2, %subview_1[] : vector<f32>, memref<f32>
    %3 = vector.create_mask %arg1, %arg1 : vector<4x3xi1>
    %subview_2 = memref.subview %arg0[0, 0, 0, 0] [1, 4, 1, 3] [1, 1, 1, 1] : memref<1x4x1x3xf32> to memref<4x3xf32>
    %4 = vector.shape_cast %arg3 : vector<4x1x3xf32> to vector<4x3xf32>
    vector.transfer_write %4, %subview_2[%c0, %c0], %3 {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
    vector.transfer_write %arg3, %arg0[%c0, %c0, %c0, %c0], %arg7 {in_bounds = [true, true, true]} : vector<4x1x3xf32>, memref<1x4x1x3xf32>
    return
  }
}

