// terrace opt --test-vector-transfer-unrolling-patterns=reverse-unroll-order
// Transfers and gathers in parts, column by column.
func.func @f(%m: memref<?x?xf32>, %i: index, %mask: vector<4x2xi1>, %pad: f32, %at: vector<4x2xindex>, %t: tensor<?x?xf32>) -> (vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %pad, %mask : memref<?x?xf32>, vector<4x2xf32>
  %1 = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  %2 = vector.gather %m[%i, %i] [%at], %mask, %0 : memref<?x?xf32>, vector<4x2xindex>, vector<4x2xi1>, vector<4x2xf32> into vector<4x2xf32>
  vector.transfer_write %2, %m[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, memref<?x?xf32>
  %3 = vector.transfer_write %2, %t[%i, %i] : vector<4x2xf32>, tensor<?x?xf32>
  return %0, %1, %2, %3 : vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (0, d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4x2xi1>, %arg3: f32, %arg4: vector<4x2xindex>, %arg5: tensor<?x?xf32>) -> (vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg3, %arg2 : memref<?x?xf32>, vector<4x2xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
    %2 = vector.insert_strided_slice %1, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
    %4 = vector.insert_strided_slice %3, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %5 = affine.apply #map1(%arg1)
    %6 = vector.transfer_read %arg0[%5, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
    %7 = vector.insert_strided_slice %6, %4 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %8 = affine.apply #map1(%arg1)
    %9 = vector.transfer_read %arg0[%8, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
    %10 = vector.insert_strided_slice %9, %7 {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
    %11 = vector.extract_strided_slice %arg4 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xindex> to vector<2x2xindex>
    %12 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xi1> to vector<2x2xi1>
    %13 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %14 = vector.gather %arg0[%arg1, %arg1] [%11], %12, %13 : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
    %15 = vector.insert_strided_slice %14, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
    %16 = vector.extract_strided_slice %arg4 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xindex> to vector<2x2xindex>
    %17 = vector.extract_strided_slice %arg2 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xi1> to vector<2x2xi1>
    %18 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %19 = vector.gather %arg0[%arg1, %arg1] [%16], %17, %18 : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
    %20 = vector.insert_strided_slice %19, %15 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
    vector.transfer_write %14, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
    %21 = affine.apply #map1(%arg1)
    vector.transfer_write %19, %arg0[%21, %arg1] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
    %22 = vector.transfer_write %14, %arg5[%arg1, %arg1] : vector<2x2xf32>, tensor<?x?xf32>
    %23 = affine.apply #map1(%arg1)
    %24 = vector.transfer_write %19, %22[%23, %arg1] : vector<2x2xf32>, tensor<?x?xf32>
    return %0, %10, %20, %24 : vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>
  }
}

