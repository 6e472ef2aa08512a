// terrace opt --test-vector-transferop-opt
// A read within `vector.mask`.
// mlir-opt differs: it forwards a written value to a masked read, whose other elements are the padding.
func.func @read(%m: memref<8xf32>, %v: vector<8xf32>, %k: vector<8xi1>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = vector.mask %k { vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
// ==== stdout ====
module {
  func.func @read(%arg0: memref<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xi1>, %arg3: f32) -> (vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    %0 = vector.mask %arg2 { vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %arg2 { vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
    %1 = vector.transfer_read %arg0[%c0], %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    return %0, %1 : vector<8xf32>, vector<8xf32>
  }
}

