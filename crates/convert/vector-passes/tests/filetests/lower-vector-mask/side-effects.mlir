// terrace opt --lower-vector-mask --split-input-file
// Transfers and gathers take the mask; an empty mask is a choice; one of which all is set goes away.
func.func @a(%m: memref<?x8xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>, %t: tensor<?x8xf32>, %x: vector<4xi32>, %d: memref<?xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<?x8xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k { vector.gather %d[%i][%x], %k, %v {alignment = 8} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32> } : vector<4xi1>
  %3 = vector.mask %k { vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x8xf32> } : vector<4xi1> -> tensor<?x8xf32>
  %4 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %5 = vector.broadcast %4 : f32 to vector<4xf32>
  %6 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %ones = arith.constant dense<true> : vector<4xi1>
  %7 = vector.mask %ones { vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %ones { vector.transfer_write %7, %m[%i, %i] : vector<4xf32>, memref<?x8xf32> } : vector<4xi1>
  return %0, %1, %1, %3, %5, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<?x8xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @b(%m: memref<?x8xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %v { vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @a(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: tensor<?x8xf32>, %arg6: vector<4xi32>, %arg7: memref<?xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<?x8xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x8xf32>, vector<4xf32>
    %1 = vector.gather %arg7[%arg1] [%arg6], %arg3, %cst : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.transfer_write %arg4, %arg0[%arg1, %arg1], %arg3 {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
    %2 = vector.transfer_write %arg4, %arg5[%arg1, %arg1], %arg3 {permutation_map = #map} : vector<4xf32>, tensor<?x8xf32>
    %3 = vector.mask %arg3 { vector.reduction <add>, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %4 = vector.broadcast %3 : f32 to vector<4xf32>
    %5 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x8xf32>, vector<4xf32>
    vector.transfer_write %5, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x8xf32>
    return %0, %1, %1, %2, %4, %arg4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<?x8xf32>, vector<4xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @b(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.mask %arg3, %arg4 { vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
}

