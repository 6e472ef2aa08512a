// terrace opt --test-vector-unrolling-patterns
// Masks and shape casts whose parts would be out of bounds.
// mlir-opt differs: it creates an invalid mask `[8, 0]`, and slices that cross the end of a row.
func.func @f(%v: vector<2x3x4xf32>) -> (vector<8x16xi1>, vector<6x4xf32>) {
  %0 = vector.constant_mask [4, 8] : vector<8x16xi1>
  %1 = vector.shape_cast %v : vector<2x3x4xf32> to vector<6x4xf32>
  return %0, %1 : vector<8x16xi1>, vector<6x4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3x4xf32>) -> (vector<8x16xi1>, vector<6x4xf32>) {
    %cst = arith.constant dense<false> : vector<8x8xi1>
    %cst_0 = arith.constant dense<false> : vector<8x16xi1>
    %0 = vector.constant_mask [4, 8] : vector<8x8xi1>
    %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<8x16xi1>
    %2 = vector.insert_strided_slice %cst, %1 {offsets = [0, 8], strides = [1, 1]} : vector<8x8xi1> into vector<8x16xi1>
    %3 = vector.shape_cast %arg0 : vector<2x3x4xf32> to vector<6x4xf32>
    return %2, %3 : vector<8x16xi1>, vector<6x4xf32>
  }
}

