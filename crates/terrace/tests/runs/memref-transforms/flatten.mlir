// terrace opt --flatten-memref | terrace lower | lli
// Masks stay, and vectors along a dimension with another stride than 1.
func.func @f(%m: memref<2x4xi64>, %i: index, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 99 : i64
  %0 = vector.transfer_read %m[%i, %c0], %p, %k {in_bounds = [true]} : memref<2x4xi64>, vector<4xi64>
  vector.print %0 : vector<4xi64>
  %q = arith.constant dense<50> : vector<4xi64>
  vector.transfer_write %q, %m[%i, %c0], %k {in_bounds = [true]} : vector<4xi64>, memref<2x4xi64>
  %1 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true]} : memref<2x4xi64>, vector<4xi64>
  vector.print %1 : vector<4xi64>
  %s = memref.subview %m[0, 0] [2, 2] [1, 2] : memref<2x4xi64> to memref<2x2xi64, strided<[4, 2]>>
  %2 = vector.transfer_read %s[%c0, %c0], %p {in_bounds = [true]} : memref<2x2xi64, strided<[4, 2]>>, vector<2xi64>
  vector.print %2 : vector<2xi64>
  return
}
func.func @main() {
  %m = memref.alloc() : memref<2x4xi64>
  %x = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<2x4xi64> to memref<8xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>
  vector.store %v, %x[%c0] : memref<8xi64>, vector<8xi64>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  call @f(%m, %c1, %k) : (memref<2x4xi64>, index, vector<4xi1>) -> ()
  return
}
// ==== stdout ====
( 4, 99, 6, 7 )
( 50, 5, 50, 50 )
( 0, 2 )
