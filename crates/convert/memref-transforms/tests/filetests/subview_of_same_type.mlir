// terrace opt --expand-strided-metadata
// A part at another offset has the type of the whole where the type does not say the offset: it does not fold.
func.func @f(%v: memref<1x4xf32, strided<[?, 1], offset: ?>>, %a: index) -> memref<1x4xf32, strided<[?, 1], offset: ?>> {
  %w = memref.subview %v[0, %a][1, 4][1, 1] : memref<1x4xf32, strided<[?, 1], offset: ?>> to memref<1x4xf32, strided<[?, 1], offset: ?>>
  return %w : memref<1x4xf32, strided<[?, 1], offset: ?>>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @f(%arg0: memref<1x4xf32, strided<[?, 1], offset: ?>>, %arg1: index) -> memref<1x4xf32, strided<[?, 1], offset: ?>> {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %arg1]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [1, 4], strides: [%strides#0, 1] : memref<f32> to memref<1x4xf32, strided<[?, 1], offset: ?>>
    return %reinterpret_cast : memref<1x4xf32, strided<[?, 1], offset: ?>>
  }
}

