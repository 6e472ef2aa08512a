// terrace opt --test-scalar-vector-transfer-lowering=allow-multiple-uses
// Scalable vectors have no known number of elements, so the set does not match.
// mlir-opt differs: it treats scalable vectors as vectors of a fixed size.
func.func @transfers(%m: memref<?xf32>, %v: vector<[1]xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<[1]xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// ==== stdout ====
module {
  func.func @transfers(%arg0: memref<?xf32>, %arg1: vector<[1]xf32>, %arg2: index, %arg3: f32) -> vector<[4]xf32> {
    vector.transfer_write %arg1, %arg0[%arg2] {in_bounds = [true]} : vector<[1]xf32>, memref<?xf32>
    %0 = vector.transfer_read %arg0[%arg2], %arg3 : memref<?xf32>, vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
}

