// terrace opt --convert-vector-to-scf --allow-unregistered-dialect
// A transfer that has the label of the pass from elsewhere has no buffer, and stays. So does one that is in nothing that frees the stack. MLIR
// crashes.
func.func @f(%memory: memref<?x?xf32>, %at: index, %pad: f32) -> vector<2x3xf32> {
  %0 = vector.transfer_read %memory[%at, %at], %pad {__vector_to_scf_lowering__, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
"foreign.region"() ({
^bb0(%memory: memref<?x?xf32>, %at: index, %v: vector<2x3xf32>):
  vector.transfer_write %v, %memory[%at, %at] : vector<2x3xf32>, memref<?x?xf32>
}) : () -> ()
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<2x3xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {__vector_to_scf_lowering__, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  "foreign.region"() ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3xf32>):
    vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<2x3xf32>, memref<?x?xf32>
  }) : () -> ()
}

