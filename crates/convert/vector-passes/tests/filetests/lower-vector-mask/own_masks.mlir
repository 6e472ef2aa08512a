// terrace opt --lower-vector-mask
// Transfers and gathers that have a mask in a `vector.mask`.
func.func @write(%m: memref<?x?xf32>, %v: vector<2x4xf32>, %i: index, %own: vector<2x4xi1>, %around: vector<2x4xi1>) {
  vector.mask %around { vector.transfer_write %v, %m[%i, %i], %own : vector<2x4xf32>, memref<?x?xf32> } : vector<2x4xi1>
  return
}
func.func @write_tensor(%t: tensor<?xf32>, %v: vector<[4]xf32>, %i: index, %own: vector<[4]xi1>, %around: vector<[4]xi1>) -> tensor<?xf32> {
  %0 = vector.mask %around { vector.transfer_write %v, %t[%i], %own : vector<[4]xf32>, tensor<?xf32> } : vector<[4]xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @read(%m: memref<?x?xf32>, %p: f32, %i: index, %own: vector<4x2xi1>, %around: vector<4x2xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %around { vector.transfer_read %m[%i, %i], %p, %own {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32> } : vector<4x2xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @read_passthru(%m: memref<?xf32>, %p: f32, %i: index, %own: vector<4xi1>, %around: vector<4xi1>, %o: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %around, %o { vector.transfer_read %m[%i], %p, %own : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @gather(%m: memref<?xf32>, %i: index, %at: vector<4xindex>, %own: vector<4xi1>, %around: vector<4xi1>, %o: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %around { vector.gather %m[%i] [%at], %own, %o : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %all = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.mask %around { vector.gather %m[%i] [%at], %all, %o : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @write(%arg0: memref<?x?xf32>, %arg1: vector<2x4xf32>, %arg2: index, %arg3: vector<2x4xi1>, %arg4: vector<2x4xi1>) {
    %0 = arith.andi %arg4, %arg3 : vector<2x4xi1>
    vector.transfer_write %arg1, %arg0[%arg2, %arg2], %0 : vector<2x4xf32>, memref<?x?xf32>
    return
  }
  func.func @write_tensor(%arg0: tensor<?xf32>, %arg1: vector<[4]xf32>, %arg2: index, %arg3: vector<[4]xi1>, %arg4: vector<[4]xi1>) -> tensor<?xf32> {
    %0 = arith.andi %arg4, %arg3 : vector<[4]xi1>
    %1 = vector.transfer_write %arg1, %arg0[%arg2], %0 : vector<[4]xf32>, tensor<?xf32>
    return %1 : tensor<?xf32>
  }
  func.func @read(%arg0: memref<?x?xf32>, %arg1: f32, %arg2: index, %arg3: vector<4x2xi1>, %arg4: vector<4x2xi1>) -> vector<2x4xf32> {
    %0 = arith.andi %arg4, %arg3 : vector<4x2xi1>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg1, %0 {permutation_map = #map} : memref<?x?xf32>, vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
  func.func @read_passthru(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xi1>, %arg5: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.mask %arg4, %arg5 { vector.transfer_read %arg0[%arg2], %arg1, %arg3 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @gather(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xindex>, %arg3: vector<4xi1>, %arg4: vector<4xi1>, %arg5: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = arith.andi %arg4, %arg3 : vector<4xi1>
    %1 = vector.gather %arg0[%arg1] [%arg2], %0, %arg5 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = vector.gather %arg0[%arg1] [%arg2], %arg4, %cst : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %1, %2 : vector<4xf32>, vector<4xf32>
  }
}

