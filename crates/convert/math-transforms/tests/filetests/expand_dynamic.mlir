// terrace opt --math-expand-ops
// No constant is of an unknown size or rank. What is made without constants is made.
func.func @f(%x: tensor<?xf32>, %u: tensor<*xf32>, %i: tensor<?xi32>) -> (tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = math.sinh %x : tensor<?xf32>
  %1 = math.ceil %u : tensor<*xf32>
  %2 = math.powf %x, %x : tensor<?xf32>
  %3 = math.ctlz %i : tensor<?xi32>
  %4 = math.fpowi %x, %i : tensor<?xf32>, tensor<?xi32>
  %5 = math.tan %x : tensor<?xf32>
  %6 = math.round %x : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<?xi32>) -> (tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %0 = math.sinh %arg0 : tensor<?xf32>
    %1 = math.ceil %arg1 : tensor<*xf32>
    %2 = math.powf %arg0, %arg0 : tensor<?xf32>
    %3 = math.ctlz %arg2 : tensor<?xi32>
    %4 = math.fpowi %arg0, %arg2 : tensor<?xf32>, tensor<?xi32>
    %5 = math.sin %arg0 : tensor<?xf32>
    %6 = math.cos %arg0 : tensor<?xf32>
    %7 = arith.divf %5, %6 : tensor<?xf32>
    %8 = math.round %arg0 : tensor<?xf32>
    return %0, %1, %2, %3, %4, %7, %8 : tensor<?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

