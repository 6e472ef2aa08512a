// terrace opt "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2 no-min-max-bounds" | terrace lower | lli
// All iterations are done, also with other steps than 1 and negative bounds.
func.func @f(%m: memref<16xi64>, %l: index, %u: index, %s: index) {
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i64
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %j = arith.addi %i, %c8 : index
    %x = memref.load %m[%j] : memref<16xi64>
    %y = arith.addi %x, %one : i64
    memref.store %y, %m[%j] : memref<16xi64>
  }
  return
}
func.func @g(%m: memref<16xi64>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c-3 = arith.constant -3 : index
  func.call @f(%m, %c-3, %c5, %c1) : (memref<16xi64>, index, index, index) -> ()
  func.call @f(%m, %c-3, %c5, %c2) : (memref<16xi64>, index, index, index) -> ()
  %c8 = arith.constant 8 : index
  %ten = arith.constant 10 : i64
  scf.parallel (%i) = (%c-3) to (%c5) step (%c1) {
    %j = arith.addi %i, %c8 : index
    %x = memref.load %m[%j] : memref<16xi64>
    %y = arith.addi %x, %ten : i64
    memref.store %y, %m[%j] : memref<16xi64>
  }
  return
}
func.func @main() {
  %m = memref.alloc() : memref<16xi64>
  %z = arith.constant dense<0> : vector<16xi64>
  %c0 = arith.constant 0 : index
  vector.store %z, %m[%c0] : memref<16xi64>, vector<16xi64>
  call @g(%m) : (memref<16xi64>) -> ()
  %r = vector.load %m[%c0] : memref<16xi64>, vector<16xi64>
  vector.print %r : vector<16xi64>
  return
}
// ==== stdout ====
( 0, 0, 0, 0, 0, 12, 11, 12, 11, 12, 11, 12, 11, 0, 0, 0 )
