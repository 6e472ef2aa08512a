// terrace opt
// Every op of the memref dialect we convert, in its own syntax.
memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 16 : i64}
memref.global @u : memref<4xi8> = uninitialized
memref.global "private" @e : memref<4xi8>
func.func @f(%m: memref<?x4xf32>, %b: memref<?xi8>, %i: index, %x: f32, %shape: memref<2xindex>) {
  %0 = memref.alloc(%i) : memref<?xf32>
  %1 = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloca(%i, %i) {alignment = 8 : i64} : memref<?x?xf32>
  %3 = memref.load %m[%i, %i] : memref<?x4xf32>
  %4 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  %5 = memref.get_global @g : memref<2xf32>
  %6 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  %7 = memref.reinterpret_cast %m to offset: [%i], sizes: [2, %i], strides: [%i, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %8 = memref.subview %m[0, %i] [%i, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  %9 = memref.view %b[%i][%i] : memref<?xi8> to memref<?xf32>
  %10 = memref.reshape %6(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %11 = memref.transpose %m (a, b) -> (b, a) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %12 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %13 = memref.generic_atomic_rmw %0[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %new = arith.addf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  memref.prefetch %m[%i, %i], read, locality<2>, data : memref<?x4xf32>
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %14 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  %15 = memref.assume_alignment %m, 64 : memref<?x4xf32>
  %16, %17 = memref.distinct_objects %0, %9 : memref<?xf32>, memref<?xf32>
  %18 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  %19 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %20 = memref.expand_shape %0 [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %21 = memref.realloc %0(%i) : memref<?xf32> to memref<?xf32>
  memref.dealloc %21 : memref<?xf32>
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  memref.global "private" constant @g : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 16 : i64}
  memref.global @u : memref<4xi8> = uninitialized
  memref.global "private" @e : memref<4xi8>
  func.func @f(%arg0: memref<?x4xf32>, %arg1: memref<?xi8>, %arg2: index, %arg3: f32, %arg4: memref<2xindex>) {
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    %alloc_0 = memref.alloc()[%arg2] : memref<4xf32, #map>
    %alloca = memref.alloca(%arg2, %arg2) {alignment = 8 : i64} : memref<?x?xf32>
    %0 = memref.load %arg0[%arg2, %arg2] : memref<?x4xf32>
    %1 = memref.load %arg0[%arg2, %arg2] {nontemporal = true} : memref<?x4xf32>
    memref.store %arg3, %arg0[%arg2, %arg2] : memref<?x4xf32>
    %2 = memref.get_global @g : memref<2xf32>
    %cast = memref.cast %arg0 : memref<?x4xf32> to memref<*xf32>
    memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [2, %arg2], strides: [%arg2, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    %subview = memref.subview %arg0[0, %arg2] [%arg2, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
    %view = memref.view %arg1[%arg2][%arg2] : memref<?xi8> to memref<?xf32>
    %reshape = memref.reshape %cast(%arg4) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
    %3 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %4 = memref.generic_atomic_rmw %alloc[%arg2] : memref<?xf32> {
    ^bb0(%arg5: f32):
      %8 = arith.addf %arg5, %arg3 : f32
      memref.atomic_yield %8 : f32
    }
    memref.prefetch %arg0[%arg2, %arg2], read, locality<2>, data : memref<?x4xf32>
    memref.alloca_scope  {
    }
    %5 = memref.alloca_scope  -> (f32) {
      memref.alloca_scope.return %arg3 : f32
    }
    %assume_align = memref.assume_alignment %arg0, 64 : memref<?x4xf32>
    %6:2 = memref.distinct_objects %alloc, %view : memref<?xf32>, memref<?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<?x4xf32> to memref<?x4xf32, 1>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %alloc [[0, 1]] output_shape [%arg2, 4] : memref<?xf32> into memref<?x4xf32>
    %7 = memref.realloc %alloc(%arg2) : memref<?xf32> to memref<?xf32>
    memref.dealloc %7 : memref<?xf32>
    return
  }
}

