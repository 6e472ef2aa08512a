// terrace opt --canonicalize
// Vectors that are written back, copied or overwritten without masks, or under the same one.
func.func @copy(%t: tensor<4xf32>, %u: tensor<4xf32>, %p: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @back(%t: tensor<?xf32>, %p: f32, %i: index, %j: index, %m: vector<4xi1>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %r = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<4xf32>
  %0 = vector.transfer_write %r, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %r, %t[%j] : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %r, %t[%i], %m : vector<4xf32>, tensor<?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
func.func @overwritten(%t: tensor<?xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi1>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = vector.transfer_write %v, %t[%i], %m : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%i], %m : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %v, %t[%i], %m : vector<4xf32>, tensor<?xf32>
  %3 = vector.transfer_write %w, %2[%i], %n : vector<4xf32>, tensor<?xf32>
  %4 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %5 = vector.transfer_write %w, %4[%i], %n : vector<4xf32>, tensor<?xf32>
  return %1, %3, %5 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
func.func @full_inner_mask(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%c0], %all {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @columns(%t: tensor<?x?xf32>, %v: vector<2x8xf32>, %w: vector<2x8xf32>, %p: f32) -> vector<2x8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %w, %0[%c8, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<2x8xf32>
  return %2 : vector<2x8xf32>
}
// ==== stdout ====
module {
  func.func @copy(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @back(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: vector<4xi1>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = vector.transfer_read %arg0[%arg2], %arg1 : tensor<?xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg0[%arg3] : vector<4xf32>, tensor<?xf32>
    %2 = vector.transfer_write %0, %arg0[%arg2], %arg4 : vector<4xf32>, tensor<?xf32>
    return %arg0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @overwritten(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: index, %arg4: vector<4xi1>, %arg5: vector<4xi1>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = vector.transfer_write %arg2, %arg0[%arg3], %arg4 : vector<4xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg1, %arg0[%arg3], %arg4 : vector<4xf32>, tensor<?xf32>
    %2 = vector.transfer_write %arg2, %1[%arg3], %arg5 : vector<4xf32>, tensor<?xf32>
    %3 = vector.transfer_write %arg1, %arg0[%arg3] : vector<4xf32>, tensor<?xf32>
    %4 = vector.transfer_write %arg2, %3[%arg3], %arg5 : vector<4xf32>, tensor<?xf32>
    return %0, %2, %4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func @full_inner_mask(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @columns(%arg0: tensor<?x?xf32>, %arg1: vector<2x8xf32>, %arg2: vector<2x8xf32>, %arg3: f32) -> vector<2x8xf32> {
    return %arg1 : vector<2x8xf32>
  }
}

