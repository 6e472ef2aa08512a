// terrace opt --affine-fold-memref-alias-ops

func.func @load(%c: f32, %m: memref<12x32xf32>, %i: index, %j: index, %n: index) -> f32 {
  %s = memref.subview %m[%i, %j] [4, 4] [2, %n] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %r = affine.for %k = 0 to 4 iter_args(%a = %c) -> f32 {
    %0 = affine.load %s[%k, 3] : memref<4x4xf32, strided<[64, ?], offset: ?>>
    %1 = arith.addf %a, %0 : f32
    affine.store %1, %s[%k, symbol(%n) + 2] : memref<4x4xf32, strided<[64, ?], offset: ?>>
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @rr(%m: memref<12x32xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %s = memref.subview %m[3, %j] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  affine.store %v, %s[1] {foo} : memref<4xf32, strided<[1], offset: ?>>
  %r = affine.for %k = 0 to 4 iter_args(%a = %v) -> f32 {
    %0 = affine.load %s[%k + 1] {foo} : memref<4xf32, strided<[1], offset: ?>>
    affine.yield %0 : f32
  }
  return %r : f32
}

func.func @exp(%m: memref<12x32xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  affine.store %v, %s[0, 1, 2] : memref<3x4x32xf32>
  %r = affine.for %k = 0 to 3 iter_args(%a = %v) -> f32 {
    affine.store %v, %s[%k, 1, 2] : memref<3x4x32xf32>
    %0 = affine.load %s[%k, %k + 1, %k * 2] : memref<3x4x32xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}

func.func @dynexp(%m: memref<?x32xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  %r = affine.for %k = 0 to 3 iter_args(%a = %v) -> f32 {
    affine.store %v, %s[%k, 1, 2] : memref<?x4x32xf32>
    %0 = affine.load %s[%k, %k + 1, %k * 2] : memref<?x4x32xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}

func.func @col(%m: memref<12x32xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %s = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.store %v, %s[7] : memref<384xf32>
  %r = affine.for %k = 0 to 3 iter_args(%a = %v) -> f32 {
    affine.store %v, %s[%k * 2 + 1] : memref<384xf32>
    %0 = affine.load %s[%k + 7] : memref<384xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}

func.func @col0(%m: memref<1x1xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  affine.store %v, %s[] : memref<f32>
  %0 = affine.load %s[] : memref<f32>
  return %0 : f32
}

func.func @mem(%m: memref<12x32xf32>, %i: index, %j: index, %n: index) -> f32 {
  %s = memref.subview %m[%i, %j] [4, 4] [2, %n] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %0 = memref.load %s[%i, %i] : memref<4x4xf32, strided<[64, ?], offset: ?>>
  return %0 : f32
}

func.func @vec(%m: memref<12x32xf32>, %i: index, %v: f32) {
  %s = memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  affine.for %k = 0 to 3 {
    %0 = affine.vector_load %s[%k, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    affine.vector_store %0, %s[%k + 1, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + (s1 + 2) * s1)>
#map3 = affine_map<()[s0] -> (s0 + 1)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0 + 1)>
#map5 = affine_map<(d0) -> (d0 + 1)>
#map6 = affine_map<(d0) -> (d0 * 2)>
#map7 = affine_map<(d0) -> (d0 * 2 + 1)>
#map8 = affine_map<(d0) -> (d0 + 7)>
module {
  func.func @load(%arg0: f32, %arg1: memref<12x32xf32>, %arg2: index, %arg3: index, %arg4: index) -> f32 {
    %0 = affine.for %arg5 = 0 to 4 iter_args(%arg6 = %arg0) -> (f32) {
      %1 = affine.apply #map(%arg5)[%arg2]
      %2 = affine.apply #map1()[%arg3, %arg4]
      %3 = affine.load %arg1[%1, %2] : memref<12x32xf32>
      %4 = arith.addf %arg6, %3 : f32
      %5 = affine.apply #map(%arg5)[%arg2]
      %6 = affine.apply #map2()[%arg3, %arg4]
      affine.store %4, %arg1[%5, %6] : memref<12x32xf32>
      affine.yield %4 : f32
    }
    return %0 : f32
  }
  func.func @rr(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map3()[%arg2]
    affine.store %arg3, %arg0[%c3, %0] : memref<12x32xf32>
    %1 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg3) -> (f32) {
      %2 = affine.apply #map4(%arg4)[%arg2]
      %3 = affine.load %arg0[%c3, %2] : memref<12x32xf32>
      affine.yield %3 : f32
    }
    return %1 : f32
  }
  func.func @exp(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    affine.store %arg3, %arg0[%c1, %c2] : memref<12x32xf32>
    %0 = affine.for %arg4 = 0 to 3 iter_args(%arg5 = %arg3) -> (f32) {
      %1 = affine.linearize_index disjoint [%arg4, %c1] by (3, 4) : index
      affine.store %arg3, %arg0[%1, %c2] : memref<12x32xf32>
      %2 = affine.apply #map5(%arg4)
      %3 = affine.apply #map6(%arg4)
      %4 = affine.linearize_index disjoint [%arg4, %2] by (3, 4) : index
      %5 = affine.load %arg0[%4, %3] : memref<12x32xf32>
      affine.yield %5 : f32
    }
    return %0 : f32
  }
  func.func @dynexp(%arg0: memref<?x32xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = affine.for %arg4 = 0 to 3 iter_args(%arg5 = %arg3) -> (f32) {
      %1 = affine.linearize_index disjoint [%arg4, %c1] by (%arg1, 4) : index
      affine.store %arg3, %arg0[%1, %c2] : memref<?x32xf32>
      %2 = affine.apply #map5(%arg4)
      %3 = affine.apply #map6(%arg4)
      %4 = affine.linearize_index disjoint [%arg4, %2] by (%arg1, 4) : index
      %5 = affine.load %arg0[%4, %3] : memref<?x32xf32>
      affine.yield %5 : f32
    }
    return %0 : f32
  }
  func.func @col(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    affine.store %arg3, %arg0[%c0, %c7] : memref<12x32xf32>
    %0 = affine.for %arg4 = 0 to 3 iter_args(%arg5 = %arg3) -> (f32) {
      %1 = affine.apply #map7(%arg4)
      %2:2 = affine.delinearize_index %1 into (12, 32) : index, index
      affine.store %arg3, %arg0[%2#0, %2#1] : memref<12x32xf32>
      %3 = affine.apply #map8(%arg4)
      %4:2 = affine.delinearize_index %3 into (12, 32) : index, index
      %5 = affine.load %arg0[%4#0, %4#1] : memref<12x32xf32>
      affine.yield %5 : f32
    }
    return %0 : f32
  }
  func.func @col0(%arg0: memref<1x1xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    affine.store %arg3, %arg0[%c0, %c0] : memref<1x1xf32>
    %0 = affine.load %arg0[%c0, %c0] : memref<1x1xf32>
    return %0 : f32
  }
  func.func @mem(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
    %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, %arg3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
    %0 = memref.load %subview[%arg1, %arg1] : memref<4x4xf32, strided<[64, ?], offset: ?>>
    return %0 : f32
  }
  func.func @vec(%arg0: memref<12x32xf32>, %arg1: index, %arg2: f32) {
    %subview = memref.subview %arg0[%arg1, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    affine.for %arg3 = 0 to 3 {
      %0 = affine.vector_load %subview[%arg3, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
      affine.vector_store %0, %subview[%arg3 + 1, 0] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    }
    return
  }
}

