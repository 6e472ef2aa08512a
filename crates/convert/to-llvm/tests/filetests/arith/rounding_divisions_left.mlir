// terrace opt --convert-arith-to-llvm
// Divisions of types without a counterpart are left as they are.
func.func @f(%a: tensor<4xi32>, %b: tensor<index>, %c: vector<[2]x[2]xi32>) -> (tensor<4xi32>, tensor<index>, vector<[2]x[2]xi32>) {
  %0 = arith.ceildivsi %a, %a : tensor<4xi32>
  %1 = arith.floordivsi %b, %b : tensor<index>
  %2 = arith.ceildivui %c, %c : vector<[2]x[2]xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<index>, vector<[2]x[2]xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<index>, %arg2: vector<[2]x[2]xi32>) -> (tensor<4xi32>, tensor<index>, vector<[2]x[2]xi32>) {
    %0 = arith.ceildivsi %arg0, %arg0 : tensor<4xi32>
    %1 = arith.floordivsi %arg1, %arg1 : tensor<index>
    %2 = arith.ceildivui %arg2, %arg2 : vector<[2]x[2]xi32>
    return %0, %1, %2 : tensor<4xi32>, tensor<index>, vector<[2]x[2]xi32>
  }
}

