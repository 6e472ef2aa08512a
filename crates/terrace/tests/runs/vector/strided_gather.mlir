// terrace opt --canonicalize | terrace lower | lli
// Elements with neighbouring indices are no neighbours in memory where the stride is not 1.
func.func @f(%m: memref<8xi64>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0] [4] [2] : memref<8xi64> to memref<4xi64, strided<[2]>>
  %i = vector.step : vector<4xindex>
  %p = arith.constant dense<99> : vector<4xi64>
  %0 = vector.gather %s[%c0] [%i], %k, %p : memref<4xi64, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  vector.print %0 : vector<4xi64>
  vector.scatter %s[%c0] [%i], %k, %p : memref<4xi64, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xi64>
  %1 = vector.load %m[%c0] : memref<8xi64>, vector<8xi64>
  vector.print %1 : vector<8xi64>
  return
}
func.func @main() {
  %m = memref.alloc() : memref<8xi64>
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
  %c0 = arith.constant 0 : index
  vector.store %v, %m[%c0] : memref<8xi64>, vector<8xi64>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  call @f(%m, %k) : (memref<8xi64>, vector<4xi1>) -> ()
  return
}
// ==== stdout ====
( 0, 99, 4, 6 )
( 99, 1, 2, 3, 99, 5, 99, 7 )
