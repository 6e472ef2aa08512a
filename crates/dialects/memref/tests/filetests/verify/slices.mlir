// terrace opt --split-input-file
// reinterpret_cast and subview: ranks, numbers, strides, bounds.
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf64>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [2] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4, 4], strides: [2] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0, 1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [%i], sizes: [%i], strides: [%i] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [-4], strides: [1] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [-1], sizes: [4], strides: [-1] : memref<4xf32> to memref<4xf32, strided<[-1], offset: -1>>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.reinterpret_cast"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf64, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2x1xf32, strided<[4, 1, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 1] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 1] [2, 2] [1, 2] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[2], offset: 1>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 1] [5, 1] [1, 2] : memref<4x4xf32> to memref<5xf32, strided<[4], offset: 1>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[3, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 13>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[4, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<2xf32, strided<[4], offset: 17>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[-1, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: -4>>
  return }
// -----
func.func @f(%n: memref<?x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [-2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[%i, 0] [%i, 2] [1, %i] : memref<4x4xf32> to memref<?x2xf32, strided<[4, ?], offset: ?>>
  %1 = memref.subview %n[%i, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: ?>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [0, 2] [1, 1] : memref<4x4xf32> to memref<0x2xf32, strided<[4, 1]>>
  %1 = memref.subview %n[3, 0] [2, 2] [-1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[-4, 1], offset: 12>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %1 = memref.subview %n[3, 0] [5, 2] [-1, 1] : memref<4x4xf32> to memref<5x2xf32, strided<[-4, 1], offset: 12>>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<?xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [%i], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [%i] : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [], strides: [] : memref<4xf32> to memref<f32>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<4x1xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<?xf32, strided<[?]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[5, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<?xf32, strided<[?]>>
  return }
// -----
func.func @f(%n: memref<4x1x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<4x1x4xf32> to memref<1x4xf32, strided<[4, 1]>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, 0] [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n[0, a] [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n (0, a) [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n [0, [2]] [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n [0, 2 [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
  return }
// -----
func.func @f(%n: memref<4x4xf32>, %i : index, %v: f64) {
  %0 = memref.subview %n [0, 99999999999999999999] [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
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
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f64) {
    %subview = memref.subview %arg0[%arg1, 0] [%arg1, 2] [1, %arg1] : memref<4x4xf32> to memref<?x2xf32, strided<[4, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, 0] [1, 1] [1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: ?>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f64) {
    %subview = memref.subview %arg0[0, 0] [0, 2] [1, 1] : memref<4x4xf32> to memref<0x2xf32, strided<[4, 1]>>
    %subview_0 = memref.subview %arg0[3, 0] [2, 2] [-1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[-4, 1], offset: 12>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f64) {
    %subview = memref.subview %arg0[3, 0] [5, 2] [-1, 1] : memref<4x4xf32> to memref<5x2xf32, strided<[-4, 1], offset: 12>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f64) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<?xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f64) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f64) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<4xf32> to memref<f32>
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x1x4xf32>, %arg1: index, %arg2: f64) {
    %subview = memref.subview %arg0[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<4x1x4xf32> to memref<1x4xf32, strided<[4, 1]>>
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f64) {
    %subview = memref.subview %arg0[0, 2] [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
    return
  }
}

// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: different memory spaces specified for source type 'memref<4xf32>' and result memref type 'memref<4xf32, 1>'
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32, 1>
<stdin>:8:8: error: different element types specified for source type 'memref<4xf32>' and result memref type 'memref<4xf64>'
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf64>
       ^
<stdin>:8:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf64>
<stdin>:12:8: error: expected result type with size = 4 instead of 5 in dim = 0
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32>
       ^
<stdin>:12:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<5xf32>
<stdin>:16:8: error: expected result type with offset = 1 instead of 0
  %0 = memref.reinterpret_cast %n to offset: [1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:16:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:20:8: error: expected result type with stride = 2 instead of 1 in dim = 0
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [2] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:20:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 2>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:24:8: error: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4, 4], strides: [2] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 2>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:28:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
  %0 = memref.reinterpret_cast %n to offset: [0, 1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:28:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:32:8: error: expected result type with size = dynamic instead of 4 in dim = 0
  %0 = memref.reinterpret_cast %n to offset: [%i], sizes: [%i], strides: [%i] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf32>, index, index, index) -> memref<4xf32>
<stdin>:36:8: error: expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.
  %0 = memref.reinterpret_cast %n to offset: [], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:36:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:40:8: error: expected sizes to be non-negative, but got -4
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [-4], strides: [1] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:40:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:44:8: error: expected offsets to be non-negative, but got -1
  %0 = memref.reinterpret_cast %n to offset: [-1], sizes: [4], strides: [-1] : memref<4xf32> to memref<4xf32, strided<[-1], offset: -1>>
       ^
<stdin>:44:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 4>, static_strides = array<i64: -1>}> : (memref<4xf32>) -> memref<4xf32, strided<[-1], offset: -1>>
<stdin>:48:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
  %0 = "memref.reinterpret_cast"(%n, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
       ^
<stdin>:48:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:52:8: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)
  %0 = "memref.reinterpret_cast"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
       ^
<stdin>:52:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:56:8: error: expected result type to be 'memref<2x2xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32>'
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32>
       ^
<stdin>:56:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32>
<stdin>:60:8: error: different memory spaces specified for base memref type 'memref<4x4xf32>' and subview memref type 'memref<2x2xf32, strided<[4, 1]>, 1>'
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>, 1>
       ^
<stdin>:60:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>, 1>
<stdin>:64:8: error: expected result element type to be 'f32', but got 'memref<2x2xf64, strided<[4, 1]>>'
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf64, strided<[4, 1]>>
       ^
<stdin>:64:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf64, strided<[4, 1]>>
<stdin>:68:8: error: expected result rank to be smaller or equal to the source rank, but got 'memref<2x2x1xf32, strided<[4, 1, 1]>>'
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2x1xf32, strided<[4, 1, 1]>>
       ^
<stdin>:68:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2x1xf32, strided<[4, 1, 1]>>
<stdin>:72:8: error: expected result type to be 'memref<2x2xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2x3xf32, strided<[4, 1]>>'
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[4, 1]>>
       ^
<stdin>:72:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x3xf32, strided<[4, 1]>>
<stdin>:76:8: error: expected result type to be 'memref<2x2xf32, strided<[4, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[4, 1]>>'
  %0 = memref.subview %n[0, 1] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
       ^
<stdin>:76:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
<stdin>:80:8: error: expected result type to be 'memref<2x2xf32, strided<[4, 2], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[4, 1], offset: 1>>'
  %0 = memref.subview %n[0, 1] [2, 2] [1, 2] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>>
       ^
<stdin>:80:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 1>>
<stdin>:84:8: error: expected result type to be 'memref<2x1xf32, strided<[4, 2], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[2], offset: 1>>'
  %0 = memref.subview %n[0, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[2], offset: 1>>
       ^
<stdin>:84:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[2], offset: 1>>
<stdin>:88:8: error: slice along dimension 0 runs out-of-bounds: 4 >= 4
  %0 = memref.subview %n[0, 1] [5, 1] [1, 2] : memref<4x4xf32> to memref<5xf32, strided<[4], offset: 1>>
       ^
<stdin>:88:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 5, 1>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<5xf32, strided<[4], offset: 1>>
<stdin>:92:8: error: slice along dimension 0 runs out-of-bounds: 4 >= 4
  %0 = memref.subview %n[3, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 13>>
       ^
<stdin>:92:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 13>>
<stdin>:96:8: error: offset 0 is out-of-bounds: 4 >= 4
  %0 = memref.subview %n[4, 1] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:96:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:100:8: error: expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
  %0 = memref.subview %n[0] [2, 1] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:100:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:104:8: error: expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.
  %0 = memref.subview %n[0, 0] [2] [1, 2] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:104:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 2>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:108:8: error: expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
  %0 = memref.subview %n[0, 0] [2, 2] [1] : memref<4x4xf32> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:108:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:112:8: error: base type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>' is not strided
  %0 = memref.subview %n[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<2xf32, strided<[4], offset: 17>>
       ^
<stdin>:112:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) -> memref<2xf32, strided<[4], offset: 17>>
<stdin>:116:8: error: expected offsets to be non-negative, but got -1
  %0 = memref.subview %n[-1, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: -4>>
       ^
<stdin>:116:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: -4>>
<stdin>:120:8: error: expected sizes to be non-negative, but got -2
  %0 = memref.subview %n[0, 0] [-2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1]>>
       ^
<stdin>:120:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -2, 2>, static_strides = array<i64: 1, 1>}> : (memref<?x4xf32>) -> memref<2x2xf32, strided<[4, 1]>>
<stdin>:146:8: error: expected result type with offset = dynamic instead of 0
  %0 = memref.reinterpret_cast %n to offset: [%i], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:146:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:150:8: error: expected result type with stride = dynamic instead of 1 in dim = 0
  %0 = memref.reinterpret_cast %n to offset: [0], sizes: [4], strides: [%i] : memref<4xf32> to memref<4xf32>
       ^
<stdin>:150:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:158:8: error: expected result type to be 'memref<?x1xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x1xf32, strided<[4, 1]>>'
  %0 = memref.subview %n[0, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<4x1xf32, strided<[4, 1]>>
       ^
<stdin>:158:8: note: see current operation: %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<4x1xf32, strided<[4, 1]>>
<stdin>:162:8: error: expected result type to be 'memref<?x1xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<?xf32, strided<[?]>>'
  %0 = memref.subview %n[0, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<?xf32, strided<[?]>>
       ^
<stdin>:162:8: note: see current operation: %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<?xf32, strided<[?]>>
<stdin>:166:8: error: expected result type to be 'memref<?x1xf32, strided<[4, 1], offset: 20>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<?xf32, strided<[?]>>'
  %0 = memref.subview %n[5, 0] [%i, 1] [1, 1] : memref<4x4xf32> to memref<?xf32, strided<[?]>>
       ^
<stdin>:166:8: note: see current operation: %0 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 5, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<?xf32, strided<[?]>>
<stdin>:174:8: error: expected sizes to be non-negative, but got -1
  %0 = memref.subview %n[0, 0] [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
       ^
<stdin>:174:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -1, 1>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>) -> memref<4x4xf32, 1>
<stdin>:178:29: error: custom op 'memref.subview' expected integer value
  %0 = memref.subview %n[0, a] [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
                            ^
<stdin>:178:8: error: custom op 'memref.subview' expected SSA value or integer
  %0 = memref.subview %n[0, a] [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
       ^
<stdin>:182:25: error: expected '[' in dynamic index list
  %0 = memref.subview %n (0, a) [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
                        ^
<stdin>:182:8: error: custom op 'memref.subview' expected SSA value or integer
  %0 = memref.subview %n (0, a) [-1, 1] [1, 1] : memref<4x4xf32> to memref<4x4xf32, 1>
       ^
<stdin>:190:31: error: expected ']' in dynamic index list
  %0 = memref.subview %n [0, 2 [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
                              ^
<stdin>:190:8: error: custom op 'memref.subview' expected SSA value or integer
  %0 = memref.subview %n [0, 2 [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
       ^
<stdin>:194:30: error: custom op 'memref.subview' integer value too large
  %0 = memref.subview %n [0, 99999999999999999999] [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
                             ^
<stdin>:194:8: error: custom op 'memref.subview' expected SSA value or integer
  %0 = memref.subview %n [0, 99999999999999999999] [1, 1] [1, 1] : memref<4x4xf32> to memref<1x1xf32, strided<[4, 1], offset: 2>>
       ^
// ==== exit 1 ====
