// terrace opt --convert-vector-to-scf
// Elements of another width are not read one by one. MLIR makes a broadcast that its verifier refuses.
func.func @f(%memory: memref<?xi8, strided<[?]>>, %at: index) -> vector<3xi32> {
  %pad = arith.constant 0 : i8
  %0 = vector.transfer_read %memory[%at], %pad {in_bounds = [true]} : memref<?xi8, strided<[?]>>, vector<3xi32>
  return %0 : vector<3xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xi8, strided<[?]>>, %arg1: index) -> vector<3xi32> {
    %c0_i8 = arith.constant 0 : i8
    %0 = vector.transfer_read %arg0[%arg1], %c0_i8 {in_bounds = [true]} : memref<?xi8, strided<[?]>>, vector<3xi32>
    return %0 : vector<3xi32>
  }
}

