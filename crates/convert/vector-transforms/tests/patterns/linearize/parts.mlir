// terrace opt --test-vector-linearize
// Parts of multi-dimensional vectors become shuffles.
func.func @s(%a: vector<4x2x3xf32>, %b: vector<1x2x3xf32>, %c: vector<4x4xf32>, %s: f32, %v: vector<4xf32>, %m: memref<?x?xf32>, %i: index) -> (vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.shuffle %a, %b [4, 0] : vector<4x2x3xf32>, vector<1x2x3xf32>
  %1 = vector.extract %a[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  %2 = vector.extract %c[3, 1] : f32 from vector<4x4xf32>
  %3 = vector.insert %v, %c[2] : vector<4xf32> into vector<4x4xf32>
  %4 = vector.insert %s, %c[2, 1] : f32 into vector<4x4xf32>
  %5 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x2x3xf32> to vector<2x2x3xf32>
  %7 = vector.insert_strided_slice %5, %c {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %8 = vector.broadcast %s : f32 to vector<4x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>
}
func.func @d3(%z: vector<f32>) -> (f32) {
  %9 = vector.extract %z[] : f32 from vector<f32>
  return %9 : f32
}
func.func @d7(%z: vector<2x[4]xf32>, %i: vector<[4]xf32>) -> (vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>) {
  %9 = vector.extract %z[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %10 = vector.insert %i, %z[1] : vector<[4]xf32> into vector<2x[4]xf32>
  %5 = vector.extract_strided_slice %z {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  %15 = vector.insert_strided_slice %5, %z {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
  return %9, %10, %5, %15 : vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>
}
func.func @d7b(%z: vector<2x[4]xf32>, %i: f32) -> (f32, vector<2x[4]xf32>) {
  %9 = vector.extract %z[1, 1] : f32 from vector<2x[4]xf32>
  %10 = vector.insert %i, %z[1, 1] : f32 into vector<2x[4]xf32>
  return %9, %10 : f32, vector<2x[4]xf32>
}
func.func @d14(%v: vector<4x4xf32>, %z: vector<2x2xf32>, %w: vector<2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.insert_strided_slice %z, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %0, %2 : vector<4x4xf32>, vector<4x4xf32>
}
// ==== stdout ====
module {
  func.func @s(%arg0: vector<4x2x3xf32>, %arg1: vector<1x2x3xf32>, %arg2: vector<4x4xf32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: memref<?x?xf32>, %arg6: index) -> (vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>) {
    %0 = vector.shape_cast %arg2 : vector<4x4xf32> to vector<16xf32>
    %1 = vector.shape_cast %arg1 : vector<1x2x3xf32> to vector<6xf32>
    %2 = vector.shape_cast %arg0 : vector<4x2x3xf32> to vector<24xf32>
    %3 = vector.shuffle %2, %1 [24, 25, 26, 27, 28, 29, 0, 1, 2, 3, 4, 5] : vector<24xf32>, vector<6xf32>
    %4 = vector.shape_cast %3 : vector<12xf32> to vector<2x2x3xf32>
    %5 = vector.shuffle %2, %2 [21, 22, 23] : vector<24xf32>, vector<24xf32>
    %6 = vector.extract %0[13] : f32 from vector<16xf32>
    %7 = vector.shuffle %0, %arg4 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
    %8 = vector.shape_cast %7 : vector<16xf32> to vector<4x4xf32>
    %9 = vector.insert %arg3, %0 [9] : f32 into vector<16xf32>
    %10 = vector.shape_cast %9 : vector<16xf32> to vector<4x4xf32>
    %11 = vector.shuffle %0, %0 [6, 7, 10, 11] : vector<16xf32>, vector<16xf32>
    %12 = vector.shape_cast %11 : vector<4xf32> to vector<2x2xf32>
    %13 = vector.shuffle %2, %2 [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] : vector<24xf32>, vector<24xf32>
    %14 = vector.shape_cast %13 : vector<12xf32> to vector<2x2x3xf32>
    %15 = vector.shuffle %0, %11 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
    %16 = vector.shape_cast %15 : vector<16xf32> to vector<4x4xf32>
    %17 = vector.broadcast %arg3 : f32 to vector<16xf32>
    %18 = vector.shape_cast %17 : vector<16xf32> to vector<4x4xf32>
    return %4, %5, %6, %8, %10, %12, %14, %16, %18 : vector<2x2x3xf32>, vector<3xf32>, f32, vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<2x2x3xf32>, vector<4x4xf32>, vector<4x4xf32>
  }
  func.func @d3(%arg0: vector<f32>) -> f32 {
    %0 = vector.extract %arg0[] : f32 from vector<f32>
    return %0 : f32
  }
  func.func @d7(%arg0: vector<2x[4]xf32>, %arg1: vector<[4]xf32>) -> (vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>) {
    %0 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %1 = vector.insert %arg1, %arg0 [1] : vector<[4]xf32> into vector<2x[4]xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
    %3 = vector.insert_strided_slice %2, %arg0 {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
    return %0, %1, %2, %3 : vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, vector<2x[4]xf32>
  }
  func.func @d7b(%arg0: vector<2x[4]xf32>, %arg1: f32) -> (f32, vector<2x[4]xf32>) {
    %0 = vector.extract %arg0[1, 1] : f32 from vector<2x[4]xf32>
    %1 = vector.insert %arg1, %arg0 [1, 1] : f32 into vector<2x[4]xf32>
    return %0, %1 : f32, vector<2x[4]xf32>
  }
  func.func @d14(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
    %0 = vector.shape_cast %arg0 : vector<4x4xf32> to vector<16xf32>
    %1 = vector.shape_cast %arg1 : vector<2x2xf32> to vector<4xf32>
    %2 = vector.shuffle %0, %1 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 18, 19, 12, 13, 14, 15] : vector<16xf32>, vector<4xf32>
    %3 = vector.shape_cast %2 : vector<16xf32> to vector<4x4xf32>
    %4 = vector.shuffle %0, %arg2 [0, 1, 2, 3, 4, 5, 16, 17, 8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<2xf32>
    %5 = vector.shape_cast %4 : vector<16xf32> to vector<4x4xf32>
    return %3, %5 : vector<4x4xf32>, vector<4x4xf32>
  }
}

