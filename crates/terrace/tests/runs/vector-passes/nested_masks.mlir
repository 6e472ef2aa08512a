// terrace opt --lower-vector-mask | terrace lower | lli
// An operation with a mask in a `vector.mask`: both masks count.
func.func @write(%m: memref<6xi64>, %own: vector<6xi1>, %around: vector<6xi1>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<7> : vector<6xi64>
  vector.mask %around { vector.transfer_write %v, %m[%c0], %own {in_bounds = [true]} : vector<6xi64>, memref<6xi64> } : vector<6xi1>
  return
}
func.func @read(%m: memref<6xi64>, %own: vector<6xi1>, %around: vector<6xi1>) -> vector<6xi64> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 50 : i64
  %r = vector.mask %around { vector.transfer_read %m[%c0], %p, %own {in_bounds = [true]} : memref<6xi64>, vector<6xi64> } : vector<6xi1> -> vector<6xi64>
  return %r : vector<6xi64>
}
func.func @gather(%m: memref<6xi64>, %own: vector<6xi1>, %around: vector<6xi1>) -> vector<6xi64> {
  %c0 = arith.constant 0 : index
  %i = arith.constant dense<[5, 4, 3, 2, 1, 0]> : vector<6xindex>
  %p = arith.constant dense<90> : vector<6xi64>
  %r = vector.mask %around { vector.gather %m[%c0] [%i], %own, %p : memref<6xi64>, vector<6xindex>, vector<6xi1>, vector<6xi64> into vector<6xi64> } : vector<6xi1> -> vector<6xi64>
  // Where only the outer mask is not set, nothing says what the result is.
  %z = arith.constant dense<0> : vector<6xi64>
  %s = arith.select %around, %r, %z : vector<6xi1>, vector<6xi64>
  return %s : vector<6xi64>
}
func.func @main() {
  %m = memref.alloc() : memref<6xi64>
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5]> : vector<6xi64>
  vector.store %v, %m[%c0] : memref<6xi64>, vector<6xi64>
  %own = arith.constant dense<[true, false, true, true, false, true]> : vector<6xi1>
  %around = arith.constant dense<[true, true, false, true, true, false]> : vector<6xi1>
  %0 = call @read(%m, %own, %around) : (memref<6xi64>, vector<6xi1>, vector<6xi1>) -> vector<6xi64>
  vector.print %0 : vector<6xi64>
  %1 = call @gather(%m, %own, %around) : (memref<6xi64>, vector<6xi1>, vector<6xi1>) -> vector<6xi64>
  vector.print %1 : vector<6xi64>
  call @write(%m, %own, %around) : (memref<6xi64>, vector<6xi1>, vector<6xi1>) -> ()
  %2 = vector.load %m[%c0] : memref<6xi64>, vector<6xi64>
  vector.print %2 : vector<6xi64>
  memref.dealloc %m : memref<6xi64>
  return
}
// ==== stdout ====
( 0, 50, 50, 3, 50, 50 )
( 5, 90, 0, 2, 90, 0 )
( 7, 1, 2, 7, 4, 5 )
