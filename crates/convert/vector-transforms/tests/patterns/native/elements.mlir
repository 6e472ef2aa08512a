// terrace opt --test-vector-unrolling-patterns
// Elementwise operations in parts of 2x2.
func.func @f(%a: vector<2x4xf32>, %b: vector<2x2x2xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>) {
  %0 = arith.addf %a, %a fastmath<fast> {foo} : vector<2x4xf32>
  %1 = arith.addf %b, %b : vector<2x2x2xf32>
  %2 = vector.fma %a, %a, %0 : vector<2x4xf32>
  %c = arith.constant dense<1.0> : vector<2x3xf32>
  %3 = arith.addf %c, %c : vector<2x3xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<2x2x2xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>) {
    %cst = arith.constant dense<2.000000e+00> : vector<2x3xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %2 = arith.addf %0, %1 fastmath<fast> {foo} : vector<2x2xf32>
    %3 = vector.insert_strided_slice %2, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %4 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %5 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %6 = arith.addf %4, %5 fastmath<fast> {foo} : vector<2x2xf32>
    %7 = vector.insert_strided_slice %6, %3 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %8 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
    %9 = vector.shape_cast %8 : vector<1x2x2xf32> to vector<2x2xf32>
    %10 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
    %11 = vector.shape_cast %10 : vector<1x2x2xf32> to vector<2x2xf32>
    %12 = arith.addf %9, %11 : vector<2x2xf32>
    %13 = vector.insert_strided_slice %12, %cst_0 {offsets = [0, 0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2x2xf32>
    %14 = vector.extract_strided_slice %arg1 {offsets = [1, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
    %15 = vector.shape_cast %14 : vector<1x2x2xf32> to vector<2x2xf32>
    %16 = vector.extract_strided_slice %arg1 {offsets = [1, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
    %17 = vector.shape_cast %16 : vector<1x2x2xf32> to vector<2x2xf32>
    %18 = arith.addf %15, %17 : vector<2x2xf32>
    %19 = vector.insert_strided_slice %18, %13 {offsets = [1, 0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2x2xf32>
    %20 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %21 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %22 = vector.fma %20, %21, %2 : vector<2x2xf32>
    %23 = vector.insert_strided_slice %22, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %24 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %25 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %26 = vector.fma %24, %25, %6 : vector<2x2xf32>
    %27 = vector.insert_strided_slice %26, %23 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    return %7, %19, %27, %cst : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>
  }
}

