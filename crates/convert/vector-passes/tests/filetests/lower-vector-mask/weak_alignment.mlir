// terrace opt --lower-vector-mask
// A gather that is aligned less than its elements stays so. MLIR drops the alignment.
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.gather %m[%i] [%x], %k, %v {alignment = 2} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> vector<4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = vector.gather %arg0[%arg1] [%arg4], %arg2, %cst {alignment = 2 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

