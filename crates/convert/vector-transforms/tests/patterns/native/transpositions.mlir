// terrace opt --test-vector-unrolling-patterns
// Transposes in parts of four dimensions.
func.func @f(%a: vector<4x2x3x4xf32>) -> vector<2x3x4x4xf32> {
  %0 = vector.transpose %a, [1, 2, 0, 3] : vector<4x2x3x4xf32> to vector<2x3x4x4xf32>
  return %0 : vector<2x3x4x4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4x2x3x4xf32>) -> vector<2x3x4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3x4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
    %1 = vector.transpose %0, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0, 0, 0], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 2], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
    %4 = vector.transpose %3, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [0, 0, 0, 2], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
    %7 = vector.transpose %6, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
    %8 = vector.insert_strided_slice %7, %5 {offsets = [1, 0, 0, 0], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 2], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
    %10 = vector.transpose %9, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
    %11 = vector.insert_strided_slice %10, %8 {offsets = [1, 0, 0, 2], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
    return %11 : vector<2x3x4x4xf32>
  }
}

