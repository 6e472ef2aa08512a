// terrace opt --fold-memref-alias-ops
// Subviews of subviews; transfers from reshapes and with repeated dimensions.
func.func @subsub(%m: memref<12x32x8xf32>, %o: index, %p: index, %d: index, %s: index) -> memref<2x?xf32, strided<[256, 8], offset: ?>> {
  %v = memref.subview %m[%o, 0, %p] [8, 16, 1] [1, 1, 1] : memref<12x32x8xf32> to memref<8x16xf32, strided<[256, 8], offset: ?>>
  %w = memref.subview %v[%p, 1] [2, %d] [1, 1] : memref<8x16xf32, strided<[256, 8], offset: ?>> to memref<2x?xf32, strided<[256, 8], offset: ?>>
  return %w : memref<2x?xf32, strided<[256, 8], offset: ?>>
}
func.func @subsub_const(%m: memref<12x32xf32>) -> memref<4xf32, strided<[1], offset: 133>> {
  %v = memref.subview %m[2, 3] [8, 16] [1, 1] : memref<12x32xf32> to memref<8x16xf32, strided<[32, 1], offset: 67>>
  %w = memref.subview %v[2, 2] [1, 4] [1, 1] : memref<8x16xf32, strided<[32, 1], offset: 67>> to memref<4xf32, strided<[1], offset: 133>>
  return %w : memref<4xf32, strided<[1], offset: 133>>
}
func.func @exp_xfer(%m: memref<12x32xf32>, %n: memref<128xf32>, %q: memref<32x8x4xf32>, %i: index, %x: f32) -> (vector<4x32xf32>, vector<4xf32>, vector<8x4xf32>, vector<2x4xf32>, vector<4x8x4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
  %a = vector.transfer_read %v[%i, %i, %i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(a,b,c,d) -> (c, d)>} : memref<3x4x1x32xf32>, vector<4x32xf32>
  %w = memref.expand_shape %n [[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
  %b = vector.transfer_read %w[%i, %i], %x {in_bounds = [false]} : memref<4x32xf32>, vector<4xf32>
  %y = memref.expand_shape %q [[0, 1], [2], [3]] output_shape [8, 4, 8, 4] : memref<32x8x4xf32> into memref<8x4x8x4xf32>
  %c = vector.transfer_read %y[%i, %i, %i, %i], %x {in_bounds = [true, true]} : memref<8x4x8x4xf32>, vector<8x4xf32>
  %d = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true]} : memref<4x32xf32>, vector<2x4xf32>
  %e = vector.transfer_read %y[%i, %i, %i, %i], %x {in_bounds = [true, true, true]} : memref<8x4x8x4xf32>, vector<4x8x4xf32>
  %z = memref.expand_shape %n [[0, 1]] output_shape [128, 1] : memref<128xf32> into memref<128x1xf32>
  %f = vector.transfer_read %z[%i, %i], %x {in_bounds = [true], permutation_map = affine_map<(a, b) -> (a)>} : memref<128x1xf32>, vector<4xf32>
  %z2 = memref.expand_shape %n [[0, 1, 2]] output_shape [2, 16, 4] : memref<128xf32> into memref<2x16x4xf32>
  %g = vector.transfer_read %z2[%i, %i, %i], %x {in_bounds = [true, true]} : memref<2x16x4xf32>, vector<2x4xf32>
  return %a, %b, %c, %d, %e, %f, %g : vector<4x32xf32>, vector<4xf32>, vector<8x4xf32>, vector<2x4xf32>, vector<4x8x4xf32>, vector<4xf32>, vector<2x4xf32>
}
func.func @xfer_bcast(%m: memref<12x32xf32>, %n: memref<128xf32>, %i: index, %x: f32) -> (vector<4xf32>, vector<4xf32>, vector<4x8xf32>) {
  %v = memref.subview %m[%i, 3] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %a = vector.transfer_read %v[%i, %i], %x {permutation_map = affine_map<(a,b) -> (0)>, in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %w = memref.expand_shape %n [[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
  %b = vector.transfer_read %w[%i, %i], %x {permutation_map = affine_map<(a,b) -> (0)>, in_bounds = [true]} : memref<4x32xf32>, vector<4xf32>
  %v3 = memref.subview %m[%i, 3] [4, 1] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[32], offset: ?>>
  %d = vector.transfer_read %v3[%i], %x {permutation_map = affine_map<(a) -> (0, a)>, in_bounds = [true, true]} : memref<4xf32, strided<[32], offset: ?>>, vector<4x8xf32>
  return %a, %b, %d : vector<4xf32>, vector<4xf32>, vector<4x8xf32>
}
func.func @xfer0(%m: memref<12x32xf32>, %i: index, %x: f32) -> vector<f32> {
  %v = memref.subview %m[%i, 3] [1, 1] [1, 1] : memref<12x32xf32> to memref<f32, strided<[], offset: ?>>
  %a = vector.transfer_read %v[], %x : memref<f32, strided<[], offset: ?>>, vector<f32>
  vector.transfer_write %a, %v[] : vector<f32>, memref<f32, strided<[], offset: ?>>
  return %a : vector<f32>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
#map3 = affine_map<()[s0] -> (s0 + 3)>
#map4 = affine_map<(d0, d1) -> (0)>
#map5 = affine_map<(d0, d1) -> (0, d0)>
module {
  func.func @subsub(%arg0: memref<12x32x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> memref<2x?xf32, strided<[256, 8], offset: ?>> {
    %0 = affine.apply #map()[%arg1, %arg2]
    %subview = memref.subview %arg0[%0, 1, %arg2] [2, %arg3, 1] [1, 1, 1] : memref<12x32x8xf32> to memref<2x?xf32, strided<[256, 8], offset: ?>>
    return %subview : memref<2x?xf32, strided<[256, 8], offset: ?>>
  }
  func.func @subsub_const(%arg0: memref<12x32xf32>) -> memref<4xf32, strided<[1], offset: 133>> {
    %subview = memref.subview %arg0[4, 5] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: 133>>
    return %subview : memref<4xf32, strided<[1], offset: 133>>
  }
  func.func @exp_xfer(%arg0: memref<12x32xf32>, %arg1: memref<128xf32>, %arg2: memref<32x8x4xf32>, %arg3: index, %arg4: f32) -> (vector<4x32xf32>, vector<4xf32>, vector<8x4xf32>, vector<2x4xf32>, vector<4x8x4xf32>, vector<4xf32>, vector<2x4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
    %0 = vector.transfer_read %expand_shape[%arg3, %arg3, %arg3, %arg3], %arg4 {in_bounds = [true, true]} : memref<3x4x1x32xf32>, vector<4x32xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
    %1 = vector.transfer_read %expand_shape_0[%arg3, %arg3], %arg4 : memref<4x32xf32>, vector<4xf32>
    %2 = affine.linearize_index [%arg3, %arg3] by (8, 4) : index
    %3 = vector.transfer_read %arg2[%2, %arg3, %arg3], %arg4 {in_bounds = [true, true]} : memref<32x8x4xf32>, vector<8x4xf32>
    %4 = vector.transfer_read %expand_shape_0[%arg3, %arg3], %arg4 {in_bounds = [true, true]} : memref<4x32xf32>, vector<2x4xf32>
    %5 = affine.linearize_index [%arg3, %arg3] by (8, 4) : index
    %6 = vector.transfer_read %arg2[%5, %arg3, %arg3], %arg4 {in_bounds = [true, true, true]} : memref<32x8x4xf32>, vector<4x8x4xf32>
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1]] output_shape [128, 1] : memref<128xf32> into memref<128x1xf32>
    %7 = vector.transfer_read %expand_shape_1[%arg3, %arg3], %arg4 {in_bounds = [true], permutation_map = #map1} : memref<128x1xf32>, vector<4xf32>
    %expand_shape_2 = memref.expand_shape %arg1 [[0, 1, 2]] output_shape [2, 16, 4] : memref<128xf32> into memref<2x16x4xf32>
    %8 = vector.transfer_read %expand_shape_2[%arg3, %arg3, %arg3], %arg4 {in_bounds = [true, true]} : memref<2x16x4xf32>, vector<2x4xf32>
    return %0, %1, %3, %4, %6, %7, %8 : vector<4x32xf32>, vector<4xf32>, vector<8x4xf32>, vector<2x4xf32>, vector<4x8x4xf32>, vector<4xf32>, vector<2x4xf32>
  }
  func.func @xfer_bcast(%arg0: memref<12x32xf32>, %arg1: memref<128xf32>, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<4xf32>, vector<4x8xf32>) {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map2()[%arg2]
    %1 = affine.apply #map3()[%arg2]
    %2 = vector.transfer_read %arg0[%0, %1], %arg3 {in_bounds = [true], permutation_map = #map4} : memref<12x32xf32>, vector<4xf32>
    %expand_shape = memref.expand_shape %arg1 [[0, 1]] output_shape [4, 32] : memref<128xf32> into memref<4x32xf32>
    %3 = vector.transfer_read %expand_shape[%arg2, %arg2], %arg3 {in_bounds = [true], permutation_map = #map4} : memref<4x32xf32>, vector<4xf32>
    %4 = affine.apply #map2()[%arg2]
    %5 = vector.transfer_read %arg0[%4, %c3], %arg3 {in_bounds = [true, true], permutation_map = #map5} : memref<12x32xf32>, vector<4x8xf32>
    return %2, %3, %5 : vector<4xf32>, vector<4xf32>, vector<4x8xf32>
  }
  func.func @xfer0(%arg0: memref<12x32xf32>, %arg1: index, %arg2: f32) -> vector<f32> {
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %arg0[%arg1, %c3], %arg2 : memref<12x32xf32>, vector<f32>
    vector.transfer_write %0, %arg0[%arg1, %c3] : vector<f32>, memref<12x32xf32>
    return %0 : vector<f32>
  }
}

