// terrace opt --canonicalize --allow-unregistered-dialect
// memref: metadata put together again, constants, reshapes in a row.
func.func @metadata(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %q = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %p = memref.reinterpret_cast %b to offset: [%o], sizes: [%t#0, 4], strides: [%t#0, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %r, %q, %p : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @constcast(%m: memref<f32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %neg = arith.constant -1 : index
  %r = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4, %n], strides: [%n, %c1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %s = memref.reinterpret_cast %m to offset: [%c1], sizes: [%n], strides: [%c4] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %t = memref.reinterpret_cast %m to offset: [%c4], sizes: [4], strides: [%n] : memref<f32> to memref<4xf32, strided<[?], offset: ?>>
  return %r, %s, %t : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
}
func.func @constcast2(%m: memref<f32>, %n: index) -> (memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%c4, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32, strided<[4, 1]>>
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32>
  return %r, %s : memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>
}
func.func @compose_collapse(%m: memref<2x3x4x5xf32>, %d: memref<?x?x?x4xf32>) -> (memref<24x5xf32>, memref<120xf32>, memref<?xf32>) {
  %a = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %b = memref.collapse_shape %a [[0, 1], [2]] : memref<6x4x5xf32> into memref<24x5xf32>
  %c = memref.collapse_shape %b [[0, 1]] : memref<24x5xf32> into memref<120xf32>
  %e = memref.collapse_shape %d [[0, 1], [2, 3]] : memref<?x?x?x4xf32> into memref<?x?xf32>
  %f = memref.collapse_shape %e [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %b, %c, %f : memref<24x5xf32>, memref<120xf32>, memref<?xf32>
}
func.func @compose_expand(%m: memref<120xf32>, %d: memref<?xf32>, %n: index, %k: index) -> (memref<2x3x4x5xf32>, memref<?x2x?x4xf32>) {
  %a = memref.expand_shape %m [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %b = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  %c = memref.expand_shape %d [[0, 1]] output_shape [%n, %k] : memref<?xf32> into memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%n, 2, %k, 4] : memref<?x?xf32> into memref<?x2x?x4xf32>
  return %b, %e : memref<2x3x4x5xf32>, memref<?x2x?x4xf32>
}
func.func @collapse_of_expand(%m: memref<12x5xf32>, %d: memref<?xf32>, %n: index) -> (memref<12x5xf32>, memref<60xf32>, memref<6x10xf32>, memref<?xf32>) {
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf32> into memref<3x4x5xf32>
  %b = memref.collapse_shape %a [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
  %c = memref.collapse_shape %a [[0, 1, 2]] : memref<3x4x5xf32> into memref<60xf32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [6, 2, 5] : memref<12x5xf32> into memref<6x2x5xf32>
  %f = memref.collapse_shape %e [[0], [1, 2]] : memref<6x2x5xf32> into memref<6x10xf32>
  %g = memref.expand_shape %d [[0, 1, 2]] output_shape [%n, 4, 2] : memref<?xf32> into memref<?x4x2xf32>
  %h = memref.collapse_shape %g [[0, 1, 2]] : memref<?x4x2xf32> into memref<?xf32>
  return %b, %c, %f, %h : memref<12x5xf32>, memref<60xf32>, memref<6x10xf32>, memref<?xf32>
}
func.func @collapse_of_expand2(%d: memref<?xf32>, %n: index) -> (memref<?x8xf32>, memref<?x2xf32>) {
  %g = memref.expand_shape %d [[0, 1, 2]] output_shape [%n, 4, 2] : memref<?xf32> into memref<?x4x2xf32>
  %h = memref.collapse_shape %g [[0], [1, 2]] : memref<?x4x2xf32> into memref<?x8xf32>
  %i = memref.collapse_shape %g [[0, 1], [2]] : memref<?x4x2xf32> into memref<?x2xf32>
  return %h, %i : memref<?x8xf32>, memref<?x2xf32>
}
func.func @expand_of_collapse(%m: memref<3x4x5xf32>, %d: memref<?x4x2xf32>, %n: index) -> (memref<3x4x5xf32>, memref<3x20xf32>, memref<3x2x2x5xf32>, memref<?x2x2x2xf32>) {
  %a = memref.collapse_shape %m [[0, 1, 2]] : memref<3x4x5xf32> into memref<60xf32>
  %b = memref.expand_shape %a [[0, 1, 2]] output_shape [3, 4, 5] : memref<60xf32> into memref<3x4x5xf32>
  %c = memref.expand_shape %a [[0, 1]] output_shape [3, 20] : memref<60xf32> into memref<3x20xf32>
  %e = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
  %f = memref.expand_shape %e [[0, 1, 2], [3]] output_shape [3, 2, 2, 5] : memref<12x5xf32> into memref<3x2x2x5xf32>
  %g = memref.collapse_shape %d [[0, 1, 2]] : memref<?x4x2xf32> into memref<?xf32>
  %h = memref.expand_shape %g [[0, 1, 2, 3]] output_shape [%n, 2, 2, 2] : memref<?xf32> into memref<?x2x2x2xf32>
  return %b, %c, %f, %h : memref<3x4x5xf32>, memref<3x20xf32>, memref<3x2x2x5xf32>, memref<?x2x2x2xf32>
}
func.func @collapse_cast(%m: memref<3x4x5xf32>, %n: memref<3x4xf32>) -> (memref<?x?xf32>, memref<?xf32>) {
  %c = memref.cast %m : memref<3x4x5xf32> to memref<?x4x?xf32>
  %d = memref.collapse_shape %c [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %e = memref.cast %n : memref<3x4xf32> to memref<?x?xf32>
  %f = memref.collapse_shape %e [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %d, %f : memref<?x?xf32>, memref<?xf32>
}
func.func @expand_cast(%m: memref<12x5xf32>, %n: index) -> (memref<?x4x?xf32>, memref<3x4x?xf32>) {
  %c = memref.cast %m : memref<12x5xf32> to memref<?x?xf32>
  %d = memref.expand_shape %c [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %e = memref.cast %m : memref<12x5xf32> to memref<12x?xf32>
  %f = memref.expand_shape %e [[0, 1], [2]] output_shape [3, 4, %n] : memref<12x?xf32> into memref<3x4x?xf32>
  return %d, %f : memref<?x4x?xf32>, memref<3x4x?xf32>
}
func.func @transp(%m: memref<2x3xf32>) -> (memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[3,1]>>) {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %u = memref.transpose %t (i, j) -> (j, i) : memref<3x2xf32, strided<[1, 3]>> to memref<2x3xf32, strided<[3, 1]>>
  %v = memref.transpose %u (i, j) -> (i, j) : memref<2x3xf32, strided<[3, 1]>> to memref<2x3xf32, strided<[3, 1]>>
  return %u, %v : memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[3, 1]>>
}
func.func @aligned(%m: memref<4xf32>, %n: index) -> index {
  %a = memref.assume_alignment %m, 8 : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c = memref.cast %a : memref<4xf32> to memref<?xf32>
  %d = memref.dim %c, %c0 : memref<?xf32>
  return %d : index
}
func.func @collapse_dim(%m: memref<?x?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x4xf32> into memref<?x?xf32>
  %d = memref.dim %a, %c0 : memref<?x?xf32>
  %e = memref.dim %a, %c1 : memref<?x?xf32>
  return %d, %e : index, index
}
func.func @expand_dim(%m: memref<?x?xf32>, %n: index, %k: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, %k, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  %d = memref.dim %a, %c0 : memref<?x?x4xf32>
  %e = memref.dim %a, %c1 : memref<?x?x4xf32>
  %f = memref.dim %a, %c2 : memref<?x?x4xf32>
  return %d, %e, %f : index, index, index
}
// ==== stdout ====
module {
  func.func @metadata(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%strides#0, 4], strides: [%strides#0, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %arg0, %cast, %reinterpret_cast : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @constcast(%arg0: memref<f32>, %arg1: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, %arg1], strides: [%arg1, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<4x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [1], sizes: [%arg1], strides: [4] : memref<f32> to memref<?xf32, strided<[4], offset: 1>>
    %cast_1 = memref.cast %reinterpret_cast_0 : memref<?xf32, strided<[4], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [%arg1] : memref<f32> to memref<4xf32, strided<[?], offset: 4>>
    %cast_3 = memref.cast %reinterpret_cast_2 : memref<4xf32, strided<[?], offset: 4>> to memref<4xf32, strided<[?], offset: ?>>
    return %cast, %cast_1, %cast_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
  }
  func.func @constcast2(%arg0: memref<f32>, %arg1: index) -> (memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<f32> to memref<4x4xf32, strided<[4, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<4x4xf32, strided<[4, 1]>> to memref<?x4xf32, strided<[4, 1]>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32>
    return %cast, %reinterpret_cast_0 : memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>
  }
  func.func @compose_collapse(%arg0: memref<2x3x4x5xf32>, %arg1: memref<?x?x?x4xf32>) -> (memref<24x5xf32>, memref<120xf32>, memref<?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2], [3]] : memref<2x3x4x5xf32> into memref<24x5xf32>
    %collapse_shape_0 = memref.collapse_shape %arg0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
    %collapse_shape_1 = memref.collapse_shape %arg1 [[0, 1, 2, 3]] : memref<?x?x?x4xf32> into memref<?xf32>
    return %collapse_shape, %collapse_shape_0, %collapse_shape_1 : memref<24x5xf32>, memref<120xf32>, memref<?xf32>
  }
  func.func @compose_expand(%arg0: memref<120xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: index) -> (memref<2x3x4x5xf32>, memref<?x2x?x4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : memref<120xf32> into memref<2x3x4x5xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [%arg2, 2, %arg3, 4] : memref<?xf32> into memref<?x2x?x4xf32>
    return %expand_shape, %expand_shape_0 : memref<2x3x4x5xf32>, memref<?x2x?x4xf32>
  }
  func.func @collapse_of_expand(%arg0: memref<12x5xf32>, %arg1: memref<?xf32>, %arg2: index) -> (memref<12x5xf32>, memref<60xf32>, memref<6x10xf32>, memref<?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<12x5xf32> into memref<60xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [6, 2, 5] : memref<12x5xf32> into memref<6x2x5xf32>
    %collapse_shape_0 = memref.collapse_shape %expand_shape [[0], [1, 2]] : memref<6x2x5xf32> into memref<6x10xf32>
    return %arg0, %collapse_shape, %collapse_shape_0, %arg1 : memref<12x5xf32>, memref<60xf32>, memref<6x10xf32>, memref<?xf32>
  }
  func.func @collapse_of_expand2(%arg0: memref<?xf32>, %arg1: index) -> (memref<?x8xf32>, memref<?x2xf32>) {
    %c4 = arith.constant 4 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 8] : memref<?xf32> into memref<?x8xf32>
    %0 = arith.muli %arg1, %c4 : index
    %expand_shape_0 = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, 2] : memref<?xf32> into memref<?x2xf32>
    return %expand_shape, %expand_shape_0 : memref<?x8xf32>, memref<?x2xf32>
  }
  func.func @expand_of_collapse(%arg0: memref<3x4x5xf32>, %arg1: memref<?x4x2xf32>, %arg2: index) -> (memref<3x4x5xf32>, memref<3x20xf32>, memref<3x2x2x5xf32>, memref<?x2x2x2xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<3x4x5xf32> into memref<3x20xf32>
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [3, 2, 2, 5] : memref<3x4x5xf32> into memref<3x2x2x5xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [%arg2, 2, 2, 2] : memref<?x4x2xf32> into memref<?x2x2x2xf32>
    return %arg0, %collapse_shape, %expand_shape, %expand_shape_0 : memref<3x4x5xf32>, memref<3x20xf32>, memref<3x2x2x5xf32>, memref<?x2x2x2xf32>
  }
  func.func @collapse_cast(%arg0: memref<3x4x5xf32>, %arg1: memref<3x4xf32>) -> (memref<?x?xf32>, memref<?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
    %cast = memref.cast %collapse_shape : memref<12x5xf32> to memref<?x?xf32>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
    %cast_1 = memref.cast %collapse_shape_0 : memref<12xf32> to memref<?xf32>
    return %cast, %cast_1 : memref<?x?xf32>, memref<?xf32>
  }
  func.func @expand_cast(%arg0: memref<12x5xf32>, %arg1: index) -> (memref<?x4x?xf32>, memref<3x4x?xf32>) {
    %cast = memref.cast %arg0 : memref<12x5xf32> to memref<?x?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1], [2]] output_shape [%arg1, 4, %arg1] : memref<?x?xf32> into memref<?x4x?xf32>
    %cast_0 = memref.cast %arg0 : memref<12x5xf32> to memref<12x?xf32>
    %expand_shape_1 = memref.expand_shape %cast_0 [[0, 1], [2]] output_shape [3, 4, %arg1] : memref<12x?xf32> into memref<3x4x?xf32>
    return %expand_shape, %expand_shape_1 : memref<?x4x?xf32>, memref<3x4x?xf32>
  }
  func.func @transp(%arg0: memref<2x3xf32>) -> (memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[3, 1]>>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<2x3xf32> to memref<2x3xf32, strided<[3, 1]>>
    return %transpose, %transpose : memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[3, 1]>>
  }
  func.func @aligned(%arg0: memref<4xf32>, %arg1: index) -> index {
    %c4 = arith.constant 4 : index
    return %c4 : index
  }
  func.func @collapse_dim(%arg0: memref<?x?x4xf32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg0 [[0], [1, 2]] : memref<?x?x4xf32> into memref<?x?xf32>
    %dim = memref.dim %collapse_shape, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %collapse_shape, %c1 : memref<?x?xf32>
    return %dim, %dim_0 : index, index
  }
  func.func @expand_dim(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, %arg2, 4] : memref<?x?xf32> into memref<?x?x4xf32>
    %dim = memref.dim %expand_shape, %c0 : memref<?x?x4xf32>
    %dim_0 = memref.dim %expand_shape, %c1 : memref<?x?x4xf32>
    return %dim, %dim_0, %c4 : index, index, index
  }
}

