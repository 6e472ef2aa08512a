// terrace opt --fold-memref-alias-ops
// The address stays, and so does what is promised about it. MLIR drops the alignment, which promises that of the elements.
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
