// terrace opt --test-vector-unrolling-patterns
// Reductions in parts.
func.func @f(%a: vector<4x2xf32>, %acc: vector<2xf32>, %b: vector<4xi32>, %s: f32) -> (vector<2xf32>, vector<4xf32>, i32, f32) {
  %0 = vector.multi_reduction <add>, %a, %acc [0] : vector<4x2xf32> to vector<2xf32>
  %c = arith.constant dense<0.0> : vector<4xf32>
  %1 = vector.multi_reduction <maximumf>, %a, %c [1] : vector<4x2xf32> to vector<4xf32>
  %2 = vector.reduction <xor>, %b : vector<4xi32> into i32
  %3 = vector.multi_reduction <add>, %a, %s [0, 1] : vector<4x2xf32> to f32
  return %0, %1, %2, %3 : vector<2xf32>, vector<4xf32>, i32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4x2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xi32>, %arg3: f32) -> (vector<2xf32>, vector<4xf32>, i32, f32) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %1 = vector.multi_reduction <add>, %0, %arg1 [0] : vector<2x2xf32> to vector<2xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %3 = vector.multi_reduction <add>, %2, %1 [0] : vector<2x2xf32> to vector<2xf32>
    %4 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %5 = vector.multi_reduction <maximumf>, %4, %cst_0 [1] : vector<2x2xf32> to vector<2xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %7 = vector.multi_reduction <maximumf>, %6, %cst_0 [1] : vector<2x2xf32> to vector<2xf32>
    %8 = vector.insert_strided_slice %5, %cst {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %9 = vector.insert_strided_slice %7, %8 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    %10 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %11 = vector.reduction <xor>, %10 : vector<2xi32> into i32
    %12 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %13 = vector.reduction <xor>, %12 : vector<2xi32> into i32
    %14 = arith.xori %11, %13 : i32
    %15 = vector.multi_reduction <add>, %arg0, %arg3 [0, 1] : vector<4x2xf32> to f32
    return %3, %9, %14, %15 : vector<2xf32>, vector<4xf32>, i32, f32
  }
}

