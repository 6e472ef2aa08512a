// terrace opt --test-vector-to-vector-lowering
// Bitcasts move to the parts of vectors.
func.func @bc(%a: vector<4xf32>, %b: vector<8xf16>, %c: vector<4x4xf32>, %s: vector<4xf16>, %i: index, %u: vector<2x4xf32>) -> (f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  %1 = vector.extract %0[3] : f16 from vector<8xf16>
  %2 = vector.extract_strided_slice %0 {offsets = [4], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
  %3 = vector.insert_strided_slice %s, %b {offsets = [4], strides = [1]} : vector<4xf16> into vector<8xf16>
  %4 = vector.bitcast %3 : vector<8xf16> to vector<4xf32>
  %5 = vector.insert_strided_slice %s, %b {offsets = [3], strides = [1]} : vector<4xf16> into vector<8xf16>
  %6 = vector.bitcast %5 : vector<8xf16> to vector<4xf32>
  %7 = vector.insert %a, %c [%i] : vector<4xf32> into vector<4x4xf32>
  %8 = vector.bitcast %7 : vector<4x4xf32> to vector<4x2xf64>
  %9 = vector.bitcast %a : vector<4xf32> to vector<2xf64>
  %10 = vector.bitcast %u : vector<2x4xf32> to vector<2x8xf16>
  %11 = vector.extract_strided_slice %10 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<2x8xf16> to vector<2x4xf16>
  %12 = vector.bitcast %7 : vector<4x4xf32> to vector<4x8xf16>
  return %1, %2, %4, %6, %8, %9, %11, %12 : f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>
}
// ==== stdout ====
module {
  func.func @bc(%arg0: vector<4xf32>, %arg1: vector<8xf16>, %arg2: vector<4x4xf32>, %arg3: vector<4xf16>, %arg4: index, %arg5: vector<2x4xf32>) -> (f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>) {
    %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
    %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
    %1 = vector.insert %0, %cst [0] : f32 into vector<1xf32>
    %2 = vector.bitcast %1 : vector<1xf32> to vector<2xf16>
    %3 = vector.extract %2[1] : f16 from vector<2xf16>
    %4 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
    %5 = vector.bitcast %4 : vector<1xf32> to vector<2xf16>
    %6 = vector.bitcast %arg3 : vector<4xf16> to vector<2xf32>
    %7 = vector.bitcast %arg1 : vector<8xf16> to vector<4xf32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    %9 = vector.insert_strided_slice %arg3, %arg1 {offsets = [3], strides = [1]} : vector<4xf16> into vector<8xf16>
    %10 = vector.bitcast %9 : vector<8xf16> to vector<4xf32>
    %11 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
    %12 = vector.bitcast %arg2 : vector<4x4xf32> to vector<4x2xf64>
    %13 = vector.insert %11, %12 [%arg4] : vector<2xf64> into vector<4x2xf64>
    %14 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
    %15 = vector.extract_strided_slice %arg5 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %16 = vector.bitcast %15 : vector<2x2xf32> to vector<2x4xf16>
    %17 = vector.bitcast %arg0 : vector<4xf32> to vector<8xf16>
    %18 = vector.bitcast %arg2 : vector<4x4xf32> to vector<4x8xf16>
    %19 = vector.insert %17, %18 [%arg4] : vector<8xf16> into vector<4x8xf16>
    return %3, %5, %8, %10, %13, %14, %16, %19 : f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>
  }
}

