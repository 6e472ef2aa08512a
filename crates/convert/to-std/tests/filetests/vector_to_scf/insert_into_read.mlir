// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{full-unroll})"
// A read that something is inserted into is not the part of another vector. MLIR takes it for one, and crashes.
func.func @f(%memory: memref<?x?xf32>, %at: index, %row: vector<3xf32>) -> vector<2x3xf32> {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %memory[%at, %at], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.insert %row, %0[1] : vector<3xf32> into vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<3xf32>) -> vector<2x3xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2x3xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
    %2 = vector.insert %arg2, %1 [1] : vector<3xf32> into vector<2x3xf32>
    return %2 : vector<2x3xf32>
  }
}

