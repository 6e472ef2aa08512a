// terrace opt --resolve-ranked-shaped-type-result-dims
// Sizes of what is aligned, expanded, allocated or seen in another way.
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %i: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.alloc(%a, %b) : memref<?x4x?xf32>
  %d0 = memref.dim %x, %c0 : memref<?x4x?xf32>
  %d2 = memref.dim %x, %c2 : memref<?x4x?xf32>
  %di = memref.dim %x, %i : memref<?x4x?xf32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, %b] : memref<?x?xf32> into memref<?x4x?xf32>
  %e0 = memref.dim %e, %c0 : memref<?x4x?xf32>
  %e2 = memref.dim %e, %c2 : memref<?x4x?xf32>
  %g = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %g0 = memref.dim %g, %c0 : memref<?xf32>
  %v = memref.subview %m[0, 0] [%a, 2] [1, 1] : memref<?x?xf32> to memref<?x2xf32, strided<[?, 1]>>
  %v0 = memref.dim %v, %c0 : memref<?x2xf32, strided<[?, 1]>>
  %w = memref.alloca(%b) : memref<?xf32>
  %w0 = memref.dim %w, %c0 : memref<?xf32>
  return %d0, %d2, %di, %e0, %e2, %g0, %v0, %w0 : index, index, index, index, index, index, index, index
}
func.func @g(%x: index, %y: index, %p: i1, %m: memref<?x?xf32>, %b: memref<1024xi8>, %s: memref<2xindex>) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc(%x) : memref<?xf32>
  %k = memref.dim %a, %c7 : memref<?xf32>
  %cast = memref.cast %m : memref<?x?xf32> to memref<?x4xf32>
  %d = memref.dim %cast, %c0 : memref<?x4xf32>
  %rc = memref.reinterpret_cast %m to offset: [0], sizes: [%x, %y], strides: [%y, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %e = memref.dim %rc, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %v = memref.view %b[%x][%y] : memref<1024xi8> to memref<?xf32>
  %f = memref.dim %v, %c0 : memref<?xf32>
  %rs = memref.reshape %m(%s) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %g = memref.dim %rs, %c1 : memref<?x?xf32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %h = memref.dim %t, %c0 : memref<?x?xf32, strided<[1, ?]>>
  %i = scf.if %p -> memref<?xf32> { scf.yield %a : memref<?xf32> } else { scf.yield %a : memref<?xf32> }
  %j = memref.dim %i, %c0 : memref<?xf32>
  %aa = memref.assume_alignment %a, 8 : memref<?xf32>
  %l = memref.dim %aa, %c0 : memref<?xf32>
  return %k, %d, %e, %f, %g, %h, %j, %l : index, index, index, index, index, index, index, index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: index) -> (index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x4x?xf32>
    %dim = memref.dim %alloc, %arg3 : memref<?x4x?xf32>
    %collapse_shape = memref.collapse_shape %arg2 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
    %dim_0 = memref.dim %collapse_shape, %c0 : memref<?xf32>
    return %arg0, %arg1, %dim, %arg0, %arg1, %dim_0, %arg0, %arg1 : index, index, index, index, index, index, index, index
  }
  func.func @g(%arg0: index, %arg1: index, %arg2: i1, %arg3: memref<?x?xf32>, %arg4: memref<1024xi8>, %arg5: memref<2xindex>) -> (index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %dim = memref.dim %alloc, %c7 : memref<?xf32>
    %dim_0 = memref.dim %arg3, %c0 : memref<?x?xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg0, %arg1], strides: [%arg1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
    %dim_1 = memref.dim %reinterpret_cast, %c1 : memref<?x?xf32, strided<[?, 1]>>
    %reshape = memref.reshape %arg3(%arg5) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
    %dim_2 = memref.dim %reshape, %c1 : memref<?x?xf32>
    %transpose = memref.transpose %arg3 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %dim_3 = memref.dim %transpose, %c0 : memref<?x?xf32, strided<[1, ?]>>
    %0 = scf.if %arg2 -> (memref<?xf32>) {
      scf.yield %alloc : memref<?xf32>
    } else {
      scf.yield %alloc : memref<?xf32>
    }
    %dim_4 = memref.dim %0, %c0 : memref<?xf32>
    return %dim, %dim_0, %dim_1, %arg1, %dim_2, %dim_3, %dim_4, %arg0 : index, index, index, index, index, index, index, index
  }
}

