// terrace opt --vector-transpose-avx2
// Scalable vectors stay.
// mlir-opt does not run: the verifier rejects its operations.
func.func @f(%x: vector<4x[8]xf32>) -> vector<[8]x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  return %0 : vector<[8]x4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4x[8]xf32>) -> vector<[8]x4xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
    return %0 : vector<[8]x4xf32>
  }
}

