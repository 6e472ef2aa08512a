// terrace opt --transform.apply_patterns.vector.interleave_to_shuffle
// Interleaved vectors become shuffles.
func.func @f(%a: vector<3xf32>, %b: vector<[2]xf32>) -> (vector<6xf32>, vector<[4]xf32>) {
  %0 = vector.interleave %a, %a : vector<3xf32> -> vector<6xf32>
  %1 = vector.interleave %b, %b : vector<[2]xf32> -> vector<[4]xf32>
  return %0, %1 : vector<6xf32>, vector<[4]xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<3xf32>, %arg1: vector<[2]xf32>) -> (vector<6xf32>, vector<[4]xf32>) {
    %0 = vector.shuffle %arg0, %arg0 [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
    %1 = vector.interleave %arg1, %arg1 : vector<[2]xf32> -> vector<[4]xf32>
    return %0, %1 : vector<6xf32>, vector<[4]xf32>
  }
}

