// terrace opt --flatten-memref
// Memory with one dimension has no place for two. (MLIR makes an invalid transfer.)
func.func @xfer(%m: memref<4x8x16xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true]} : memref<4x8x16xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}
// ==== stdout ====
module {
  func.func @xfer(%arg0: memref<4x8x16xf32>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<4x8x16xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
}

