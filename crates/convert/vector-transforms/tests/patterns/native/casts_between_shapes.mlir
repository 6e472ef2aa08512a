// terrace opt --test-vector-unrolling-patterns
// Shape casts in parts of 2x4.
func.func @sc(%v: vector<8x4xf32>) -> vector<4x8xf32> {
  %0 = vector.shape_cast %v : vector<8x4xf32> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @sc2(%v: vector<16xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<16xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc3(%v: vector<2x2x4xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x4xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc4(%v: vector<8x2xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<8x2xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc5(%v: vector<4x4x1xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<4x4x1xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc6(%v: vector<2x8xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x8xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @a(%v: vector<2x2x2x4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2x4xf32> to vector<2x4x4xf32>
  return %0 : vector<2x4x4xf32>
}
func.func @b(%v: vector<2x2x2x4xf32>) -> vector<8x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2x4xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
func.func @c(%v: vector<12x2xf32>) -> vector<6x4xf32> {
  %0 = vector.shape_cast %v : vector<12x2xf32> to vector<6x4xf32>
  return %0 : vector<6x4xf32>
}
// ==== stdout ====
module {
  func.func @sc(%arg0: vector<8x4xf32>) -> vector<4x8xf32> {
    %0 = vector.shape_cast %arg0 : vector<8x4xf32> to vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  func.func @sc2(%arg0: vector<16xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [8], strides = [1]} : vector<16xf32> to vector<8xf32>
    %1 = vector.shape_cast %0 : vector<8xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [8], sizes = [8], strides = [1]} : vector<16xf32> to vector<8xf32>
    %4 = vector.shape_cast %3 : vector<8xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    return %5 : vector<4x4xf32>
  }
  func.func @sc3(%arg0: vector<2x2x4xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [1, 2, 4], strides = [1, 1, 1]} : vector<2x2x4xf32> to vector<1x2x4xf32>
    %1 = vector.shape_cast %0 : vector<1x2x4xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0], sizes = [1, 2, 4], strides = [1, 1, 1]} : vector<2x2x4xf32> to vector<1x2x4xf32>
    %4 = vector.shape_cast %3 : vector<1x2x4xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    return %5 : vector<4x4xf32>
  }
  func.func @sc4(%arg0: vector<8x2xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<8x2xf32> to vector<4x2xf32>
    %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [4, 0], sizes = [4, 2], strides = [1, 1]} : vector<8x2xf32> to vector<4x2xf32>
    %4 = vector.shape_cast %3 : vector<4x2xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    return %5 : vector<4x4xf32>
  }
  func.func @sc5(%arg0: vector<4x4x1xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [2, 4, 1], strides = [1, 1, 1]} : vector<4x4x1xf32> to vector<2x4x1xf32>
    %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [2, 0, 0], sizes = [2, 4, 1], strides = [1, 1, 1]} : vector<4x4x1xf32> to vector<2x4x1xf32>
    %4 = vector.shape_cast %3 : vector<2x4x1xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    return %5 : vector<4x4xf32>
  }
  func.func @sc6(%arg0: vector<2x8xf32>) -> vector<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 8], strides = [1, 1]} : vector<2x8xf32> to vector<1x8xf32>
    %1 = vector.shape_cast %0 : vector<1x8xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 8], strides = [1, 1]} : vector<2x8xf32> to vector<1x8xf32>
    %4 = vector.shape_cast %3 : vector<1x8xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
    return %5 : vector<4x4xf32>
  }
  func.func @a(%arg0: vector<2x2x2x4xf32>) -> vector<2x4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x4x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %1 = vector.shape_cast %0 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %4 = vector.shape_cast %3 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [0, 2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %7 = vector.shape_cast %6 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %8 = vector.insert_strided_slice %7, %5 {offsets = [1, 0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [1, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %10 = vector.shape_cast %9 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %11 = vector.insert_strided_slice %10, %8 {offsets = [1, 2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
    return %11 : vector<2x4x4xf32>
  }
  func.func @b(%arg0: vector<2x2x2x4xf32>) -> vector<8x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<8x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %1 = vector.shape_cast %0 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %4 = vector.shape_cast %3 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %7 = vector.shape_cast %6 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %8 = vector.insert_strided_slice %7, %5 {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [1, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
    %10 = vector.shape_cast %9 : vector<1x1x2x4xf32> to vector<2x4xf32>
    %11 = vector.insert_strided_slice %10, %8 {offsets = [6, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
    return %11 : vector<8x4xf32>
  }
  func.func @c(%arg0: vector<12x2xf32>) -> vector<6x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<6x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
    %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [4, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
    %4 = vector.shape_cast %3 : vector<4x2xf32> to vector<2x4xf32>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
    %6 = vector.extract_strided_slice %arg0 {offsets = [8, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
    %7 = vector.shape_cast %6 : vector<4x2xf32> to vector<2x4xf32>
    %8 = vector.insert_strided_slice %7, %5 {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
    return %8 : vector<6x4xf32>
  }
}

