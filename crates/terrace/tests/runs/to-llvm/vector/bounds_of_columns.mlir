// terrace opt --convert-vector-to-llvm | terrace lower | lli
// A column that may be out of bounds ends with its own dimension of memory, whatever the size of the last one.
func.func @read(%m: memref<3x8xi64>, %i: index) -> vector<4xi64> {
  %c1 = arith.constant 1 : index
  %p = arith.constant 99 : i64
  %0 = vector.transfer_read %m[%i, %c1], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<3x8xi64>, vector<4xi64>
  return %0 : vector<4xi64>
}
func.func @write(%m: memref<8x2xi64>, %i: index) {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  vector.transfer_write %v, %m[%i, %c1] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xi64>, memref<8x2xi64>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<3x8xi64>
  %n = memref.alloc() : memref<8x2xi64>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %a = arith.muli %i, %c8 : index
      %b = arith.addi %a, %j : index
      %c = arith.index_cast %b : index to i64
      memref.store %c, %m[%i, %j] : memref<3x8xi64>
    }
  }
  %z = arith.constant 0 : i64
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      memref.store %z, %n[%i, %j] : memref<8x2xi64>
    }
  }
  %0 = call @read(%m, %c1) : (memref<3x8xi64>, index) -> vector<4xi64>
  vector.print %0 : vector<4xi64>
  call @write(%n, %c2) : (memref<8x2xi64>, index) -> ()
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %n[%i, %c1] : memref<8x2xi64>
    vector.print %x : i64
  }
  memref.dealloc %m : memref<3x8xi64>
  memref.dealloc %n : memref<8x2xi64>
  return
}
// ==== stdout ====
( 9, 17, 99, 99 )
0
0
5
6
7
8
0
0
