// terrace opt --canonicalize
// No constant is of an unknown shape: nobody could read it again.
func.func @f(%x: tensor<?xi32>, %f: tensor<?xf32>) -> (tensor<?xi1>, tensor<?xi32>, tensor<?xi1>) {
  %0 = arith.cmpi eq, %x, %x : tensor<?xi32>
  %1 = arith.subi %x, %x : tensor<?xi32>
  %2 = arith.cmpf false, %f, %f : tensor<?xf32>
  return %0, %1, %2 : tensor<?xi1>, tensor<?xi32>, tensor<?xi1>
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<?xi32>, %arg1: tensor<?xf32>) -> (tensor<?xi1>, tensor<?xi32>, tensor<?xi1>) {
    %0 = arith.cmpi eq, %arg0, %arg0 : tensor<?xi32>
    %1 = arith.subi %arg0, %arg0 : tensor<?xi32>
    %2 = arith.cmpf false, %arg1, %arg1 : tensor<?xf32>
    return %0, %1, %2 : tensor<?xi1>, tensor<?xi32>, tensor<?xi1>
  }
}

