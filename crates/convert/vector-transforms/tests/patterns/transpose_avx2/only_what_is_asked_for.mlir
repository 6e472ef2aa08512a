// terrace opt --vector-transpose-avx2-of-no-shape
// No shape is requested, so the set does not match.
// mlir-opt does not run: its sets request all shapes.
func.func @f(%x: vector<4x8xf32>) -> vector<8x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4x8xf32>) -> vector<8x4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %0 : vector<8x4xf32>
  }
}

