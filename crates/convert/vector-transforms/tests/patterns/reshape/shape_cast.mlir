// terrace opt --transform.apply_patterns.vector.lower_shape_cast
// Shape casts become extractions and insertions.
func.func @f(%a: vector<2x6xf32>, %b: vector<1x3x2xf32>, %c: vector<f32>, %d: vector<2x1xf32>, %e: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  %1 = vector.shape_cast %b : vector<1x3x2xf32> to vector<3x1x2xf32>
  %2 = vector.shape_cast %c : vector<f32> to vector<1xf32>
  %3 = vector.shape_cast %d : vector<2x1xf32> to vector<2xf32>
  %4 = vector.shape_cast %e : vector<2x2xf32> to vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x6xf32>, %arg1: vector<1x3x2xf32>, %arg2: vector<f32>, %arg3: vector<2x1xf32>, %arg4: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>) {
    %0 = ub.poison : vector<2xf32>
    %1 = ub.poison : vector<1xf32>
    %2 = ub.poison : vector<3x1x2xf32>
    %3 = ub.poison : vector<3x4xf32>
    %4 = ub.poison : vector<4xf32>
    %5 = vector.extract %arg0[0] : vector<6xf32> from vector<2x6xf32>
    %6 = vector.extract_strided_slice %5 {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %7 = vector.insert_strided_slice %6, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %8 = vector.extract_strided_slice %5 {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %9 = vector.insert_strided_slice %8, %7 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    %10 = vector.insert %9, %3 [0] : vector<4xf32> into vector<3x4xf32>
    %11 = vector.extract_strided_slice %5 {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %12 = vector.insert_strided_slice %11, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %13 = vector.extract %arg0[1] : vector<6xf32> from vector<2x6xf32>
    %14 = vector.extract_strided_slice %13 {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %15 = vector.insert_strided_slice %14, %12 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    %16 = vector.insert %15, %10 [1] : vector<4xf32> into vector<3x4xf32>
    %17 = vector.extract_strided_slice %13 {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %18 = vector.insert_strided_slice %17, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %19 = vector.extract_strided_slice %13 {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
    %20 = vector.insert_strided_slice %19, %18 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    %21 = vector.insert %20, %16 [2] : vector<4xf32> into vector<3x4xf32>
    %22 = vector.extract %arg1[0, 0] : vector<2xf32> from vector<1x3x2xf32>
    %23 = vector.insert %22, %2 [0, 0] : vector<2xf32> into vector<3x1x2xf32>
    %24 = vector.extract %arg1[0, 1] : vector<2xf32> from vector<1x3x2xf32>
    %25 = vector.insert %24, %23 [1, 0] : vector<2xf32> into vector<3x1x2xf32>
    %26 = vector.extract %arg1[0, 2] : vector<2xf32> from vector<1x3x2xf32>
    %27 = vector.insert %26, %25 [2, 0] : vector<2xf32> into vector<3x1x2xf32>
    %28 = vector.extract %arg2[] : f32 from vector<f32>
    %29 = vector.insert %28, %1 [0] : f32 into vector<1xf32>
    %30 = vector.extract %arg3[0, 0] : f32 from vector<2x1xf32>
    %31 = vector.insert %30, %0 [0] : f32 into vector<2xf32>
    %32 = vector.extract %arg3[1, 0] : f32 from vector<2x1xf32>
    %33 = vector.insert %32, %31 [1] : f32 into vector<2xf32>
    %34 = vector.extract %arg4[0] : vector<2xf32> from vector<2x2xf32>
    %35 = vector.insert_strided_slice %34, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %36 = vector.extract %arg4[1] : vector<2xf32> from vector<2x2xf32>
    %37 = vector.insert_strided_slice %36, %35 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
    return %21, %27, %29, %33, %37 : vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>
  }
}

