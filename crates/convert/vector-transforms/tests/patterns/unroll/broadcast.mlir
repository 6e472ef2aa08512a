// terrace opt --transform.apply_patterns.vector.lower_broadcast
// Broadcasts become insertions.
func.func @f(%s: f32, %a: vector<f32>, %b: vector<1xf32>, %c: vector<4xf32>, %d: vector<1x4xf32>, %e: vector<2x1x[4]xf32>, %g: vector<2x1xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.broadcast %a : vector<f32> to vector<4xf32>
  %2 = vector.broadcast %b : vector<1xf32> to vector<4xf32>
  %3 = vector.broadcast %c : vector<4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %d : vector<1x4xf32> to vector<2x4xf32>
  %5 = vector.broadcast %e : vector<2x1x[4]xf32> to vector<2x2x[4]xf32>
  %6 = vector.broadcast %g : vector<2x1xf32> to vector<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<f32>, %arg2: vector<1xf32>, %arg3: vector<4xf32>, %arg4: vector<1x4xf32>, %arg5: vector<2x1x[4]xf32>, %arg6: vector<2x1xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>) {
    %0 = ub.poison : vector<2x3xf32>
    %1 = ub.poison : vector<2x[4]xf32>
    %2 = ub.poison : vector<2x2x[4]xf32>
    %3 = ub.poison : vector<2x4xf32>
    %4 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
    %5 = vector.extract %arg1[] : f32 from vector<f32>
    %6 = vector.broadcast %5 : f32 to vector<4xf32>
    %7 = vector.extract %arg2[0] : f32 from vector<1xf32>
    %8 = vector.broadcast %7 : f32 to vector<4xf32>
    %9 = vector.insert %arg3, %3 [0] : vector<4xf32> into vector<2x4xf32>
    %10 = vector.insert %arg3, %9 [1] : vector<4xf32> into vector<2x4xf32>
    %11 = vector.extract %arg4[0] : vector<4xf32> from vector<1x4xf32>
    %12 = vector.insert %11, %3 [0] : vector<4xf32> into vector<2x4xf32>
    %13 = vector.insert %11, %12 [1] : vector<4xf32> into vector<2x4xf32>
    %14 = vector.extract %arg5[0, 0] : vector<[4]xf32> from vector<2x1x[4]xf32>
    %15 = vector.insert %14, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
    %16 = vector.insert %14, %15 [1] : vector<[4]xf32> into vector<2x[4]xf32>
    %17 = vector.insert %16, %2 [0] : vector<2x[4]xf32> into vector<2x2x[4]xf32>
    %18 = vector.extract %arg5[1, 0] : vector<[4]xf32> from vector<2x1x[4]xf32>
    %19 = vector.insert %18, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
    %20 = vector.insert %18, %19 [1] : vector<[4]xf32> into vector<2x[4]xf32>
    %21 = vector.insert %20, %17 [1] : vector<2x[4]xf32> into vector<2x2x[4]xf32>
    %22 = vector.extract %arg6[0, 0] : f32 from vector<2x1xf32>
    %23 = vector.broadcast %22 : f32 to vector<3xf32>
    %24 = vector.insert %23, %0 [0] : vector<3xf32> into vector<2x3xf32>
    %25 = vector.extract %arg6[1, 0] : f32 from vector<2x1xf32>
    %26 = vector.broadcast %25 : f32 to vector<3xf32>
    %27 = vector.insert %26, %24 [1] : vector<3xf32> into vector<2x3xf32>
    return %4, %6, %8, %10, %13, %21, %27 : vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>
  }
}

