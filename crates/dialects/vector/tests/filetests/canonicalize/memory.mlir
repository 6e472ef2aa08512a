// terrace opt --canonicalize
// Accesses under masks that are known, gathers and scatters of neighbours, and casts of memrefs.
func.func @mem(%m: memref<8xf32>, %md: memref<8x8xf32>, %i: index, %p: vector<4xf32>, %mask: vector<4xi1>, %t: tensor<8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] {alignment = 8} : memref<?xf32>, vector<4xf32>
  vector.store %p, %c[%i] {nontemporal = true} : memref<?xf32>, vector<4xf32>
  %t4 = arith.constant dense<true> : vector<4xi1>
  %f4 = arith.constant dense<false> : vector<4xi1>
  %st = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %sn = arith.constant dense<[0, 1, 2, 2]> : vector<4xi32>
  %si = vector.step : vector<4xindex>
  %1 = vector.maskedload %c[%i], %t4, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %c[%i], %f4, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %c[%i], %t4, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %t4, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %c[%i], %f4, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %c[%i], %t4, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %c[%i], %mask, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %c[%i][%st], %mask, %p {alignment = 8} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %5 = vector.gather %c[%i][%si], %mask, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %6 = vector.gather %t[%i][%si], %mask, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %8 = vector.gather %c[%i][%sn], %t4, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i][%st], %mask, %p {alignment = 8} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %c[%i][%sn], %mask, %p {alignment = 8} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %c[%i][%sn], %f4, %p {alignment = 8} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %7 = vector.scatter %t[%i][%sn], %f4, %p : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @mem(%arg0: memref<8xf32>, %arg1: memref<8x8xf32>, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>, %arg5: tensor<8xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>) {
    %cst = arith.constant dense<[0, 1, 2, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %cast = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
    %0 = vector.load %arg0[%arg2] {alignment = 8 : i64} : memref<8xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg2] {nontemporal = true} : memref<8xf32>, vector<4xf32>
    %1 = vector.step : vector<4xindex>
    %2 = vector.load %arg0[%arg2] : memref<8xf32>, vector<4xf32>
    %3 = vector.load %arg0[%arg2] : memref<8xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg2] : memref<8xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg2] : memref<8xf32>, vector<4xf32>
    vector.compressstore %cast[%arg2], %arg4, %arg3 {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
    %4 = vector.maskedload %arg0[%arg2], %arg4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = vector.maskedload %arg0[%arg2], %arg4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %6 = vector.gather %arg5[%arg2] [%1], %arg4, %arg3 : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %7 = vector.gather %cast[%arg2] [%cst], %cst_0, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg2], %arg4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
    vector.scatter %cast[%arg2] [%cst], %arg4, %arg3 {alignment = 8 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return %0, %2, %arg3, %3, %4, %5, %6, %arg5, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8xf32>, vector<4xf32>
  }
}

