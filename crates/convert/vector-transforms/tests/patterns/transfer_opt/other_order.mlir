// terrace opt --test-vector-transferop-opt
// Accesses between a write and a read, with another order of dimensions or of unknown extent.
// mlir-opt differs: it ignores writes in between that overlap.
func.func @columns(%m: memref<?x?xf32>, %v: vector<2x8xf32>, %w: vector<2x8xf32>, %p: f32) -> (vector<2x8xf32>, vector<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%c8, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x8xf32>
  vector.transfer_write %w, %m[%c4, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x8xf32>, memref<?x?xf32>
  %1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<2x8xf32>
}
func.func @scalable(%m: memref<?xf32>, %v: vector<[4]xf32>, %w: vector<[4]xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %c4 = arith.constant 4 : index
  %j = arith.addi %i, %c4 : index
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  vector.transfer_write %w, %m[%j] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @columns(%arg0: memref<?x?xf32>, %arg1: vector<2x8xf32>, %arg2: vector<2x8xf32>, %arg3: f32) -> (vector<2x8xf32>, vector<2x8xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
    vector.transfer_write %arg2, %arg0[%c8, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
    vector.transfer_write %arg2, %arg0[%c4, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<2x8xf32>, memref<?x?xf32>
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg3 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<2x8xf32>
    return %arg1, %0 : vector<2x8xf32>, vector<2x8xf32>
  }
  func.func @scalable(%arg0: memref<?xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: index, %arg4: f32) -> vector<[4]xf32> {
    %c4 = arith.constant 4 : index
    %0 = arith.addi %arg3, %c4 : index
    vector.transfer_write %arg1, %arg0[%arg3] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
    vector.transfer_write %arg2, %arg0[%0] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
    %1 = vector.transfer_read %arg0[%arg3], %arg4 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
    return %1 : vector<[4]xf32>
  }
}

