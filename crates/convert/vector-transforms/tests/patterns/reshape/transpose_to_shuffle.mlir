// terrace opt --transform.apply_patterns.vector.lower_transpose=lowering_strategy=shuffle_1d
// Transposes become shuffles of one-dimensional vectors.
func.func @f(%a: vector<2x3xf32>, %b: vector<1x2x1x3xf32>, %c: vector<2x2x2xf32>) -> (vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [3, 0, 1, 2] : vector<1x2x1x3xf32> to vector<3x1x2x1xf32>
  %2 = vector.transpose %c, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %0, %1, %2 : vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<1x2x1x3xf32>, %arg2: vector<2x2x2xf32>) -> (vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>) {
    %0 = ub.poison : vector<2x2x2xf32>
    %1 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %2 = vector.shuffle %1, %1 [0, 3, 1, 4, 2, 5] : vector<6xf32>, vector<6xf32>
    %3 = vector.shape_cast %2 : vector<6xf32> to vector<3x2xf32>
    %4 = vector.shape_cast %arg1 : vector<1x2x1x3xf32> to vector<6xf32>
    %5 = vector.shuffle %4, %4 [0, 3, 1, 4, 2, 5] : vector<6xf32>, vector<6xf32>
    %6 = vector.shape_cast %5 : vector<6xf32> to vector<3x1x2x1xf32>
    %7 = vector.extract %arg2[0, 0, 0] : f32 from vector<2x2x2xf32>
    %8 = vector.insert %7, %0 [0, 0, 0] : f32 into vector<2x2x2xf32>
    %9 = vector.extract %arg2[0, 0, 1] : f32 from vector<2x2x2xf32>
    %10 = vector.insert %9, %8 [1, 0, 0] : f32 into vector<2x2x2xf32>
    %11 = vector.extract %arg2[0, 1, 0] : f32 from vector<2x2x2xf32>
    %12 = vector.insert %11, %10 [0, 0, 1] : f32 into vector<2x2x2xf32>
    %13 = vector.extract %arg2[0, 1, 1] : f32 from vector<2x2x2xf32>
    %14 = vector.insert %13, %12 [1, 0, 1] : f32 into vector<2x2x2xf32>
    %15 = vector.extract %arg2[1, 0, 0] : f32 from vector<2x2x2xf32>
    %16 = vector.insert %15, %14 [0, 1, 0] : f32 into vector<2x2x2xf32>
    %17 = vector.extract %arg2[1, 0, 1] : f32 from vector<2x2x2xf32>
    %18 = vector.insert %17, %16 [1, 1, 0] : f32 into vector<2x2x2xf32>
    %19 = vector.extract %arg2[1, 1, 0] : f32 from vector<2x2x2xf32>
    %20 = vector.insert %19, %18 [0, 1, 1] : f32 into vector<2x2x2xf32>
    %21 = vector.extract %arg2[1, 1, 1] : f32 from vector<2x2x2xf32>
    %22 = vector.insert %21, %20 [1, 1, 1] : f32 into vector<2x2x2xf32>
    return %3, %6, %22 : vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>
  }
}

