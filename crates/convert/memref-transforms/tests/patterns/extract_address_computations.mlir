// terrace opt --transform.apply_patterns.memref.extract_address_computations
// Accesses of the first element of a subview.
func.func @elements(%m: memref<4x?x8xf32>, %s: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %v: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%i, %c3, %c0] {nontemporal = true} : memref<4x?x8xf32>
  %1 = memref.load %m[%c0, %c0, %c0] : memref<4x?x8xf32>
  memref.store %v, %s[%i, %c3] : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %2 = memref.load %s[%c3, %i] {alignment = 8} : memref<?x8xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %2 : f32, f32, f32
}
func.func @transfers(%m: memref<4x?x8xf32>, %i: index, %p: f32, %k: vector<2x8xi1>) -> (vector<2x8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%i, %c3, %c0], %p, %k {in_bounds = [false, true]} : memref<4x?x8xf32>, vector<2x8xf32>
  %1 = vector.transfer_read %m[%c3, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : memref<4x?x8xf32>, vector<8xf32>
  vector.transfer_write %0, %m[%c3, %c3, %i] : vector<2x8xf32>, memref<4x?x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<8xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (-s0 + 4)>
#map1 = affine_map<()[s0] -> (s0 - 3)>
#map2 = affine_map<()[s0, s1] -> (s0 - s1)>
#map3 = affine_map<()[s0] -> (-s0 + 8)>
#map4 = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @elements(%arg0: memref<4x?x8xf32>, %arg1: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg2: index, %arg3: f32) -> (f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[%arg2, 3, 0] [1, 1, 1] [1, 1, 1] : memref<4x?x8xf32> to memref<1x1x1xf32, strided<[?, 8, 1], offset: ?>>
    %0 = memref.load %subview[%c0, %c0, %c0] {nontemporal = true} : memref<1x1x1xf32, strided<[?, 8, 1], offset: ?>>
    %1 = memref.load %arg0[%c0, %c0, %c0] : memref<4x?x8xf32>
    %subview_0 = memref.subview %arg1[%arg2, 3] [1, 1] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<1x1xf32, strided<[?, 1], offset: ?>>
    memref.store %arg3, %subview_0[%c0, %c0] : memref<1x1xf32, strided<[?, 1], offset: ?>>
    %subview_1 = memref.subview %arg1[3, %arg2] [1, 1] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<1x1xf32, strided<[?, 1], offset: ?>>
    %2 = memref.load %subview_1[%c0, %c0] : memref<1x1xf32, strided<[?, 1], offset: ?>>
    return %0, %1, %2 : f32, f32, f32
  }
  func.func @transfers(%arg0: memref<4x?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x8xi1>) -> (vector<2x8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%sizes#1]
    %subview = memref.subview %arg0[%arg1, 3, 0] [%0, %1, 8] [1, 1, 1] : memref<4x?x8xf32> to memref<?x?x8xf32, strided<[?, 8, 1], offset: ?>>
    %2 = vector.transfer_read %subview[%c0, %c0, %c0], %arg2, %arg3 {in_bounds = [false, true]} : memref<?x?x8xf32, strided<[?, 8, 1], offset: ?>>, vector<2x8xf32>
    %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %3 = affine.apply #map2()[%sizes_2#1, %arg1]
    %4 = affine.apply #map3()[%arg1]
    %subview_4 = memref.subview %arg0[3, %arg1, %arg1] [1, %3, %4] [1, 1, 1] : memref<4x?x8xf32> to memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
    %5 = vector.transfer_read %subview_4[%c0, %c0, %c0], %arg2 {permutation_map = #map4} : memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>, vector<8xf32>
    %base_buffer_5, %offset_6, %sizes_7:3, %strides_8:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %6 = affine.apply #map1()[%sizes_7#1]
    %7 = affine.apply #map3()[%arg1]
    %subview_9 = memref.subview %arg0[3, 3, %arg1] [1, %6, %7] [1, 1, 1] : memref<4x?x8xf32> to memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
    vector.transfer_write %2, %subview_9[%c0, %c0, %c0] : vector<2x8xf32>, memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
    return %2, %5 : vector<2x8xf32>, vector<8xf32>
  }
}

