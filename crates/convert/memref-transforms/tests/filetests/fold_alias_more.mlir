// terrace opt --allow-unregistered-dialect --fold-memref-alias-ops
// Sizes that are not known, constant indices, operations that are left alone, transfers of other maps.
func.func @subsub(%m: memref<12x32x8xf32>, %o: index, %p: index, %d: index, %s: index) -> memref<2x?xf32, strided<[256, ?], offset: ?>> {
  %v = memref.subview %m[%o, 0, %p] [8, 16, 1] [1, 2, 1] : memref<12x32x8xf32> to memref<8x16xf32, strided<[256, 16], offset: ?>>
  %w = memref.subview %v[%p, 1] [2, %d] [1, %s] : memref<8x16xf32, strided<[256, 16], offset: ?>> to memref<2x?xf32, strided<[256, ?], offset: ?>>
  return %w : memref<2x?xf32, strided<[256, ?], offset: ?>>
}
func.func @subsub2(%m: memref<12x32x8xf32>, %o: index, %p: index, %d: index, %s: index) -> memref<2x?xf32, strided<[256, 16], offset: ?>> {
  %v = memref.subview %m[%o, 0, %p] [8, 16, 1] [1, %s, 1] : memref<12x32x8xf32> to memref<8x16xf32, strided<[256, ?], offset: ?>>
  %w = memref.subview %v[%p, 1] [2, %d] [1, 1] : memref<8x16xf32, strided<[256, ?], offset: ?>> to memref<2x?xf32, strided<[256, ?], offset: ?>>
  %w2 = memref.cast %w : memref<2x?xf32, strided<[256, ?], offset: ?>> to memref<2x?xf32, strided<[256, 16], offset: ?>>
  return %w2 : memref<2x?xf32, strided<[256, 16], offset: ?>>
}
func.func @subsub3(%m: memref<12x32x8xf32>, %o: index, %p: index, %d: index, %s: index) -> memref<2x?xf32, strided<[256, 24], offset: ?>> {
  %v = memref.subview %m[%o, 0, %p] [8, 8, 1] [1, 3, 1] : memref<12x32x8xf32> to memref<8x8xf32, strided<[256, 24], offset: ?>>
  %w = memref.subview %v[%p, 1] [2, %d] [1, 1] : memref<8x8xf32, strided<[256, 24], offset: ?>> to memref<2x?xf32, strided<[256, 24], offset: ?>>
  return %w : memref<2x?xf32, strided<[256, 24], offset: ?>>
}
func.func @subsub4(%m: memref<12x32xf32>, %p: index) -> memref<2xf32, strided<[6], offset: ?>> {
  %v = memref.subview %m[2, 3] [8, 4] [1, 3] : memref<12x32xf32> to memref<8x4xf32, strided<[32, 3], offset: 67>>
  %w = memref.subview %v[%p, 0] [1, 2] [1, 2] : memref<8x4xf32, strided<[32, 3], offset: 67>> to memref<2xf32, strided<[6], offset: ?>>
  return %w : memref<2xf32, strided<[6], offset: ?>>
}
func.func @expdyn(%m: memref<?x?xf32>, %i: index, %a: index, %b: index) -> f32 {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, %b, 4, %i] : memref<?x?xf32> into memref<?x?x4x?xf32>
  %r = memref.load %v[%i, %a, %b, %i] : memref<?x?x4x?xf32>
  return %r : f32
}
func.func @coldyn(%m: memref<?x?x4x?xf32>, %i: index, %a: index) -> f32 {
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x4x?xf32> into memref<?x?xf32>
  %r = memref.load %v[%i, %a] : memref<?x?xf32>
  return %r : f32
}
func.func @rank0(%m: memref<1x1xf32>, %n: memref<f32>, %i: index) -> (f32, f32) {
  %v = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %r = memref.load %v[] : memref<f32>
  %w = memref.expand_shape %n [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %s = memref.load %w[%i, %i] : memref<1x1xf32>
  return %r, %s : f32, f32
}
func.func @consts(%m: memref<3x4x1x32xf32>, %n: memref<12x32xf32>) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x1x32xf32> into memref<12x32xf32>
  %r = memref.load %v[%c7, %c7] : memref<12x32xf32>
  %w = memref.expand_shape %n [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
  %s = memref.load %w[%c2, %c2, %c2, %c7] : memref<3x4x1x32xf32>
  return %r, %s : f32, f32
}
func.func @others(%m: memref<12x32xf32>, %o: index, %i: index, %x: f32, %mask: vector<4xi1>, %pt: vector<4xf32>, %iv: vector<4xindex>) {
  %v = memref.subview %m[%o, 3] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  memref.prefetch %v[%i, %i], read, locality<3>, data : memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = memref.atomic_rmw addf %x, %v[%i, %i] : (f32, memref<4x8xf32, strided<[32, 1], offset: ?>>) -> f32
  %g = vector.gather %v[%i, %i] [%iv], %mask, %pt : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %av = affine.vector_load %v[symbol(%i), symbol(%i)] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %e = vector.expandload %v[%i, %i], %mask, %pt : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %p, %of, %sz:2, %st:2 = memref.extract_strided_metadata %v : memref<4x8xf32, strided<[32, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %rr = memref.reinterpret_cast %v to offset: [0], sizes: [2], strides: [1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1]>>
  %q = memref.load %rr[%i] : memref<2xf32, strided<[1]>>
  %c = memref.cast %v : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<?x8xf32, strided<[32, 1], offset: ?>>
  %q2 = memref.load %c[%i, %i] : memref<?x8xf32, strided<[32, 1], offset: ?>>
  "t.use"(%1, %g, %av, %e, %sz#1, %q, %q2) : (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, index, f32, f32) -> ()
  return
}
func.func @exp_xfer(%m: memref<12x32xf32>, %i: index, %x: f32) -> (vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<3x4xf32>) {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
  %a = vector.transfer_read %v[%i, %i, %i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(a,b,c,d) -> (b, d)>} : memref<3x4x1x32xf32>, vector<4x32xf32>
  %b = vector.transfer_read %v[%i, %i, %i, %i], %x {in_bounds = [true], permutation_map = affine_map<(a,b,c,d) -> (d)>} : memref<3x4x1x32xf32>, vector<32xf32>
  %c = vector.transfer_read %v[%i, %i, %i, %i], %x {in_bounds = [true], permutation_map = affine_map<(a,b,c,d) -> (b)>} : memref<3x4x1x32xf32>, vector<4xf32>
  %d = vector.transfer_read %v[%i, %i, %i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(a,b,c,d) -> (a, b)>} : memref<3x4x1x32xf32>, vector<3x4xf32>
  return %a, %b, %c, %d : vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<3x4xf32>
}
func.func @col_xfer(%m: memref<3x4x1x32xf32>, %i: index, %x: f32) -> (vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<4x32xf32>) {
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x1x32xf32> into memref<12x32xf32>
  %a = vector.transfer_read %v[%i, %i], %x {in_bounds = [true, true]} : memref<12x32xf32>, vector<4x32xf32>
  %b = vector.transfer_read %v[%i, %i], %x {in_bounds = [true], permutation_map = affine_map<(a,b) -> (b)>} : memref<12x32xf32>, vector<32xf32>
  %c = vector.transfer_read %v[%i, %i], %x {in_bounds = [true], permutation_map = affine_map<(a,b) -> (a)>} : memref<12x32xf32>, vector<4xf32>
  %w = memref.collapse_shape %m [[0], [1], [2, 3]] : memref<3x4x1x32xf32> into memref<3x4x32xf32>
  %d = vector.transfer_read %w[%i, %i, %i], %x {in_bounds = [true, true]} : memref<3x4x32xf32>, vector<4x32xf32>
  return %a, %b, %c, %d : vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<4x32xf32>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 + 3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @subsub(%arg0: memref<12x32x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> memref<2x?xf32, strided<[256, ?], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0, %arg2] [8, 16, 1] [1, 2, 1] : memref<12x32x8xf32> to memref<8x16xf32, strided<[256, 16], offset: ?>>
    %subview_0 = memref.subview %subview[%arg2, 1] [2, %arg3] [1, %arg4] : memref<8x16xf32, strided<[256, 16], offset: ?>> to memref<2x?xf32, strided<[256, ?], offset: ?>>
    return %subview_0 : memref<2x?xf32, strided<[256, ?], offset: ?>>
  }
  func.func @subsub2(%arg0: memref<12x32x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> memref<2x?xf32, strided<[256, 16], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0, %arg2] [8, 16, 1] [1, %arg4, 1] : memref<12x32x8xf32> to memref<8x16xf32, strided<[256, ?], offset: ?>>
    %subview_0 = memref.subview %subview[%arg2, 1] [2, %arg3] [1, 1] : memref<8x16xf32, strided<[256, ?], offset: ?>> to memref<2x?xf32, strided<[256, ?], offset: ?>>
    %cast = memref.cast %subview_0 : memref<2x?xf32, strided<[256, ?], offset: ?>> to memref<2x?xf32, strided<[256, 16], offset: ?>>
    return %cast : memref<2x?xf32, strided<[256, 16], offset: ?>>
  }
  func.func @subsub3(%arg0: memref<12x32x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> memref<2x?xf32, strided<[256, 24], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0, %arg2] [8, 8, 1] [1, 3, 1] : memref<12x32x8xf32> to memref<8x8xf32, strided<[256, 24], offset: ?>>
    %subview_0 = memref.subview %subview[%arg2, 1] [2, %arg3] [1, 1] : memref<8x8xf32, strided<[256, 24], offset: ?>> to memref<2x?xf32, strided<[256, 24], offset: ?>>
    return %subview_0 : memref<2x?xf32, strided<[256, 24], offset: ?>>
  }
  func.func @subsub4(%arg0: memref<12x32xf32>, %arg1: index) -> memref<2xf32, strided<[6], offset: ?>> {
    %subview = memref.subview %arg0[2, 3] [8, 4] [1, 3] : memref<12x32xf32> to memref<8x4xf32, strided<[32, 3], offset: 67>>
    %subview_0 = memref.subview %subview[%arg1, 0] [1, 2] [1, 2] : memref<8x4xf32, strided<[32, 3], offset: 67>> to memref<2xf32, strided<[6], offset: ?>>
    return %subview_0 : memref<2xf32, strided<[6], offset: ?>>
  }
  func.func @expdyn(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
    %0 = affine.linearize_index disjoint [%arg1, %arg2] by (%arg2, %arg3) : index
    %1 = affine.linearize_index disjoint [%arg3, %arg1] by (4, %arg1) : index
    %2 = memref.load %arg0[%0, %1] : memref<?x?xf32>
    return %2 : f32
  }
  func.func @coldyn(%arg0: memref<?x?x4x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0:2 = affine.delinearize_index %arg1 into (%sizes#0, %sizes#1) : index, index
    %1:2 = affine.delinearize_index %arg2 into (4, %sizes#3) : index, index
    %2 = memref.load %arg0[%0#0, %0#1, %1#0, %1#1] : memref<?x?x4x?xf32>
    return %2 : f32
  }
  func.func @rank0(%arg0: memref<1x1xf32>, %arg1: memref<f32>, %arg2: index) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0, %c0] : memref<1x1xf32>
    %1 = memref.load %arg1[] : memref<f32>
    return %0, %1 : f32, f32
  }
  func.func @consts(%arg0: memref<3x4x1x32xf32>, %arg1: memref<12x32xf32>) -> (f32, f32) {
    %c71 = arith.constant 71 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %0 = memref.load %arg0[%c1, %c3, %c0, %c7] : memref<3x4x1x32xf32>
    %1 = memref.load %arg1[%c10, %c71] : memref<12x32xf32>
    return %0, %1 : f32, f32
  }
  func.func @others(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: vector<4xf32>, %arg6: vector<4xindex>) {
    %c8 = arith.constant 8 : index
    %subview = memref.subview %arg0[%arg1, 3] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
    memref.prefetch %subview[%arg2, %arg2], read, locality<3>, data : memref<4x8xf32, strided<[32, 1], offset: ?>>
    %0 = memref.atomic_rmw addf %arg3, %subview[%arg2, %arg2] : (f32, memref<4x8xf32, strided<[32, 1], offset: ?>>) -> f32
    %1 = vector.gather %subview[%arg2, %arg2] [%arg6], %arg4, %arg5 : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = affine.vector_load %subview[symbol(%arg2), symbol(%arg2)] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    %3 = vector.expandload %subview[%arg2, %arg2], %arg4, %arg5 : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %reinterpret_cast = memref.reinterpret_cast %subview to offset: [0], sizes: [2], strides: [1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1]>>
    %4 = memref.load %reinterpret_cast[%arg2] : memref<2xf32, strided<[1]>>
    %5 = affine.apply #map()[%arg1, %arg2]
    %6 = affine.apply #map1()[%arg2]
    %7 = memref.load %arg0[%5, %6] : memref<12x32xf32>
    "t.use"(%0, %1, %2, %3, %c8, %4, %7) : (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, index, f32, f32) -> ()
    return
  }
  func.func @exp_xfer(%arg0: memref<12x32xf32>, %arg1: index, %arg2: f32) -> (vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<3x4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
    %0 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true], permutation_map = #map2} : memref<3x4x1x32xf32>, vector<4x32xf32>
    %1 = affine.linearize_index [%arg1, %arg1] by (3, 4) : index
    %2 = affine.linearize_index [%arg1, %arg1] by (1, 32) : index
    %3 = vector.transfer_read %arg0[%1, %2], %arg2 {in_bounds = [true]} : memref<12x32xf32>, vector<32xf32>
    %4 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map3} : memref<3x4x1x32xf32>, vector<4xf32>
    %5 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true], permutation_map = #map4} : memref<3x4x1x32xf32>, vector<3x4xf32>
    return %0, %3, %4, %5 : vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<3x4xf32>
  }
  func.func @col_xfer(%arg0: memref<3x4x1x32xf32>, %arg1: index, %arg2: f32) -> (vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<4x32xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<3x4x1x32xf32> into memref<12x32xf32>
    %0 = vector.transfer_read %collapse_shape[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<12x32xf32>, vector<4x32xf32>
    %1 = vector.transfer_read %collapse_shape[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<12x32xf32>, vector<32xf32>
    %2 = vector.transfer_read %collapse_shape[%arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map5} : memref<12x32xf32>, vector<4xf32>
    %collapse_shape_0 = memref.collapse_shape %arg0 [[0], [1], [2, 3]] : memref<3x4x1x32xf32> into memref<3x4x32xf32>
    %3 = vector.transfer_read %collapse_shape_0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<3x4x32xf32>, vector<4x32xf32>
    return %0, %1, %2, %3 : vector<4x32xf32>, vector<32xf32>, vector<4xf32>, vector<4x32xf32>
  }
}

