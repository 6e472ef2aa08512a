// terrace opt --transform.apply_patterns.vector.materialize_masks
// Masks of transfers of tensors become comparisons of 64-bit indices.
func.func @r(%t: tensor<4x8xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> (vector<4xf32>, tensor<4x8xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<4x8xf32>
  return %0, %1 : vector<4xf32>, tensor<4x8xf32>
}
// ==== stdout ====
module {
  func.func @r(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> (vector<4xf32>, tensor<4x8xf32>) {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
    %c8 = arith.constant 8 : index
    %0 = arith.subi %c8, %arg1 : index
    %1 = arith.index_cast %0 : index to i64
    %2 = vector.broadcast %1 : i64 to vector<4xi64>
    %3 = arith.cmpi sgt, %2, %cst : vector<4xi64>
    %4 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %3 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
    %5 = arith.subi %c8, %arg1 : index
    %6 = arith.index_cast %5 : index to i64
    %7 = vector.broadcast %6 : i64 to vector<4xi64>
    %8 = arith.cmpi sgt, %7, %cst : vector<4xi64>
    %9 = vector.transfer_write %arg3, %arg0[%arg1, %arg1], %8 {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
    return %4, %9 : vector<4xf32>, tensor<4x8xf32>
  }
}

