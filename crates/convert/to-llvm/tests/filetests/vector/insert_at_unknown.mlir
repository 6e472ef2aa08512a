// terrace opt --convert-vector-to-llvm
// The number of a vector is not known. MLIR crashes.
func.func @f(%a: vector<2x4xf32>, %v: vector<4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.insert %v, %a[%i] : vector<4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: index) -> vector<2x4xf32> {
    %0 = vector.insert %arg1, %arg0 [%arg2] : vector<4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
}

