// terrace opt --canonicalize | terrace lower | lli
// A scope that is all of a loop's body gives memory back in each turn.
func.func @scope(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i64) {
    %xx = memref.alloca_scope -> (i64) {
      %0 = memref.alloca() : memref<16xi64>
      memref.store %x, %0[%c1] : memref<16xi64>
      %p = memref.extract_aligned_pointer_as_index %0 : memref<16xi64> -> index
      %nz = arith.cmpi ne, %p, %c0 : index
      %w = arith.extui %nz : i1 to i64
      %v = memref.load %0[%c1] : memref<16xi64>
      %s = arith.addi %v, %w : i64
      memref.alloca_scope.return %s : i64
    }
    scf.yield %xx : i64
  }
  return %r : i64
}
func.func @nested(%n: index, %t: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %out = memref.alloc() : memref<i64>
  memref.store %z, %out[] : memref<i64>
  affine.for %i = 0 to %n {
    scf.if %t {
      memref.alloca_scope {
        %0 = memref.alloca() : memref<16xi64>
        %x = memref.load %out[] : memref<i64>
        memref.store %x, %0[%c1] : memref<16xi64>
        %p = memref.extract_aligned_pointer_as_index %0 : memref<16xi64> -> index
        %nz = arith.cmpi ne, %p, %c0 : index
        %w = arith.extui %nz : i1 to i64
        %v = memref.load %0[%c1] : memref<16xi64>
        %s = arith.addi %v, %w : i64
        memref.store %s, %out[] : memref<i64>
      }
    }
  }
  %r = memref.load %out[] : memref<i64>
  memref.dealloc %out : memref<i64>
  return %r : i64
}
func.func @main() {
  %n = arith.constant 1000000 : index
  %t = arith.constant true
  %0 = func.call @scope(%n) : (index) -> i64
  vector.print %0 : i64
  %1 = func.call @nested(%n, %t) : (index, i1) -> i64
  vector.print %1 : i64
  return
}
// ==== stdout ====
1000000
1000000
