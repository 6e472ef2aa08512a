// terrace opt --canonicalize
// Strided slices of slices, constants, masks and broadcasts.
func.func @slices(%a: vector<2x3x4xf32>, %i: index, %j: index, %s: vector<1x4xf32>, %u: vector<1x1xf32>) -> (vector<1x2x4xf32>, vector<1x1x4xf32>, vector<1x3x4xf32>, vector<1x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x3x4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [1, 1], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x1x4xf32>
  %2 = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
  %m = vector.create_mask %i, %j : vector<4x2xi1>
  %3 = vector.extract_strided_slice %m {offsets = [2], sizes = [1], strides = [1]} : vector<4x2xi1> to vector<1x2xi1>
  %b = vector.broadcast %s : vector<1x4xf32> to vector<3x4xf32>
  %4 = vector.extract_strided_slice %b {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %c = vector.broadcast %u : vector<1x1xf32> to vector<3x4xf32>
  %5 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %d = vector.broadcast %s : vector<1x4xf32> to vector<2x3x4xf32>
  %6 = vector.extract_strided_slice %d {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<1x2x4xf32>, vector<1x1x4xf32>, vector<1x3x4xf32>, vector<1x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x3x4xf32>
}
func.func @slice_chain(%a: vector<8x8xf32>, %x: vector<2x4xf32>, %y: vector<4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, f32, f32, vector<8xf32>, vector<4xf32>, vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %x, %a {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  %1 = vector.insert_strided_slice %x, %0 {offsets = [4, 4], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [4, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
  %5 = vector.extract %1[5, 5] : f32 from vector<8x8xf32>
  %6 = vector.extract %1[7, 7] : f32 from vector<8x8xf32>
  %7 = vector.extract %1[4] : vector<8xf32> from vector<8x8xf32>
  %8 = vector.insert_strided_slice %y, %a {offsets = [3, 4], strides = [1]} : vector<4xf32> into vector<8x8xf32>
  %9 = vector.extract_strided_slice %a {offsets = [2, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
  %10 = vector.extract %9[1] : vector<4xf32> from vector<2x4xf32>
  %11 = vector.insert_strided_slice %9, %a {offsets = [2, 4], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  return %2, %3, %4, %5, %6, %7, %10, %11 : vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, f32, f32, vector<8xf32>, vector<4xf32>, vector<8x8xf32>
}
func.func @slice_const() -> (vector<2x2xi8>, vector<1x3xi8>, vector<3x3xi8>, vector<2xi8>, vector<[4]xi8>, vector<2x2xi8>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi8>
  %s = arith.constant dense<1> : vector<4xi8>
  %i = arith.constant dense<[0, 1]> : vector<2xi8>
  %ss = arith.constant dense<1> : vector<2x[4]xi8>
  %0 = vector.extract_strided_slice %c {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi8> to vector<2x2xi8>
  %1 = vector.extract_strided_slice %c {offsets = [2], sizes = [1], strides = [1]} : vector<3x3xi8> to vector<1x3xi8>
  %2 = vector.insert_strided_slice %i, %c {offsets = [1, 1], strides = [1]} : vector<2xi8> into vector<3x3xi8>
  %3 = vector.extract_strided_slice %s {offsets = [1], sizes = [2], strides = [1]} : vector<4xi8> to vector<2xi8>
  %4 = vector.extract %ss[1] : vector<[4]xi8> from vector<2x[4]xi8>
  %5 = vector.shape_cast %s : vector<4xi8> to vector<2x2xi8>
  return %0, %1, %2, %3, %4, %5 : vector<2x2xi8>, vector<1x3xi8>, vector<3x3xi8>, vector<2xi8>, vector<[4]xi8>, vector<2x2xi8>
}
// ==== stdout ====
module {
  func.func @slices(%arg0: vector<2x3x4xf32>, %arg1: index, %arg2: index, %arg3: vector<1x4xf32>, %arg4: vector<1x1xf32>) -> (vector<1x2x4xf32>, vector<1x1x4xf32>, vector<1x3x4xf32>, vector<1x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x3x4xf32>) {
    %c2 = arith.constant 2 : index
    %0 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
    %1 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %2 = vector.shape_cast %1 : vector<4xf32> to vector<1x1x4xf32>
    %3 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
    %4 = vector.shape_cast %3 : vector<3x4xf32> to vector<1x3x4xf32>
    %5 = arith.maxsi %arg1, %c2 : index
    %6 = arith.subi %5, %c2 : index
    %7 = vector.create_mask %6, %arg2 : vector<1x2xi1>
    %8 = vector.extract_strided_slice %arg3 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
    %9 = vector.broadcast %8 : vector<1x2xf32> to vector<2x2xf32>
    %10 = vector.broadcast %arg4 : vector<1x1xf32> to vector<2x2xf32>
    %11 = vector.broadcast %arg3 : vector<1x4xf32> to vector<1x3x4xf32>
    return %0, %2, %4, %7, %9, %10, %11 : vector<1x2x4xf32>, vector<1x1x4xf32>, vector<1x3x4xf32>, vector<1x2xi1>, vector<2x2xf32>, vector<2x2xf32>, vector<1x3x4xf32>
  }
  func.func @slice_chain(%arg0: vector<8x8xf32>, %arg1: vector<2x4xf32>, %arg2: vector<4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, f32, f32, vector<8xf32>, vector<4xf32>, vector<8x8xf32>) {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
    %1 = vector.insert_strided_slice %arg1, %0 {offsets = [4, 4], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %3 = vector.extract_strided_slice %1 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
    %4 = vector.extract %arg1[1, 1] : f32 from vector<2x4xf32>
    %5 = vector.extract %1[7, 7] : f32 from vector<8x8xf32>
    %6 = vector.extract %1[4] : vector<8xf32> from vector<8x8xf32>
    %7 = vector.extract_strided_slice %arg0 {offsets = [2, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
    %8 = vector.extract %7[1] : vector<4xf32> from vector<2x4xf32>
    return %2, %3, %arg1, %4, %5, %6, %8, %arg0 : vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, f32, f32, vector<8xf32>, vector<4xf32>, vector<8x8xf32>
  }
  func.func @slice_const() -> (vector<2x2xi8>, vector<1x3xi8>, vector<3x3xi8>, vector<2xi8>, vector<[4]xi8>, vector<2x2xi8>) {
    %cst = arith.constant dense<[[4, 5], [7, 8]]> : vector<2x2xi8>
    %cst_0 = arith.constant dense<[[7, 8, 9]]> : vector<1x3xi8>
    %cst_1 = arith.constant dense<[[1, 2, 3], [4, 0, 1], [7, 8, 9]]> : vector<3x3xi8>
    %cst_2 = arith.constant dense<1> : vector<2xi8>
    %cst_3 = arith.constant dense<1> : vector<[4]xi8>
    %cst_4 = arith.constant dense<1> : vector<2x2xi8>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : vector<2x2xi8>, vector<1x3xi8>, vector<3x3xi8>, vector<2xi8>, vector<[4]xi8>, vector<2x2xi8>
  }
}

