// terrace opt --expand-strided-metadata
// Split dimensions.
func.func @exp(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 3, %i, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %0 : memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>
}
func.func @exp0(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0 : memref<1x1xf32>
}
func.func @exp2(%m: memref<?x8xf32>, %i: index) -> memref<4x?x2x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [4, %i, 2, 4] : memref<?x8xf32> into memref<4x?x2x4xf32>
  return %0 : memref<4x?x2x4xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 floordiv 3)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
#map2 = affine_map<()[s0] -> (s0 floordiv 2)>
#map3 = affine_map<()[s0] -> (s0 * 2)>
#map4 = affine_map<()[s0] -> (s0 floordiv 4)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) * 8)>
module {
  func.func @exp(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%sizes#0]
    %1 = affine.apply #map1()[%strides#0]
    %2 = affine.apply #map2()[%sizes#1]
    %3 = affine.apply #map3()[%strides#1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%0, 3, %2, 2], strides: [%1, %strides#0, %3, %strides#1] : memref<f32> to memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %reinterpret_cast : memref<?x3x?x2xf32, strided<[?, ?, ?, ?], offset: ?>>
  }
  func.func @exp0(%arg0: memref<f32>) -> memref<1x1xf32> {
    %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
    return %reinterpret_cast : memref<1x1xf32>
  }
  func.func @exp2(%arg0: memref<?x8xf32>, %arg1: index) -> memref<4x?x2x4xf32> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map4()[%sizes#0]
    %1 = affine.apply #map5()[%sizes#0]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [4, %0, 2, 4], strides: [%1, 8, 4, 1] : memref<f32> to memref<4x?x2x4xf32>
    return %reinterpret_cast : memref<4x?x2x4xf32>
  }
}

