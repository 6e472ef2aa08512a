// terrace opt --transform.apply_patterns.vector.cast_away_vector_leading_one_dim
// Transfers and masks without leading unit dimensions.
func.func @t(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<1x4xi1>, %kt: vector<4x1xi1>, %t: tensor<?x?xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false]} : memref<?x?x?xf32>, vector<1x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k : memref<?x?x?xf32>, vector<1x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, d2, d1)>, in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<1x1x4xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %p, %kt {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<1x4xf32>
  vector.transfer_write %0, %m[%i, %i, %i] {in_bounds = [true, false]} : vector<1x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k : vector<1x4xf32>, memref<?x?x?xf32>
  %4 = vector.transfer_write %0, %t[%i, %i] : vector<1x4xf32>, tensor<?x?xf32>
  %5 = vector.constant_mask [1, 2, 3] : vector<1x4x4xi1>
  %6 = vector.constant_mask [0, 0] : vector<1x1xi1>
  %7 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<1x[4]xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @t(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<1x4xi1>, %arg4: vector<4x1xi1>, %arg5: tensor<?x?xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>) {
    %cst = arith.constant dense<false> : vector<1x1xi1>
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
    %2 = vector.extract %arg3[0] : vector<4xi1> from vector<1x4xi1>
    %3 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %2 : memref<?x?x?xf32>, vector<4xf32>
    %4 = vector.broadcast %3 : vector<4xf32> to vector<1x4xf32>
    %5 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
    %6 = vector.broadcast %5 : vector<4xf32> to vector<1x1x4xf32>
    %7 = vector.shape_cast %arg4 : vector<4x1xi1> to vector<4xi1>
    %8 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %7 {permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
    %9 = vector.broadcast %8 : vector<4xf32> to vector<1x4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1, %arg1] : vector<4xf32>, memref<?x?x?xf32>
    %10 = vector.extract %arg3[0] : vector<4xi1> from vector<1x4xi1>
    vector.transfer_write %0, %arg0[%arg1, %arg1, %arg1], %10 : vector<4xf32>, memref<?x?x?xf32>
    %11 = vector.transfer_write %0, %arg5[%arg1, %arg1] : vector<4xf32>, tensor<?x?xf32>
    %12 = vector.constant_mask [2, 3] : vector<4x4xi1>
    %13 = vector.broadcast %12 : vector<4x4xi1> to vector<1x4x4xi1>
    %14 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<[4]xf32>
    %15 = vector.broadcast %14 : vector<[4]xf32> to vector<1x[4]xf32>
    return %1, %4, %6, %9, %11, %13, %cst, %15 : vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>
  }
}

