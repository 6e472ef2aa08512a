// terrace opt --transform.apply_patterns.vector.lower_scan
// Scalable vectors have no known number of elements, so the set does not match.
// mlir-opt does not run: it does not terminate.
func.func @scan(%a: vector<[2]x3xf32>, %b: vector<3xf32>) -> vector<[2]x3xf32> {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
  return %0#0 : vector<[2]x3xf32>
}
// ==== stdout ====
module {
  func.func @scan(%arg0: vector<[2]x3xf32>, %arg1: vector<3xf32>) -> vector<[2]x3xf32> {
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
    return %dest : vector<[2]x3xf32>
  }
}

