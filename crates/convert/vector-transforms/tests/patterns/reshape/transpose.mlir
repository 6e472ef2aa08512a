// terrace opt --transform.apply_patterns.vector.lower_transpose=lowering_strategy=eltwise
// Transposes become extractions and insertions of elements.
func.func @f(%a: vector<2x3xf32>, %b: vector<2x2x4xf32>, %c: vector<1x[4]xf32>) -> (vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<2x2x4xf32> to vector<2x2x4xf32>
  %2 = vector.transpose %c, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %0, %1, %2 : vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x2x4xf32>, %arg2: vector<1x[4]xf32>) -> (vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>) {
    %0 = ub.poison : vector<2x2x4xf32>
    %1 = ub.poison : vector<3x2xf32>
    %2 = vector.extract %arg0[0, 0] : f32 from vector<2x3xf32>
    %3 = vector.insert %2, %1 [0, 0] : f32 into vector<3x2xf32>
    %4 = vector.extract %arg0[0, 1] : f32 from vector<2x3xf32>
    %5 = vector.insert %4, %3 [1, 0] : f32 into vector<3x2xf32>
    %6 = vector.extract %arg0[0, 2] : f32 from vector<2x3xf32>
    %7 = vector.insert %6, %5 [2, 0] : f32 into vector<3x2xf32>
    %8 = vector.extract %arg0[1, 0] : f32 from vector<2x3xf32>
    %9 = vector.insert %8, %7 [0, 1] : f32 into vector<3x2xf32>
    %10 = vector.extract %arg0[1, 1] : f32 from vector<2x3xf32>
    %11 = vector.insert %10, %9 [1, 1] : f32 into vector<3x2xf32>
    %12 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
    %13 = vector.insert %12, %11 [2, 1] : f32 into vector<3x2xf32>
    %14 = vector.extract %arg1[0, 0] : vector<4xf32> from vector<2x2x4xf32>
    %15 = vector.insert %14, %0 [0, 0] : vector<4xf32> into vector<2x2x4xf32>
    %16 = vector.extract %arg1[0, 1] : vector<4xf32> from vector<2x2x4xf32>
    %17 = vector.insert %16, %15 [1, 0] : vector<4xf32> into vector<2x2x4xf32>
    %18 = vector.extract %arg1[1, 0] : vector<4xf32> from vector<2x2x4xf32>
    %19 = vector.insert %18, %17 [0, 1] : vector<4xf32> into vector<2x2x4xf32>
    %20 = vector.extract %arg1[1, 1] : vector<4xf32> from vector<2x2x4xf32>
    %21 = vector.insert %20, %19 [1, 1] : vector<4xf32> into vector<2x2x4xf32>
    %22 = vector.shape_cast %arg2 : vector<1x[4]xf32> to vector<[4]x1xf32>
    return %13, %21, %22 : vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>
  }
}

