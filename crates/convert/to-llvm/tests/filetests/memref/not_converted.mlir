// terrace opt --finalize-memref-to-llvm
// Other passes take these apart first.
func.func @subview(%m: memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1], offset: 9>> {
  %s = memref.subview %m[1, 1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 9>>
  return %s : memref<4x4xf32, strided<[8, 1], offset: 9>>
}
func.func @collapse(%m: memref<4x8xf32>) -> memref<32xf32> {
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  return %c : memref<32xf32>
}
func.func @expand(%m: memref<32xf32>) -> memref<4x8xf32> {
  %e = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  return %e : memref<4x8xf32>
}
func.func @realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}
// ==== stdout ====
module {
  func.func @subview(%arg0: memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1], offset: 9>> {
    %subview = memref.subview %arg0[1, 1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 9>>
    return %subview : memref<4x4xf32, strided<[8, 1], offset: 9>>
  }
  func.func @collapse(%arg0: memref<4x8xf32>) -> memref<32xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    return %collapse_shape : memref<32xf32>
  }
  func.func @expand(%arg0: memref<32xf32>) -> memref<4x8xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
    return %expand_shape : memref<4x8xf32>
  }
  func.func @realloc(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    %0 = memref.realloc %arg0(%arg1) : memref<?xf32> to memref<?xf32>
    return %0 : memref<?xf32>
  }
}

