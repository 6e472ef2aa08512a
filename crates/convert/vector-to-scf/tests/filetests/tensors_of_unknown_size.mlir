// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{lower-tensors})"
// Whether an access is in bounds is asked with `tensor.dim` in MLIR. There is no dialect of tensors here.
func.func @f(%tensor: tensor<?x?xf32>, %at: index) -> vector<2x3xf32> {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %tensor[%at, %at], %pad : tensor<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> vector<2x3xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %cst : tensor<?x?xf32>, vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
}

