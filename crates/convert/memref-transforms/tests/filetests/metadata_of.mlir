// terrace opt --expand-strided-metadata
// Metadata of what other operations define.
func.func @rc(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> (memref<f32>, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %t#1 : memref<f32>, index, index, index
}
func.func @rcu(%m: memref<*xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %t#1 : memref<f32>, index, index, index
}
func.func @cast(%m: memref<?x4xf32>, %u: memref<*xf32>) -> (memref<f32>, index, index, index, index) {
  %v = memref.cast %m : memref<?x4xf32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<3x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %w = memref.cast %u : memref<*xf32> to memref<3xf32>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %w : memref<3xf32> -> memref<f32>, index, index, index
  return %b, %o, %s#0, %t#1, %o1 : memref<f32>, index, index, index, index
}
func.func @esm(%m: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %b1, %o1 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %b1, %o1 : memref<f32>, index
}
func.func @esm_sub(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index) -> (memref<f32>, index, index) {
  %v = memref.subview %m[%i, 0][2, 2][1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<2x2xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %t#0 : memref<f32>, index, index
}
func.func @esm_exp(%m: memref<?x8xf32>, %i: index) -> (memref<f32>, index, index) {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [4, %i, 2, 4] : memref<?x8xf32> into memref<4x?x2x4xf32>
  %b, %o, %s:4, %t:4 = memref.extract_strided_metadata %v : memref<4x?x2x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %b, %s#1, %t#0 : memref<f32>, index, index
}
func.func @esm_msc(%m: memref<?x8xf32>) -> (memref<f32, 1>, index, index) {
  %v = memref.memory_space_cast %m : memref<?x8xf32> to memref<?x8xf32, 1>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x8xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  return %b, %s#0, %t#0 : memref<f32, 1>, index, index
}
func.func @esm_aa(%m: memref<?x8xf32>) -> (memref<f32>, index, index) {
  %v = memref.assume_alignment %m, 8 : memref<?x8xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
  return %b, %s#0, %t#0 : memref<f32>, index, index
}
func.func @esm_tr(%m: memref<?x8xf32>) -> (memref<f32>, index, index) {
  %v = memref.transpose %m (i, j) -> (j, i) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<8x?xf32, strided<[1, 8]>> -> memref<f32>, index, index, index, index, index
  return %b, %s#0, %t#0 : memref<f32>, index, index
}
// ==== stdout ====
#map = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
#map1 = affine_map<()[s0] -> (s0 floordiv 4)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 4) * 8)>
module {
  func.func @rc(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> (memref<f32>, index, index, index) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %arg1, %c4, %c1 : memref<f32>, index, index, index
  }
  func.func @rcu(%arg0: memref<*xf32>, %arg1: index) -> (memref<f32>, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, %arg1], strides: [%arg1, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %reinterpret_cast : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %offset, %c4, %c1 : memref<f32>, index, index, index
  }
  func.func @cast(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>) -> (memref<f32>, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %c0, %c3, %c1, %c0 : memref<f32>, index, index, index, index
  }
  func.func @esm(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    return %base_buffer, %c0 : memref<f32>, index
  }
  func.func @esm_sub(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>, %arg1: index) -> (memref<f32>, index, index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map()[%offset, %arg1, %strides#0]
    return %base_buffer, %0, %strides#0 : memref<f32>, index, index
  }
  func.func @esm_exp(%arg0: memref<?x8xf32>, %arg1: index) -> (memref<f32>, index, index) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %0 = affine.apply #map1()[%sizes#0]
    %1 = affine.apply #map2()[%sizes#0]
    return %base_buffer, %0, %1 : memref<f32>, index, index
  }
  func.func @esm_msc(%arg0: memref<?x8xf32>) -> (memref<f32, 1>, index, index) {
    %c8 = arith.constant 8 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %memspacecast = memref.memory_space_cast %base_buffer : memref<f32> to memref<f32, 1>
    return %memspacecast, %sizes#0, %c8 : memref<f32, 1>, index, index
  }
  func.func @esm_aa(%arg0: memref<?x8xf32>) -> (memref<f32>, index, index) {
    %c8 = arith.constant 8 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %sizes#0, %c8 : memref<f32>, index, index
  }
  func.func @esm_tr(%arg0: memref<?x8xf32>) -> (memref<f32>, index, index) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %transpose : memref<8x?xf32, strided<[1, 8]>> -> memref<f32>, index, index, index, index, index
    return %base_buffer, %c8, %c1 : memref<f32>, index, index
  }
}

