// terrace opt --terrace-lower-vectors
// Scans along a dimension that is known, or not at all.
func.func @rows(%a: vector<2x[3]xf32>, %b: vector<[3]xf32>) -> (vector<2x[3]xf32>, vector<[3]xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x[3]xf32>, vector<[3]xf32>
  return %0#0, %0#1 : vector<2x[3]xf32>, vector<[3]xf32>
}
func.func @along(%a: vector<[2]x3xf32>, %b: vector<3xf32>) -> vector<[2]x3xf32> {
  %0:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
  return %0#0 : vector<[2]x3xf32>
}
// ==== stdout ====
module {
  func.func @rows(%arg0: vector<2x[3]xf32>, %arg1: vector<[3]xf32>) -> (vector<2x[3]xf32>, vector<[3]xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x[3]xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x[3]xf32> to vector<1x[3]xf32>
    %1 = vector.insert_strided_slice %0, %cst {offsets = [0, 0], strides = [1, 1]} : vector<1x[3]xf32> into vector<2x[3]xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x[3]xf32> to vector<1x[3]xf32>
    %3 = arith.addf %0, %2 : vector<1x[3]xf32>
    %4 = vector.insert_strided_slice %3, %1 {offsets = [1, 0], strides = [1, 1]} : vector<1x[3]xf32> into vector<2x[3]xf32>
    %5 = vector.shape_cast %3 : vector<1x[3]xf32> to vector<[3]xf32>
    return %4, %5 : vector<2x[3]xf32>, vector<[3]xf32>
  }
  func.func @along(%arg0: vector<[2]x3xf32>, %arg1: vector<3xf32>) -> vector<[2]x3xf32> {
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = false, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
    return %dest : vector<[2]x3xf32>
  }
}

