// terrace opt --vector-strided-slice-decomposition
// Strided slices become slices of fewer dimensions.
// mlir-opt does not run: it has no pass that applies the set alone.
func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>, %c: vector<2x3xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %1 = vector.insert_strided_slice %c, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<4x8xf32>, %arg2: vector<2x3xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
    %1 = vector.insert_strided_slice %arg0, %0 {offsets = [2], strides = [1]} : vector<2xf32> into vector<8xf32>
    %2 = vector.insert %1, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
    %3 = vector.insert_strided_slice %arg2, %arg1 {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
    %4 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
    %5 = vector.extract_strided_slice %4 {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
    %6 = vector.insert %5, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %7 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
    %8 = vector.extract_strided_slice %7 {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
    %9 = vector.insert %8, %6 [1] : vector<3xf32> into vector<2x3xf32>
    return %2, %3, %9 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>
  }
}

