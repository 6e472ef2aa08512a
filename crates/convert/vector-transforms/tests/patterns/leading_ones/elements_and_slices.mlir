// terrace opt --transform.apply_patterns.vector.cast_away_vector_leading_one_dim
// Extractions, insertions and elementwise operations without leading unit dimensions.
func.func @a(%a: vector<1x8x8xf32>, %b: vector<1x2x2xf32>, %c: vector<8xf32>, %s: f32, %i: index, %d: vector<1x8xf32>, %e: vector<1x1x8xf32>, %g: vector<1x1xf32>) -> (vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 1, 2], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<1x8x8xf32> to vector<1x2x3xf32>
  %1 = vector.insert_strided_slice %b, %a {offsets = [0, 1, 2], strides = [1, 1, 1]} : vector<1x2x2xf32> into vector<1x8x8xf32>
  %2 = vector.insert %c, %a [0, 3] : vector<8xf32> into vector<1x8x8xf32>
  %3 = vector.insert %s, %d [0, %i] : f32 into vector<1x8xf32>
  %4 = vector.insert %d, %e [0] : vector<1x8xf32> into vector<1x1x8xf32>
  %5 = vector.insert %s, %g [0, 0] : f32 into vector<1x1xf32>
  %6 = arith.addf %e, %e fastmath<fast> : vector<1x1x8xf32>
  %x = arith.cmpf olt, %a, %a : vector<1x8x8xf32>
  %7 = arith.select %x, %a, %a : vector<1x8x8xi1>, vector<1x8x8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>
}
// ==== stdout ====
module {
  func.func @a(%arg0: vector<1x8x8xf32>, %arg1: vector<1x2x2xf32>, %arg2: vector<8xf32>, %arg3: f32, %arg4: index, %arg5: vector<1x8xf32>, %arg6: vector<1x1x8xf32>, %arg7: vector<1x1xf32>) -> (vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>) {
    %0 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<8x8xf32> to vector<2x3xf32>
    %2 = vector.broadcast %1 : vector<2x3xf32> to vector<1x2x3xf32>
    %3 = vector.extract %arg1[0] : vector<2x2xf32> from vector<1x2x2xf32>
    %4 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
    %5 = vector.insert_strided_slice %3, %4 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
    %6 = vector.broadcast %5 : vector<8x8xf32> to vector<1x8x8xf32>
    %7 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
    %8 = vector.insert %arg2, %7 [3] : vector<8xf32> into vector<8x8xf32>
    %9 = vector.broadcast %8 : vector<8x8xf32> to vector<1x8x8xf32>
    %10 = vector.extract %arg5[0] : vector<8xf32> from vector<1x8xf32>
    %11 = vector.insert %arg3, %10 [%arg4] : f32 into vector<8xf32>
    %12 = vector.broadcast %11 : vector<8xf32> to vector<1x8xf32>
    %13 = vector.extract %arg5[0] : vector<8xf32> from vector<1x8xf32>
    %14 = vector.broadcast %13 : vector<8xf32> to vector<1x1x8xf32>
    %15 = vector.extract %arg7[0] : vector<1xf32> from vector<1x1xf32>
    %16 = vector.insert %arg3, %15 [0] : f32 into vector<1xf32>
    %17 = vector.broadcast %16 : vector<1xf32> to vector<1x1xf32>
    %18 = vector.extract %arg6[0, 0] : vector<8xf32> from vector<1x1x8xf32>
    %19 = vector.extract %arg6[0, 0] : vector<8xf32> from vector<1x1x8xf32>
    %20 = arith.addf %18, %19 fastmath<fast> : vector<8xf32>
    %21 = vector.broadcast %20 : vector<8xf32> to vector<1x1x8xf32>
    return %2, %6, %9, %12, %14, %17, %21, %arg0 : vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>
  }
}

