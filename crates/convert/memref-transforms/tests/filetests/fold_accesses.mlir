// terrace opt --fold-memref-alias-ops
// Accesses of views, with hints and masks; those of affine stay, and transfers that leave the view.
func.func @load_sub(%m: memref<12x32xf32>, %o: index, %p: index, %s: index, %i: index, %j: index, %d: index) -> f32 {
  %v = memref.subview %m[%o, %p] [4, %d] [2, %s] : memref<12x32xf32> to memref<4x?xf32, strided<[64, ?], offset: ?>>
  %r = memref.load %v[%i, %j] {alignment = 8 : i64, nontemporal = true} : memref<4x?xf32, strided<[64, ?], offset: ?>>
  return %r : f32
}
func.func @store_sub_reduced(%m: memref<12x32xf32>, %o: index, %i: index, %x: f32) {
  %v = memref.subview %m[%o, 3] [1, 8] [1, 2] : memref<12x32xf32> to memref<8xf32, strided<[2], offset: ?>>
  memref.store %x, %v[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32, strided<[2], offset: ?>>
  return
}
func.func @vec(%m: memref<12x32xf32>, %o: index, %i: index, %mask: vector<4xi1>, %pt: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %v = memref.subview %m[%o, 3] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %a = vector.load %v[%i] {alignment = 8 : i64, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %b = vector.maskedload %v[%i], %mask, %pt {alignment = 8 : i64} : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %a, %v[%i] {alignment = 8 : i64, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.maskedstore %v[%i], %mask, %b {alignment = 8 : i64} : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}
func.func @xfer(%m: memref<12x32xf32>, %o: index, %i: index, %mask: vector<4xi1>, %pad: f32, %x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %v = memref.subview %m[%o, 3] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %a = vector.transfer_read %v[%i], %pad, %mask {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %b = vector.transfer_read %v[%i], %pad : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %x, %v[%i], %mask {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %w = memref.subview %m[%o, 3] [4, 4] [1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  vector.transfer_write %x, %w[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 2], offset: ?>>
  %t = memref.subview %m[%o, 3] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %z = vector.transfer_read %t[%i, %i], %pad {in_bounds = [true], permutation_map = affine_map<(a, b) -> (a)>} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  return %z, %b : vector<4xf32>, vector<4xf32>
}
func.func @affine(%m: memref<12x32xf32>, %o: index, %i: index, %x: f32) -> f32 {
  %v = memref.subview %m[%o, 3] [4, 8] [1, 2] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 2], offset: ?>>
  affine.for %k = 0 to 4 {
    affine.for %l = 0 to 8 {
      %r = affine.load %v[%k, 2 * %l + symbol(%i)] : memref<4x8xf32, strided<[32, 2], offset: ?>>
      affine.store %r, %v[%k + %l, 3] : memref<4x8xf32, strided<[32, 2], offset: ?>>
    }
  }
  return %x : f32
}
func.func @expand(%m: memref<12x32xf32>, %i: index, %j: index, %k: index, %x: f32, %mask: vector<4xi1>, %pt: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
  %a = memref.load %v[%i, %j, %k, %i] {alignment = 8 : i64, nontemporal = true}: memref<3x4x1x32xf32>
  %b = affine.load %v[symbol(%i), symbol(%j), symbol(%k) * 2, symbol(%i) + 1] : memref<3x4x1x32xf32>
  %c = vector.load %v[%i, %j, %k, %i] {alignment = 8 : i64, nontemporal = true}: memref<3x4x1x32xf32>, vector<4xf32>
  %d = vector.maskedload %v[%i, %j, %k, %i], %mask, %pt {alignment = 8 : i64} : memref<3x4x1x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %e = vector.transfer_read %v[%i, %j, %k, %i], %x, %mask {in_bounds = [true]} : memref<3x4x1x32xf32>, vector<4xf32>
  memref.store %a, %v[%i, %j, %k, %i] {alignment = 8 : i64, nontemporal = true}: memref<3x4x1x32xf32>
  affine.store %a, %v[symbol(%i), symbol(%j), symbol(%k) * 2, symbol(%i) + 1] : memref<3x4x1x32xf32>
  vector.store %c, %v[%i, %j, %k, %i] {alignment = 8 : i64, nontemporal = true}: memref<3x4x1x32xf32>, vector<4xf32>
  vector.maskedstore %v[%i, %j, %k, %i], %mask, %pt {alignment = 8 : i64} : memref<3x4x1x32xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %c, %v[%i, %j, %k, %i], %mask {in_bounds = [true]} : vector<4xf32>, memref<3x4x1x32xf32>
  return %a, %b, %c, %d, %e : f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @collapse(%m: memref<3x4x1x32xf32>, %i: index, %j: index, %k: index, %x: f32, %mask: vector<4xi1>, %pt: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %v = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x1x32xf32> into memref<12x32xf32>
  %a = memref.load %v[%i, %j] {alignment = 8 : i64, nontemporal = true}: memref<12x32xf32>
  %b = affine.load %v[symbol(%i), symbol(%j) + 1] : memref<12x32xf32>
  %c = vector.load %v[%i, %j] {alignment = 8 : i64, nontemporal = true}: memref<12x32xf32>, vector<4xf32>
  %d = vector.maskedload %v[%i, %j], %mask, %pt {alignment = 8 : i64} : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %e = vector.transfer_read %v[%i, %j], %x, %mask {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
  memref.store %a, %v[%i, %j] {alignment = 8 : i64, nontemporal = true}: memref<12x32xf32>
  affine.store %a, %v[symbol(%i), symbol(%j) * 2] : memref<12x32xf32>
  vector.store %c, %v[%i, %j] {alignment = 8 : i64, nontemporal = true}: memref<12x32xf32>, vector<4xf32>
  vector.maskedstore %v[%i, %j], %mask, %pt {alignment = 8 : i64} : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %c, %v[%i, %j], %mask {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
  return %a, %b, %c, %d, %e : f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
#map2 = affine_map<()[s0] -> (s0 * 2 + 3)>
#map3 = affine_map<()[s0] -> (s0 + 3)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @load_sub(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> f32 {
    %0 = affine.apply #map()[%arg1, %arg4]
    %1 = affine.apply #map1()[%arg2, %arg5, %arg3]
    %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<12x32xf32>
    return %2 : f32
  }
  func.func @store_sub_reduced(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %0 = affine.apply #map2()[%arg2]
    memref.store %arg3, %arg0[%arg1, %0] {nontemporal = true} : memref<12x32xf32>
    return
  }
  func.func @vec(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %0 = affine.apply #map3()[%arg2]
    %1 = vector.load %arg0[%arg1, %0] : memref<12x32xf32>, vector<4xf32>
    %2 = affine.apply #map3()[%arg2]
    %3 = vector.maskedload %arg0[%arg1, %2], %arg3, %arg4 : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %4 = affine.apply #map3()[%arg2]
    vector.store %1, %arg0[%arg1, %4] : memref<12x32xf32>, vector<4xf32>
    %5 = affine.apply #map3()[%arg2]
    vector.maskedstore %arg0[%arg1, %5], %arg3, %3 : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
    return %1, %3 : vector<4xf32>, vector<4xf32>
  }
  func.func @xfer(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: vector<4xi1>, %arg4: f32, %arg5: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %subview = memref.subview %arg0[%arg1, 3] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
    %0 = vector.transfer_read %subview[%arg2], %arg4 : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
    %1 = affine.apply #map3()[%arg2]
    vector.transfer_write %arg5, %arg0[%arg1, %1], %arg3 {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
    %subview_0 = memref.subview %arg0[%arg1, 3] [4, 4] [1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
    vector.transfer_write %arg5, %subview_0[%arg2, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 2], offset: ?>>
    %2 = affine.apply #map4()[%arg1, %arg2]
    %3 = affine.apply #map3()[%arg2]
    %4 = vector.transfer_read %arg0[%2, %3], %arg4 {in_bounds = [true], permutation_map = #map5} : memref<12x32xf32>, vector<4xf32>
    return %4, %0 : vector<4xf32>, vector<4xf32>
  }
  func.func @affine(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %subview = memref.subview %arg0[%arg1, 3] [4, 8] [1, 2] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 2], offset: ?>>
    affine.for %arg4 = 0 to 4 {
      affine.for %arg5 = 0 to 8 {
        %0 = affine.load %subview[%arg4, %arg5 * 2 + symbol(%arg2)] : memref<4x8xf32, strided<[32, 2], offset: ?>>
        affine.store %0, %subview[%arg4 + %arg5, 3] : memref<4x8xf32, strided<[32, 2], offset: ?>>
      }
    }
    return %arg3 : f32
  }
  func.func @expand(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [3, 4, 1, 32] : memref<12x32xf32> into memref<3x4x1x32xf32>
    %0 = affine.linearize_index disjoint [%arg1, %arg2] by (3, 4) : index
    %1 = affine.linearize_index disjoint [%arg3, %arg1] by (1, 32) : index
    %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<12x32xf32>
    %3 = affine.load %expand_shape[symbol(%arg1), symbol(%arg2), symbol(%arg3) * 2, symbol(%arg1) + 1] : memref<3x4x1x32xf32>
    %4 = affine.linearize_index [%arg1, %arg2] by (3, 4) : index
    %5 = affine.linearize_index [%arg3, %arg1] by (1, 32) : index
    %6 = vector.load %arg0[%4, %5] {nontemporal = true} : memref<12x32xf32>, vector<4xf32>
    %7 = affine.linearize_index [%arg1, %arg2] by (3, 4) : index
    %8 = affine.linearize_index [%arg3, %arg1] by (1, 32) : index
    %9 = vector.maskedload %arg0[%7, %8], %arg5, %arg6 : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %10 = affine.linearize_index [%arg1, %arg2] by (3, 4) : index
    %11 = affine.linearize_index [%arg3, %arg1] by (1, 32) : index
    %12 = vector.transfer_read %arg0[%10, %11], %arg4, %arg5 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
    %13 = affine.linearize_index disjoint [%arg1, %arg2] by (3, 4) : index
    %14 = affine.linearize_index disjoint [%arg3, %arg1] by (1, 32) : index
    memref.store %2, %arg0[%13, %14] {nontemporal = true} : memref<12x32xf32>
    affine.store %2, %expand_shape[symbol(%arg1), symbol(%arg2), symbol(%arg3) * 2, symbol(%arg1) + 1] : memref<3x4x1x32xf32>
    %15 = affine.linearize_index [%arg1, %arg2] by (3, 4) : index
    %16 = affine.linearize_index [%arg3, %arg1] by (1, 32) : index
    vector.store %6, %arg0[%15, %16] {nontemporal = true} : memref<12x32xf32>, vector<4xf32>
    %17 = affine.linearize_index [%arg1, %arg2] by (3, 4) : index
    %18 = affine.linearize_index [%arg3, %arg1] by (1, 32) : index
    vector.maskedstore %arg0[%17, %18], %arg5, %arg6 : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
    vector.transfer_write %6, %expand_shape[%arg1, %arg2, %arg3, %arg1], %arg5 {in_bounds = [true]} : vector<4xf32>, memref<3x4x1x32xf32>
    return %2, %3, %6, %9, %12 : f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @collapse(%arg0: memref<3x4x1x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: vector<4xi1>, %arg6: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<3x4x1x32xf32> into memref<12x32xf32>
    %0:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %1:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    %2 = memref.load %arg0[%0#0, %0#1, %1#0, %1#1] {nontemporal = true} : memref<3x4x1x32xf32>
    %3 = affine.load %collapse_shape[symbol(%arg1), symbol(%arg2) + 1] : memref<12x32xf32>
    %4:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %5:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    %6 = vector.load %arg0[%4#0, %4#1, %5#0, %5#1] {nontemporal = true} : memref<3x4x1x32xf32>, vector<4xf32>
    %7:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %8:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    %9 = vector.maskedload %arg0[%7#0, %7#1, %8#0, %8#1], %arg5, %arg6 : memref<3x4x1x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %10 = vector.transfer_read %collapse_shape[%arg1, %arg2], %arg4, %arg5 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
    %11:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %12:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    memref.store %2, %arg0[%11#0, %11#1, %12#0, %12#1] {nontemporal = true} : memref<3x4x1x32xf32>
    affine.store %2, %collapse_shape[symbol(%arg1), symbol(%arg2) * 2] : memref<12x32xf32>
    %13:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %14:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    vector.store %6, %arg0[%13#0, %13#1, %14#0, %14#1] {nontemporal = true} : memref<3x4x1x32xf32>, vector<4xf32>
    %15:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
    %16:2 = affine.delinearize_index %arg2 into (1, 32) : index, index
    vector.maskedstore %arg0[%15#0, %15#1, %16#0, %16#1], %arg5, %arg6 : memref<3x4x1x32xf32>, vector<4xi1>, vector<4xf32>
    vector.transfer_write %6, %collapse_shape[%arg1, %arg2], %arg5 {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
    return %2, %3, %6, %9, %10 : f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

