// terrace opt --fold-memref-alias-ops
// An alignment less than that of the elements stays: without one, theirs is promised. MLIR drops it, as both drop a greater one.
func.func @elements(%m: memref<8x16xi32>, %i: index, %j: index, %x: i32) -> i32 {
  %s = memref.subview %m[%i, %j] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1], offset: ?>>
  %r = memref.load %s[%i, %j] {alignment = 1 : i64, nontemporal = true} : memref<4x4xi32, strided<[16, 1], offset: ?>>
  memref.store %x, %s[%i, %j] {alignment = 16 : i64} : memref<4x4xi32, strided<[16, 1], offset: ?>>
  return %r : i32
}
func.func @vectors(%m: memref<8x16xi32>, %i: index, %k: vector<4xi1>, %v: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %s = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xi32> to memref<4x4xi32, strided<[16, 1], offset: ?>>
  %a = vector.load %s[%i, %i] {alignment = 2 : i64} : memref<4x4xi32, strided<[16, 1], offset: ?>>, vector<4xi32>
  vector.store %v, %s[%i, %i] {alignment = 2 : i64} : memref<4x4xi32, strided<[16, 1], offset: ?>>, vector<4xi32>
  %b = vector.maskedload %s[%i, %i], %k, %v {alignment = 1 : i64} : memref<4x4xi32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.maskedstore %s[%i, %i], %k, %v {alignment = 1 : i64} : memref<4x4xi32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xi32>
  return %a, %b : vector<4xi32>, vector<4xi32>
}
func.func @reshaped(%m: memref<64xi32>, %n: memref<8x8xi32>, %i: index, %x: i32, %v: vector<4xi32>) -> (i32, vector<4xi32>) {
  %s = memref.expand_shape %m [[0, 1]] output_shape [8, 8] : memref<64xi32> into memref<8x8xi32>
  %r = memref.load %s[%i, %i] {alignment = 1 : i64} : memref<8x8xi32>
  memref.store %x, %s[%i, %i] {alignment = 1 : i64} : memref<8x8xi32>
  %t = memref.collapse_shape %n [[0, 1]] : memref<8x8xi32> into memref<64xi32>
  memref.store %r, %t[%i] {alignment = 2 : i64} : memref<64xi32>
  %w = vector.load %s[%i, %i] {alignment = 1 : i64, nontemporal = true} : memref<8x8xi32>, vector<4xi32>
  return %r, %w : i32, vector<4xi32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @elements(%arg0: memref<8x16xi32>, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map()[%arg2]
    %2 = memref.load %arg0[%0, %1] {alignment = 1 : i64, nontemporal = true} : memref<8x16xi32>
    %3 = affine.apply #map()[%arg1]
    %4 = affine.apply #map()[%arg2]
    memref.store %arg3, %arg0[%3, %4] : memref<8x16xi32>
    return %2 : i32
  }
  func.func @vectors(%arg0: memref<8x16xi32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map()[%arg1]
    %2 = vector.load %arg0[%0, %1] {alignment = 2 : i64} : memref<8x16xi32>, vector<4xi32>
    %3 = affine.apply #map()[%arg1]
    %4 = affine.apply #map()[%arg1]
    vector.store %arg3, %arg0[%3, %4] {alignment = 2 : i64} : memref<8x16xi32>, vector<4xi32>
    %5 = affine.apply #map()[%arg1]
    %6 = affine.apply #map()[%arg1]
    %7 = vector.maskedload %arg0[%5, %6], %arg2, %arg3 {alignment = 1 : i64} : memref<8x16xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %8 = affine.apply #map()[%arg1]
    %9 = affine.apply #map()[%arg1]
    vector.maskedstore %arg0[%8, %9], %arg2, %arg3 {alignment = 1 : i64} : memref<8x16xi32>, vector<4xi1>, vector<4xi32>
    return %2, %7 : vector<4xi32>, vector<4xi32>
  }
  func.func @reshaped(%arg0: memref<64xi32>, %arg1: memref<8x8xi32>, %arg2: index, %arg3: i32, %arg4: vector<4xi32>) -> (i32, vector<4xi32>) {
    %0 = affine.linearize_index disjoint [%arg2, %arg2] by (8, 8) : index
    %1 = memref.load %arg0[%0] {alignment = 1 : i64} : memref<64xi32>
    %2 = affine.linearize_index disjoint [%arg2, %arg2] by (8, 8) : index
    memref.store %arg3, %arg0[%2] {alignment = 1 : i64} : memref<64xi32>
    %3:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
    memref.store %1, %arg1[%3#0, %3#1] {alignment = 2 : i64} : memref<8x8xi32>
    %4 = affine.linearize_index [%arg2, %arg2] by (8, 8) : index
    %5 = vector.load %arg0[%4] {alignment = 1 : i64, nontemporal = true} : memref<64xi32>, vector<4xi32>
    return %1, %5 : i32, vector<4xi32>
  }
}

