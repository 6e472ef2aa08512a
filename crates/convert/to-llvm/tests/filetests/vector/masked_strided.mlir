// terrace opt --convert-vector-to-llvm
// Neighbours along a dimension with another stride than 1 are no neighbours in memory.
func.func @f(%m: memref<2x4xi64, strided<[8, 2]>>, %i: index, %k: vector<2xi1>, %p: vector<2xi64>) -> (vector<2xi64>, vector<2xi64>) {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64> into vector<2xi64>
  vector.maskedstore %m[%i, %i], %k, %p : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64>
  %1 = vector.expandload %m[%i, %i], %k, %p : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64> into vector<2xi64>
  vector.compressstore %m[%i, %i], %k, %p : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64>
  return %0, %1 : vector<2xi64>, vector<2xi64>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<2x4xi64, strided<[8, 2]>>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xi64>) -> (vector<2xi64>, vector<2xi64>) {
    %0 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64> into vector<2xi64>
    vector.maskedstore %arg0[%arg1, %arg1], %arg2, %arg3 : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64>
    %1 = vector.expandload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64> into vector<2xi64>
    vector.compressstore %arg0[%arg1, %arg1], %arg2, %arg3 : memref<2x4xi64, strided<[8, 2]>>, vector<2xi1>, vector<2xi64>
    return %0, %1 : vector<2xi64>, vector<2xi64>
  }
}

