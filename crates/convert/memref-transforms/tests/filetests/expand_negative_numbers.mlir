// terrace opt --expand-strided-metadata
// A negative offset stays an operand.
func.func @h(%input: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %m1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %input[%m1] [%c2] [1] : memref<6xf32> to memref<?xf32, strided<[1], offset: ?>>
  %t = memref.cast %s : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %t : memref<?xf32, strided<[?], offset: ?>>
}
func.func @sizes(%input: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %m1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %input[%c2] [%m1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %s : memref<?xf32, strided<[1], offset: ?>>
}
func.func @of_reinterpreted(%input: memref<6xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %m1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %o = memref.reinterpret_cast %input to offset: [%m1], sizes: [%c2], strides: [1] : memref<6xf32> to memref<?xf32, strided<[1], offset: ?>>
  %s = memref.subview %o[1] [1] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[1], offset: ?>>
  %t = memref.cast %s : memref<1xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<?xf32, strided<[1], offset: ?>>
}
func.func @expand(%input: memref<?xf32>) -> memref<?x2xf32> {
  %m1 = arith.constant -1 : index
  %s = memref.expand_shape %input [[0, 1]] output_shape [%m1, 2] : memref<?xf32> into memref<?x2xf32>
  return %s : memref<?x2xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 floordiv 2)>
module {
  func.func @h(%arg0: memref<6xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c-1 = arith.constant -1 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%c-1], sizes: [%c2], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @sizes(%arg0: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
    %c-1 = arith.constant -1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [2], sizes: [%c-1], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
    return %reinterpret_cast : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @of_reinterpreted(%arg0: memref<6xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%c0], sizes: [1], strides: [1] : memref<f32> to memref<1xf32, strided<[1], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<1xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    return %cast : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @expand(%arg0: memref<?xf32>) -> memref<?x2xf32> {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %0 = affine.apply #map()[%sizes]
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, 2], strides: [2, 1] : memref<f32> to memref<?x2xf32>
    return %reinterpret_cast : memref<?x2xf32>
  }
}

