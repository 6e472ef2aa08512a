// terrace opt --split-input-file
// expand_shape, collapse_shape, reshape, transpose, view.
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0] [2] [1] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [2], strides: [1] : memref<4x4xf32> to memref<2x2xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1, 2>}> : (memref<4xf32>, index) -> memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf32>) -> memref<4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  %1 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %2 = memref.collapse_shape %n [] : memref<4x4xf32> into memref<f32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %1 = memref.expand_shape %n [[0, 1]] output_shape [16] : memref<4x4xf32> into memref<16xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %1 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1], [2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [2, 1]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2, 3]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x?xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x4xf32> into memref<4x2x3xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1]] output_shape [4, 2, 3] : memref<4x4xf32> into memref<4x4x1xf32>
  return }
// -----
func.func @f(%n: memref<f32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [] output_shape [4] : memref<f32> into memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, %i, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 3, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 3, %i] : memref<4x?xf32> into memref<4x?x?xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, %i, %i] : memref<4x?xf32> into memref<4x?x?xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32>, %i : index, %v: f64) {
  %0 = "memref.expand_shape"(%n, %i) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 3, 2>}> : (memref<4x?xf32>, index) -> memref<4x?x?xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32, strided<[8, 1], offset: 3>>, %i : index, %v: f64) {
  %0 = memref.expand_shape %n [[0, 1], [2, 3]] output_shape [2, 2, 2, 2] : memref<4x4xf32, strided<[8, 1], offset: 3>> into memref<2x2x2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32, strided<[8, 1], offset: 3>>, %i : index, %v: f64) {
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32, strided<[8, 1], offset: 3>> into memref<16xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32, strided<[4, 1], offset: 3>>, %i : index, %v: f64) {
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32, strided<[4, 1], offset: 3>> into memref<16xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32, strided<[?, ?], offset: 3>>, %i : index, %v: f64) {
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x?xf32, strided<[?, ?], offset: 3>> into memref<16xf32>
  return }
// -----
func.func @f(%n: memref<4x?xf32, strided<[?, ?], offset: 3>>, %i : index, %v: f64) {
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x?xf32, strided<[?, ?], offset: 3>> into memref<?xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf64>
  return }
// -----
func.func @f(%n: memref<4x4xf32, strided<[1, 1]>>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32, strided<[1, 1]>>, memref<2xi32>) -> memref<4x4xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf32, strided<[1, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<?xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<?xi32>) -> memref<4x4xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<16xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x5xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0, d1) -> (d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0) -> (d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0, d1) -> (d1, d0) {foo} : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0, d1) -> (d0, d1) : memref<4x4xf32> to memref<4x4xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: memref<2xi32>) {
  %0 = memref.transpose %n (d0, d1) -> (d0, d1) : memref<4x4xf32> to memref<4x4xf32, affine_map<(i, j) -> (4 * i + j)>>
  return }
// -----
func.func @f(%n: memref<64xi8>, %i : index, %v: memref<2xi32>) {
  %0 = memref.view %n[%i][%i] : memref<64xi8> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<64xi8, strided<[1]>>, %i : index, %v: memref<2xi32>) {
  %0 = memref.view %n[%i][] : memref<64xi8, strided<[1]>> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<64xi8>, %i : index, %v: memref<2xi32>) {
  %0 = memref.view %n[%i][] : memref<64xi8> to memref<4xf32, strided<[1]>>
  return }
// -----
func.func @f(%n: memref<64xi8>, %i : index, %v: memref<2xi32>) {
  %0 = memref.view %n[%i][] : memref<64xi8> to memref<4xf32, 1>
  return }
// -----
func.func @f(%n: memref<64xi8>, %i : index, %v: memref<2xi32>) {
  %0 = memref.view %n[%i][] : memref<64xi8> to memref<f32>
  return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f64) {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 3, %arg1] : memref<4x?xf32> into memref<4x?x?xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f64) {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, %arg1, %arg1] : memref<4x?xf32> into memref<4x?x?xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: memref<2xi32>) {
    %reshape = memref.reshape %arg0(%arg2) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x5xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: memref<2xi32>) {
    %reshape = memref.reshape %arg0(%arg2) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf32, 1>
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: memref<2xi32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {foo} : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: memref<2xi32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<4x4xf32> to memref<4x4xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: memref<2xi32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<4x4xf32> to memref<4x4xf32, #map>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: memref<64xi8, strided<[1]>>, %arg1: index, %arg2: memref<2xi32>) {
    %view = memref.view %arg0[%arg1][] : memref<64xi8, strided<[1]>> to memref<4xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<64xi8>, %arg1: index, %arg2: memref<2xi32>) {
    %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<4xf32, strided<[1]>>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: memref<64xi8>, %arg1: index, %arg2: memref<2xi32>) {
    %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<f32>
    return
  }
}

