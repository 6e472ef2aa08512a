// terrace opt --vector-strided-slice-transforms
// Strided slices become shuffles.
// mlir-opt does not run: the set is only part of convert-vector-to-llvm.
func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>, %c: vector<2x3xf32>, %d: vector<4x[8]xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %1 = vector.insert_strided_slice %c, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  %3 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %4 = vector.extract_strided_slice %d {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0, %1, %2, %3, %4 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<4x8xf32>, %arg2: vector<2x3xf32>, %arg3: vector<4x[8]xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
    %1 = vector.shuffle %arg0, %arg0 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>, vector<2xf32>
    %2 = vector.shuffle %1, %0 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %3 = vector.insert %2, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
    %4 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
    %5 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
    %6 = vector.shuffle %4, %4 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>, vector<3xf32>
    %7 = vector.shuffle %6, %5 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %8 = vector.insert %7, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
    %9 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
    %10 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
    %11 = vector.shuffle %9, %9 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>, vector<3xf32>
    %12 = vector.shuffle %11, %10 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %13 = vector.insert %12, %8 [2] : vector<8xf32> into vector<4x8xf32>
    %14 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
    %15 = vector.shuffle %14, %14 [2, 3, 4] : vector<8xf32>, vector<8xf32>
    %16 = vector.insert %15, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
    %17 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
    %18 = vector.shuffle %17, %17 [2, 3, 4] : vector<8xf32>, vector<8xf32>
    %19 = vector.insert %18, %16 [1] : vector<3xf32> into vector<2x3xf32>
    %20 = vector.shuffle %arg1, %arg1 [1, 2] : vector<4x8xf32>, vector<4x8xf32>
    %21 = vector.extract %arg3[1] : vector<[8]xf32> from vector<4x[8]xf32>
    %22 = vector.extract %arg3[2] : vector<[8]xf32> from vector<4x[8]xf32>
    %23 = vector.insert %21, %cst [0] : vector<[8]xf32> into vector<2x[8]xf32>
    %24 = vector.insert %22, %23 [1] : vector<[8]xf32> into vector<2x[8]xf32>
    return %3, %13, %19, %20, %24 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>
  }
}

