// terrace opt --expand-strided-metadata
// Parts of memrefs, with dimensions dropped.
func.func @sub(%m: memref<64x4xf32, strided<[4, 1], offset: 0>>, %i: index, %j: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 0][%j, 4][%i, 1] : memref<64x4xf32, strided<[4, 1], offset: 0>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @sub2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, %j][%j, 1][2, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * 2 + s2 * s3)>
module {
  func.func @sub(%arg0: memref<64x4xf32, strided<[4, 1]>>, %arg1: index, %arg2: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<64x4xf32, strided<[4, 1]>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map()[%arg1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2, 4], strides: [%0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %reinterpret_cast : memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @sub2(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map1()[%strides#0]
    %1 = affine.apply #map2()[%offset, %strides#0, %arg2, %strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2], strides: [%0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
  }
}

