// terrace opt --transform.apply_patterns.vector.lower_shape_cast
// Shape casts of scalable vectors.
func.func @f(%a: vector<2x[4]xf32>, %b: vector<[8]xf32>, %c: vector<2x2x[4]xf32>, %d: vector<[4]x1xf32>) -> (vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>) {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.shape_cast %b : vector<[8]xf32> to vector<2x[4]xf32>
  %2 = vector.shape_cast %c : vector<2x2x[4]xf32> to vector<2x[8]xf32>
  %3 = vector.shape_cast %d : vector<[4]x1xf32> to vector<[4]xf32>
  return %0, %1, %2, %3 : vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x[4]xf32>, %arg1: vector<[8]xf32>, %arg2: vector<2x2x[4]xf32>, %arg3: vector<[4]x1xf32>) -> (vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>) {
    %0 = ub.poison : vector<2x[8]xf32>
    %1 = ub.poison : vector<2x[4]xf32>
    %2 = ub.poison : vector<[8]xf32>
    %3 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
    %4 = vector.scalable.insert %3, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %5 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %6 = vector.scalable.insert %5, %4[4] : vector<[4]xf32> into vector<[8]xf32>
    %7 = vector.scalable.extract %arg1[0] : vector<[4]xf32> from vector<[8]xf32>
    %8 = vector.insert %7, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
    %9 = vector.scalable.extract %arg1[4] : vector<[4]xf32> from vector<[8]xf32>
    %10 = vector.insert %9, %8 [1] : vector<[4]xf32> into vector<2x[4]xf32>
    %11 = vector.extract %arg2[0, 0] : vector<[4]xf32> from vector<2x2x[4]xf32>
    %12 = vector.scalable.insert %11, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %13 = vector.extract %arg2[0, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
    %14 = vector.scalable.insert %13, %12[4] : vector<[4]xf32> into vector<[8]xf32>
    %15 = vector.insert %14, %0 [0] : vector<[8]xf32> into vector<2x[8]xf32>
    %16 = vector.extract %arg2[1, 0] : vector<[4]xf32> from vector<2x2x[4]xf32>
    %17 = vector.scalable.insert %16, %2[0] : vector<[4]xf32> into vector<[8]xf32>
    %18 = vector.extract %arg2[1, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
    %19 = vector.scalable.insert %18, %17[4] : vector<[4]xf32> into vector<[8]xf32>
    %20 = vector.insert %19, %15 [1] : vector<[8]xf32> into vector<2x[8]xf32>
    %21 = vector.shape_cast %arg3 : vector<[4]x1xf32> to vector<[4]xf32>
    return %6, %10, %20, %21 : vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>
  }
}

