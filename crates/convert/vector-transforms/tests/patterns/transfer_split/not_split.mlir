// terrace opt --transform.apply_patterns.vector.split_transfer_full_partial=split_transfer_strategy=vector-transfer
// Transfers that cannot be split.
func.func @no(%m: memref<?x8xf32>, %i: index, %p: f32, %k: vector<4x8xi1>, %c: i1, %q: memref<?x?x?xf32>) -> (vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x8xf32>, vector<8x4xf32>
  %2 = scf.if %c -> vector<4x8xf32> {
    %4 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4x8xf32>
    scf.yield %4 : vector<4x8xf32>
  } else {
    scf.yield %0 : vector<4x8xf32>
  }
  %5 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<f32>
  return %0, %1, %2, %5 : vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<f32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @no(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x8xi1>, %arg4: i1, %arg5: memref<?x?x?xf32>) -> (vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<f32>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x8xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x8xf32>, vector<8x4xf32>
    %2 = scf.if %arg4 -> (vector<4x8xf32>) {
      %4 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x8xf32>, vector<4x8xf32>
      scf.yield %4 : vector<4x8xf32>
    } else {
      scf.yield %0 : vector<4x8xf32>
    }
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x8xf32>, vector<f32>
    return %0, %1, %2, %3 : vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<f32>
  }
}

