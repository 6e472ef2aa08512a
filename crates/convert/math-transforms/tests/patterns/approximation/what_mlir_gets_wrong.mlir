// terrace opt --test-math-polynomial-approximation=enable-avx2
// Tensors are not approximated.
// mlir-opt differs: its verifier rejects the operations.
func.func @f(%x: tensor<4xf32>, %v: vector<[16]xf32>) -> (tensor<4xf32>, vector<[16]xf32>) {
  %0 = math.exp %x : tensor<4xf32>
  %1 = math.rsqrt %v : vector<[16]xf32>
  return %0, %1 : tensor<4xf32>, vector<[16]xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: vector<[16]xf32>) -> (tensor<4xf32>, vector<[16]xf32>) {
    %0 = math.exp %arg0 : tensor<4xf32>
    %1 = math.rsqrt %arg1 : vector<[16]xf32>
    return %0, %1 : tensor<4xf32>, vector<[16]xf32>
  }
}