// ==== stderr ====
<stdin>:4:8: error: expected 2 offset values, got 1
  %0 = memref.subview %n[0] [2] [1] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:8:8: error: expected 2 size values, got 1
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [2], strides: [1] : memref<4x4xf32> to memref<2x2xf32>
       ^
<stdin>:8:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
<stdin>:12:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1, 2>}> : (memref<4xf32>, index) -> memref<4xf32>
       ^
<stdin>:12:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1, 2>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:16:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
       ^
<stdin>:16:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:20:8: error: expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:24:8: error: expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 0)
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32, 1>
       ^
<stdin>:24:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32, 1>
<stdin>:28:8: error: expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)
  %0 = "memref.reinterpret_cast"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf32>) -> memref<4xf32, 1>
       ^
<stdin>:28:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf32>) -> memref<4xf32, 1>
<stdin>:34:8: error: 'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones
  %2 = memref.collapse_shape %n [] : memref<4x4xf32> into memref<f32>
       ^
<stdin>:34:8: note: see current operation: %2 = "memref.collapse_shape"(%arg0) <{reassociation = []}> : (memref<4x4xf32>) -> memref<f32>
<stdin>:38:8: error: 'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).
  %1 = memref.expand_shape %n [[0, 1]] output_shape [16] : memref<4x4xf32> into memref<16xf32>
       ^
<stdin>:38:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 16>}> : (memref<4x4xf32>) -> memref<16xf32>
<stdin>:42:8: error: 'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).
  %1 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:42:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:46:8: error: 'memref.expand_shape' op invalid number of reassociation groups: found 3, expected 2
  %0 = memref.expand_shape %n [[0], [1], [2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:46:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1], [2]], static_output_shape = array<i64: 4, 2, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:50:8: error: 'memref.expand_shape' op reassociation indices must be contiguous
  %0 = memref.expand_shape %n [[0], [2, 1]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:50:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [2, 1]], static_output_shape = array<i64: 4, 2, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:54:8: error: 'memref.expand_shape' op reassociation index 3 is out of bounds
  %0 = memref.expand_shape %n [[0], [1, 2, 3]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:54:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 4, 2, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:58:8: error: 'memref.expand_shape' op collapsed dim (1) must be dynamic if and only if reassociation group is dynamic
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x?xf32> into memref<4x2x2xf32>
       ^
<stdin>:58:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2, 2>}> : (memref<4x?xf32>) -> memref<4x2x2xf32>
<stdin>:62:8: error: 'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x4xf32> into memref<4x2x3xf32>
       ^
<stdin>:62:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2, 3>}> : (memref<4x4xf32>) -> memref<4x2x3xf32>
<stdin>:66:8: error: 'memref.expand_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)
  %0 = memref.expand_shape %n [[0], [1]] output_shape [4, 2, 3] : memref<4x4xf32> into memref<4x4x1xf32>
       ^
<stdin>:66:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1]], static_output_shape = array<i64: 4, 2, 3>}> : (memref<4x4xf32>) -> memref<4x4x1xf32>
<stdin>:70:8: error: 'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones
  %0 = memref.expand_shape %n [] output_shape [4] : memref<f32> into memref<4xf32>
       ^
<stdin>:70:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [], static_output_shape = array<i64: 4>}> : (memref<f32>) -> memref<4xf32>
<stdin>:74:8: error: 'memref.expand_shape' op expected expanded type to be 'memref<4x2x2xf32>' but found 'memref<4x2x2xf32, 1>'
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32, 1>
       ^
<stdin>:74:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32, 1>
<stdin>:78:8: error: 'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:78:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:82:8: error: 'memref.expand_shape' op invalid output shape provided at pos 1
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, %i, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:82:8: note: see current operation: %0 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, -9223372036854775808, 2>}> : (memref<4x4xf32>, index) -> memref<4x2x2xf32>
<stdin>:86:8: error: 'memref.expand_shape' op invalid output shape provided at pos 1
  %0 = memref.expand_shape %n [[0], [1, 2]] output_shape [4, 3, 2] : memref<4x4xf32> into memref<4x2x2xf32>
       ^
<stdin>:86:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 3, 2>}> : (memref<4x4xf32>) -> memref<4x2x2xf32>
<stdin>:98:8: error: 'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values
  %0 = "memref.expand_shape"(%n, %i) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 3, 2>}> : (memref<4x?xf32>, index) -> memref<4x?x?xf32>
       ^
