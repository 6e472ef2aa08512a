// terrace opt --canonicalize
// An alignment that is less than that of the elements stays: without one, theirs is promised. MLIR drops it.
func.func @f(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %ones = arith.constant dense<true> : vector<4xi1>
  %steps = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.maskedload %m[%i], %ones, %p {alignment = 1} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %ones, %p {alignment = 2} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %ones, %p {alignment = 1} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %ones, %p {alignment = 2} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i] [%steps], %k, %p {alignment = 1} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%steps], %k, %p {alignment = 2} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
