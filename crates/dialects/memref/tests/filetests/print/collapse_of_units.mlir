// terrace opt
// Strides of dimensions of one element mean nothing where dimensions are collapsed.
func.func @f(%a: memref<4x1x2xf32, strided<[2, 99, 1]>>, %b: memref<1x4x2xf32, strided<[7, 2, 1]>>, %c: memref<4x1x1xf32, strided<[3, 99, 7]>>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<4x1x2xf32, strided<[2, 99, 1]>> into memref<8xf32, strided<[1]>>
  %1 = memref.collapse_shape %b [[0, 1, 2]] : memref<1x4x2xf32, strided<[7, 2, 1]>> into memref<8xf32, strided<[1]>>
  %2 = memref.collapse_shape %c [[0, 1, 2]] : memref<4x1x1xf32, strided<[3, 99, 7]>> into memref<4xf32, strided<[3]>>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4x1x2xf32, strided<[2, 99, 1]>>, %arg1: memref<1x4x2xf32, strided<[7, 2, 1]>>, %arg2: memref<4x1x1xf32, strided<[3, 99, 7]>>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<4x1x2xf32, strided<[2, 99, 1]>> into memref<8xf32, strided<[1]>>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1, 2]] : memref<1x4x2xf32, strided<[7, 2, 1]>> into memref<8xf32, strided<[1]>>
    %collapse_shape_1 = memref.collapse_shape %arg2 [[0, 1, 2]] : memref<4x1x1xf32, strided<[3, 99, 7]>> into memref<4xf32, strided<[3]>>
    return
  }
}

