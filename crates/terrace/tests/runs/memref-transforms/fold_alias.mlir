// terrace opt --fold-memref-alias-ops | terrace lower | lli
// A transfer past the end of a dimension of a view gets padding, and a vector of several dimensions goes along those of the view.
func.func @expanded(%m: memref<6xi64>, %i: index, %j: index) {
  %p = arith.constant 99 : i64
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xi64> into memref<2x3xi64>
  %0 = vector.transfer_read %e[%i, %j], %p : memref<2x3xi64>, vector<4xi64>
  vector.print %0 : vector<4xi64>
  %1 = vector.transfer_read %e[%i, %j], %p {in_bounds = [true]} : memref<2x3xi64>, vector<2xi64>
  vector.print %1 : vector<2xi64>
  %s = memref.subview %m[0] [3] [1] : memref<6xi64> to memref<3xi64, strided<[1]>>
  %2 = vector.transfer_read %s[%j], %p : memref<3xi64, strided<[1]>>, vector<4xi64>
  vector.print %2 : vector<4xi64>
  return
}
func.func @several(%m: memref<4x6xi64>, %i: index, %j: index) {
  %p = arith.constant 99 : i64
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xi64> into memref<4x2x3xi64>
  %0 = vector.load %e[%i, %j, %j] : memref<4x2x3xi64>, vector<2x3xi64>
  vector.print %0 : vector<2x3xi64>
  %1 = vector.transfer_read %e[%i, %j, %j], %p {in_bounds = [true, true]} : memref<4x2x3xi64>, vector<2x3xi64>
  vector.print %1 : vector<2x3xi64>
  %s = memref.subview %e[%j, 1, 0] [4, 1, 3] [1, 1, 1] : memref<4x2x3xi64> to memref<4x3xi64, strided<[6, 1], offset: ?>>
  %2 = vector.transfer_read %s[%i, %j], %p {in_bounds = [true, true]} : memref<4x3xi64, strided<[6, 1], offset: ?>>, vector<2x3xi64>
  vector.print %2 : vector<2x3xi64>
  return
}
func.func @main() {
  %m = memref.alloc() : memref<4x6xi64>
  %x = memref.reinterpret_cast %m to offset: [0], sizes: [24], strides: [1] : memref<4x6xi64> to memref<24xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : vector<24xi64>
  vector.store %v, %x[%c0] : memref<24xi64>, vector<24xi64>
  %n = memref.alloc() : memref<6xi64>
  %w = arith.constant dense<[0, 1, 2, 3, 4, 5]> : vector<6xi64>
  vector.store %w, %n[%c0] : memref<6xi64>, vector<6xi64>
  call @expanded(%n, %c1, %c1) : (memref<6xi64>, index, index) -> ()
  call @expanded(%n, %c0, %c1) : (memref<6xi64>, index, index) -> ()
  call @several(%m, %c1, %c0) : (memref<4x6xi64>, index, index) -> ()
  return
}
// ==== stdout ====
( 4, 5, 99, 99 )
( 4, 5 )
( 1, 2, 99, 99 )
( 1, 2, 99, 99 )
( 1, 2 )
( 1, 2, 99, 99 )
( ( 6, 7, 8 ), ( 9, 10, 11 ) )
( ( 6, 7, 8 ), ( 9, 10, 11 ) )
( ( 9, 10, 11 ), ( 15, 16, 17 ) )
