// terrace opt --convert-arith-to-llvm
// Nor is anything on tensors converted.
func.func @f(%a: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {
  %c = arith.sitofp %i : tensor<4xi32> to tensor<4xf32>
  %r = arith.addf %a, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) -> tensor<4xf32> {
    %0 = arith.sitofp %arg1 : tensor<4xi32> to tensor<4xf32>
    %1 = arith.addf %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

