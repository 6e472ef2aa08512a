// terrace opt --canonicalize
// A masked read has its padding where the mask is not set, and a masked write leaves elements of the tensor.
func.func @back(%t: tensor<4xf32>, %m: vector<4xi1>, %p: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0], %p, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @copy_of_masked(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %p: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0], %p, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @masked_copy(%t: tensor<2x4xf32>, %u: tensor<2x4xf32>, %m: vector<2x4xi1>, %p: f32) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<2x4xf32>, vector<2x4xf32>
  %w = vector.transfer_write %r, %u[%c0, %c0], %m {in_bounds = [true, true]} : vector<2x4xf32>, tensor<2x4xf32>
  return %w : tensor<2x4xf32>
}
func.func @both_masked(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %p: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0], %p, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %u[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @copy_in_mask(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: vector<4xi1>, %p: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %t[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.mask %m { vector.transfer_write %r, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @read_in_mask(%t: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.mask %m { vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @read_in_mask_of_a_row(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %m: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.mask %m { vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @write_in_mask(%t: tensor<4xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %m: vector<4xi1>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = vector.mask %m { vector.transfer_write %w, %0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @columns(%t: tensor<?x?xf32>, %v: vector<2x8xf32>, %w: vector<2x8xf32>, %p: f32) -> vector<2x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %w, %0[%c4, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<2x8xf32>
  return %2 : vector<2x8xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @back(%arg0: tensor<4xf32>, %arg1: vector<4xi1>, %arg2: f32) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg2, %arg1 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @copy_of_masked(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg3, %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @masked_copy(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: vector<2x4xi1>, %arg3: f32) -> tensor<2x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg3 {in_bounds = [true, true]} : tensor<2x4xf32>, vector<2x4xf32>
    %1 = vector.transfer_write %0, %arg1[%c0, %c0], %arg2 {in_bounds = [true, true]} : vector<2x4xf32>, tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func @both_masked(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg3, %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg1[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @copy_in_mask(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %1 = vector.mask %arg2 { vector.transfer_write %0, %arg1[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @read_in_mask(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %1 = vector.mask %arg2 { vector.transfer_read %0[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @read_in_mask_of_a_row(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %1 = vector.mask %arg2 { vector.transfer_read %0[%c0, %c0], %arg3 {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @write_in_mask(%arg0: tensor<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: vector<4xi1>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %1 = vector.mask %arg3 { vector.transfer_write %arg2, %0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32> } : vector<4xi1> -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @columns(%arg0: tensor<?x?xf32>, %arg1: vector<2x8xf32>, %arg2: vector<2x8xf32>, %arg3: f32) -> vector<2x8xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, tensor<?x?xf32>
    %1 = vector.transfer_write %arg2, %0[%c4, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, tensor<?x?xf32>
    %2 = vector.transfer_read %1[%c0, %c0], %arg3 {in_bounds = [true, true], permutation_map = #map} : tensor<?x?xf32>, vector<2x8xf32>
    return %2 : vector<2x8xf32>
  }
}