<stdin>:98:8: note: see current operation: %0 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 4, 3, 2>}> : (memref<4x?xf32>, index) -> memref<4x?x?xf32>
<stdin>:102:8: error: 'memref.expand_shape' op expected expanded type to be 'memref<2x2x2x2xf32, strided<[16, 8, 2, 1], offset: 3>>' but found 'memref<2x2x2x2xf32>'
  %0 = memref.expand_shape %n [[0, 1], [2, 3]] output_shape [2, 2, 2, 2] : memref<4x4xf32, strided<[8, 1], offset: 3>> into memref<2x2x2x2xf32>
       ^
<stdin>:102:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 2, 2, 2>}> : (memref<4x4xf32, strided<[8, 1], offset: 3>>) -> memref<2x2x2x2xf32>
<stdin>:106:8: error: 'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32, strided<[8, 1], offset: 3>> into memref<16xf32>
       ^
<stdin>:106:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, strided<[8, 1], offset: 3>>) -> memref<16xf32>
<stdin>:110:8: error: 'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[1], offset: 3>>' but found 'memref<16xf32>'
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x4xf32, strided<[4, 1], offset: 3>> into memref<16xf32>
       ^
<stdin>:110:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x4xf32, strided<[4, 1], offset: 3>>) -> memref<16xf32>
<stdin>:114:8: error: 'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x?xf32, strided<[?, ?], offset: 3>> into memref<16xf32>
       ^
<stdin>:114:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x?xf32, strided<[?, ?], offset: 3>>) -> memref<16xf32>
<stdin>:118:8: error: 'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[?], offset: 3>>' but found 'memref<?xf32>'
  %0 = memref.collapse_shape %n [[0, 1]] : memref<4x?xf32, strided<[?, ?], offset: 3>> into memref<?xf32>
       ^
<stdin>:118:8: note: see current operation: %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x?xf32, strided<[?, ?], offset: 3>>) -> memref<?xf32>
<stdin>:122:8: error: 'memref.reshape' op element types of source and destination memref types should be the same
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf64>
       ^
<stdin>:122:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf64>
<stdin>:126:8: error: 'memref.reshape' op source memref type should have identity affine map
  %0 = memref.reshape %n(%v) : (memref<4x4xf32, strided<[1, 1]>>, memref<2xi32>) -> memref<4x4xf32>
       ^
<stdin>:126:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x4xf32, strided<[1, 1]>>, memref<2xi32>) -> memref<4x4xf32>
<stdin>:130:8: error: 'memref.reshape' op result memref type should have identity affine map
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf32, strided<[1, 1]>>
       ^
<stdin>:130:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x4xf32>, memref<2xi32>) -> memref<4x4xf32, strided<[1, 1]>>
<stdin>:134:8: error: 'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<?xi32>) -> memref<4x4xf32>
       ^
<stdin>:134:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x4xf32>, memref<?xi32>) -> memref<4x4xf32>
<stdin>:138:8: error: 'memref.reshape' op length of shape operand differs from the result's memref rank
  %0 = memref.reshape %n(%v) : (memref<4x4xf32>, memref<2xi32>) -> memref<16xf32>
       ^
<stdin>:138:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x4xf32>, memref<2xi32>) -> memref<16xf32>
<stdin>:150:8: error: 'memref.transpose' op expected a permutation map
  %0 = memref.transpose %n (d0, d1) -> (d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
       ^
<stdin>:150:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
<stdin>:154:8: error: 'memref.transpose' op expected a permutation map of same rank as the input
  %0 = memref.transpose %n (d0) -> (d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
       ^
<stdin>:154:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
<stdin>:162:8: error: 'memref.transpose' op result type 'memref<4x4xf32, strided<[4, 1]>>' is not equivalent to the canonical transposed input type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>>'
  %0 = memref.transpose %n (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1]>>
       ^
<stdin>:162:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[4, 1]>>
<stdin>:174:8: error: 'memref.view' op incorrect number of dynamic sizes, has 1, expected 0
  %0 = memref.view %n[%i][%i] : memref<64xi8> to memref<4xf32>
       ^
<stdin>:174:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1, %arg1) : (memref<64xi8>, index, index) -> memref<4xf32>
<stdin>:186:8: error: different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'
  %0 = memref.view %n[%i][] : memref<64xi8> to memref<4xf32, 1>
       ^
<stdin>:186:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<64xi8>, index) -> memref<4xf32, 1>
// ==== exit 1 ====
