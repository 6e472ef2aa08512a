// terrace opt --expand-strided-metadata
// Joined dimensions; of a group of ones the stride that the type allows.
func.func @col(%m: memref<?x4x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x?x2xf32, strided<[?, ?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @col2(%m: memref<1x1xf32, strided<[?, 1], offset: ?>>) -> memref<1xf32, strided<[?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[?, 1], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  return %0 : memref<1xf32, strided<[?], offset: ?>>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @col(%arg0: memref<?x4x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x4x?x2xf32, strided<[?, ?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %0 = affine.apply #map()[%sizes#0]
    %1 = affine.apply #map1()[%sizes#2]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%0, %1], strides: [%strides#1, %strides#3] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @col2(%arg0: memref<1x1xf32, strided<[?, 1], offset: ?>>) -> memref<1xf32, strided<[?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [1], strides: [%strides#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
    return %reinterpret_cast : memref<1xf32, strided<[?], offset: ?>>
  }
}

