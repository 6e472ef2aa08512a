// terrace opt --canonicalize --allow-unregistered-dialect
// memref: slices that would leave their source, metadata, atomics, nested scopes, globals.
func.func @more(%m: memref<8x16x4xf32, strided<[64, 4, 1], offset: 0>>, %a: index, %b: index, %f: f32, %d: memref<?x?xf32>) -> (index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c15 = arith.constant 15 : index
  %0 = memref.subview %m[%c0, %a, %c0] [%c7, %c1, %c15] [%c1, %c1, %c1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: 0>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  memref.store %f, %0[%a, %a, %b] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %2 = memref.subview %d[0, %c1] [%a, %b] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %3 = memref.subview %2[%c0, 0] [%a, 1] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.dim %3, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %5 = memref.dim %2, %c1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1, %2, %3, %4, %5 : index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, index, index
}
func.func @meta(%m: memref<4x?xf32, strided<[?, 2], offset: 3>>) -> (index, index, index, index, index) {
  %c = memref.cast %m : memref<4x?xf32, strided<[?, 2], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
func.func @atomics(%m: memref<4xi32>, %i: index, %v: i32) -> (i32, i32) {
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  %r = memref.atomic_rmw addi %v, %c[%i] : (i32, memref<?xi32>) -> i32
  %g = memref.generic_atomic_rmw %c[%i] : memref<?xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %x, %v : i32
    memref.atomic_yield %y : i32
  }
  memref.prefetch %c[%i], read, locality<3>, data : memref<?xi32>
  return %r, %g : i32, i32
}
func.func @nested_scope(%c: i1, %n: index) -> index {
  %r = memref.alloca_scope -> index {
    %s = memref.alloca_scope -> index {
      %a = memref.alloca(%n) : memref<?xf32>
      %v = "u.use"(%a) : (memref<?xf32>) -> index
      memref.alloca_scope.return %v : index
    }
    memref.alloca_scope.return %s : index
  }
  scf.if %c {
    scf.if %c {} else {
      memref.alloca_scope {
        %a = memref.alloca() : memref<4xf32>
        %b = memref.alloca(%n) : memref<?xf32>
        "u.use"(%a, %b) : (memref<4xf32>, memref<?xf32>) -> ()
      }
    }
  }
  return %r : index
}
memref.global "private" constant @g : memref<4xf32> = dense<1.0>
func.func @global() -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xf32>
  %h = memref.get_global @g : memref<4xf32>
  %c = memref.cast %g : memref<4xf32> to memref<?xf32>
  %v = memref.load %c[%c0] : memref<?xf32>
  %x = memref.memory_space_cast %g : memref<4xf32> to memref<4xf32, 1>
  %y = memref.memory_space_cast %x : memref<4xf32, 1> to memref<4xf32>
  %w = memref.load %y[%c0] : memref<4xf32>
  %z = arith.addf %v, %w : f32
  return %z : f32
}
func.func @ranks(%m: memref<4x4xf32>, %u: memref<*xf32>) -> (index, index, memref<4x4xf32>) {
  %r = memref.rank %m : memref<4x4xf32>
  %c = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %s = memref.rank %c : memref<*xf32>
  %d = memref.cast %c : memref<*xf32> to memref<4x4xf32>
  return %r, %s, %d : index, index, memref<4x4xf32>
}
// ==== stdout ====
module {
  func.func @more(%arg0: memref<8x16x4xf32, strided<[64, 4, 1]>>, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x?xf32>) -> (index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, index, index) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[0, %arg1, 0] [7, 1, 15] [%c1, %c1, %c1] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<7x1x15xf32, strided<[?, ?, ?], offset: ?>>
    memref.store %arg3, %subview[%arg1, %arg1, %arg2] : memref<7x1x15xf32, strided<[?, ?, ?], offset: ?>>
    %subview_0 = memref.subview %arg4[0, 1] [%arg1, %arg2] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: 1>>
    %cast = memref.cast %subview_0 : memref<?x?xf32, strided<[?, 1], offset: 1>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %subview_1 = memref.subview %subview_0[0, 0] [%arg1, 1] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: 1>> to memref<?xf32, strided<[?], offset: 1>>
    %cast_2 = memref.cast %subview_1 : memref<?xf32, strided<[?], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
    return %c1, %cast, %cast_2, %arg1, %arg2 : index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, index, index
  }
  func.func @meta(%arg0: memref<4x?xf32, strided<[?, 2], offset: 3>>) -> (index, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 2], offset: 3>> -> memref<f32>, index, index, index, index, index
    return %c3, %c4, %sizes#1, %strides#0, %c2 : index, index, index, index, index
  }
  func.func @atomics(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> (i32, i32) {
    %cast = memref.cast %arg0 : memref<4xi32> to memref<?xi32>
    %0 = memref.atomic_rmw addi %arg2, %arg0[%arg1] : (i32, memref<4xi32>) -> i32
    %1 = memref.generic_atomic_rmw %cast[%arg1] : memref<?xi32> {
    ^bb0(%arg3: i32):
      %2 = arith.addi %arg3, %arg2 : i32
      memref.atomic_yield %2 : i32
    }
    memref.prefetch %arg0[%arg1], read, locality<3>, data : memref<4xi32>
    return %0, %1 : i32, i32
  }
  func.func @nested_scope(%arg0: i1, %arg1: index) -> index {
    %alloca = memref.alloca(%arg1) : memref<?xf32>
    %0 = "u.use"(%alloca) : (memref<?xf32>) -> index
    return %0 : index
  }
  memref.global "private" constant @g : memref<4xf32> = dense<1.000000e+00>
  func.func @global() -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @g : memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = memref.load %0[%c0] : memref<4xf32>
    %3 = arith.addf %1, %2 : f32
    return %3 : f32
  }
  func.func @ranks(%arg0: memref<4x4xf32>, %arg1: memref<*xf32>) -> (index, index, memref<4x4xf32>) {
    %c2 = arith.constant 2 : index
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<*xf32>
    %0 = memref.rank %cast : memref<*xf32>
    return %c2, %0, %arg0 : index, index, memref<4x4xf32>
  }
}

