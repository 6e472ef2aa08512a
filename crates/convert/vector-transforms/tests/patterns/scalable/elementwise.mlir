// terrace opt --transform.apply_patterns.vector.elementwise_to_vector
// Scalable vectors have no known number of elements, so the set does not match.
// mlir-opt differs: its `vector.outerproduct` has operands that do not fit its result.
func.func @outer_product(%a: vector<2xf32>, %b: vector<1xf32>) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<[1]x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
  %2 = vector.broadcast %b : vector<1xf32> to vector<2x[1]xf32>
  %3 = arith.mulf %1, %2 : vector<2x[1]xf32>
  return %3 : vector<2x[1]xf32>
}
// ==== stdout ====
module {
  func.func @outer_product(%arg0: vector<2xf32>, %arg1: vector<1xf32>) -> vector<2x[1]xf32> {
    %0 = vector.broadcast %arg0 : vector<2xf32> to vector<[1]x2xf32>
    %1 = vector.transpose %0, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
    %2 = vector.broadcast %arg1 : vector<1xf32> to vector<2x[1]xf32>
    %3 = arith.mulf %1, %2 : vector<2x[1]xf32>
    return %3 : vector<2x[1]xf32>
  }
}

