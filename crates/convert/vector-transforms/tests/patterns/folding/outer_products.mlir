// terrace opt --transform.apply_patterns.vector.elementwise_to_vector
// A product of broadcasts becomes an FMA.
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %i: vector<2xi32>, %j: vector<3xi32>, %o: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>) {
  %0 = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %3 = arith.mulf %2, %1 : vector<2x3xf32>
  %4 = vector.broadcast %i : vector<2xi32> to vector<3x2xi32>
  %5 = vector.transpose %4, [1, 0] : vector<3x2xi32> to vector<2x3xi32>
  %6 = vector.broadcast %j : vector<3xi32> to vector<2x3xi32>
  %7 = arith.muli %5, %6 : vector<2x3xi32>
  %8 = vector.broadcast %o : vector<1x3xf32> to vector<2x3xf32>
  %9 = arith.mulf %1, %8 : vector<2x3xf32>
  return %3, %7, %9 : vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @outer(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2xi32>, %arg3: vector<3xi32>, %arg4: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>) {
    %0 = vector.broadcast %arg0 : vector<2xf32> to vector<3x2xf32>
    %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %2 = vector.outerproduct %arg0, %arg1 : vector<2xf32>, vector<3xf32>
    %3 = vector.outerproduct %arg2, %arg3 : vector<2xi32>, vector<3xi32>
    %4 = vector.broadcast %arg4 : vector<1x3xf32> to vector<2x3xf32>
    %5 = arith.mulf %1, %4 : vector<2x3xf32>
    return %2, %3, %5 : vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>
  }
}

