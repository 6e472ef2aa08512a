// terrace opt --test-vector-transferop-opt
// A write within `vector.mask`.
func.func @overwritten(%m: memref<8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %k: vector<8xi1>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.mask %k { vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return
}
// ==== stdout ====
module {
  func.func @overwritten(%arg0: memref<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>, %arg3: vector<8xi1>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    vector.mask %arg3 { vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
    return
  }
}

