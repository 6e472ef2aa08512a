// terrace opt --test-vector-shuffle-lowering
// Shuffles of vectors of different lengths.
func.func @f(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<3x2xf32>, %d: vector<1x2xf32>) -> (vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 5, -1] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %b, %a [4, 3, 5] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %a [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %c, %d [3, 0] : vector<3x2xf32>, vector<1x2xf32>
  return %0, %1, %2, %3 : vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<3x2xf32>, %arg3: vector<1x2xf32>) -> (vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>) {
    %0 = vector.shuffle %arg0, %arg0 [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
    %1 = vector.shuffle %0, %arg1 [0, 1, 4, 7, -1] : vector<4xf32>, vector<4xf32>
    %2 = vector.shuffle %arg0, %arg0 [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
    %3 = vector.shuffle %arg1, %2 [4, 3, 5] : vector<4xf32>, vector<4xf32>
    %4 = vector.shuffle %arg0, %arg0 [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
    %5 = vector.shuffle %arg2, %arg3 [3, 0] : vector<3x2xf32>, vector<1x2xf32>
    return %1, %3, %4, %5 : vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>
  }
}

