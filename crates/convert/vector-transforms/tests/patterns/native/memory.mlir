// terrace opt --test-vector-unrolling-patterns
// Loads, stores and broadcasts in parts of 2x2.
func.func @f(%m: memref<?x?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<4x1xf32>, %s: f32) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>) {
  %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<2x4xf32>
  vector.store %0, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %w : vector<4x1xf32> to vector<4x2xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4x1xf32>, %arg4: f32) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.load %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>, vector<2x2xf32>
    %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %2 = arith.addi %arg1, %c2 : index
    %3 = vector.load %arg0[%arg1, %arg1, %2] : memref<?x?x?xf32>, vector<2x2xf32>
    %4 = vector.insert_strided_slice %3, %1 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    vector.store %0, %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>, vector<2x2xf32>
    %5 = arith.addi %arg1, %c2 : index
    vector.store %3, %arg0[%arg1, %arg1, %5] : memref<?x?x?xf32>, vector<2x2xf32>
    %6 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %7 = vector.broadcast %6 : vector<2xf32> to vector<2x2xf32>
    %8 = vector.insert_strided_slice %7, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %9 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %10 = vector.broadcast %9 : vector<2xf32> to vector<2x2xf32>
    %11 = vector.insert_strided_slice %10, %8 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %12 = vector.extract_strided_slice %arg3 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
    %13 = vector.broadcast %12 : vector<2x1xf32> to vector<2x2xf32>
    %14 = vector.insert_strided_slice %13, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
    %15 = vector.extract_strided_slice %arg3 {offsets = [2, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
    %16 = vector.broadcast %15 : vector<2x1xf32> to vector<2x2xf32>
    %17 = vector.insert_strided_slice %16, %14 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
    return %4, %11, %17 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>
  }
}

