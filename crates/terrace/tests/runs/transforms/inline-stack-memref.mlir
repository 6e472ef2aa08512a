// terrace opt --inline | terrace lower | lli
// Memory on the stack of functions that are called a million times, in loops of blocks and of scf and affine, is given back
// or allocated once.
func.func @static(%n: i64) -> i64 {
  %0 = memref.alloca() : memref<16xi64>
  %c3 = arith.constant 3 : index
  memref.store %n, %0[%c3] : memref<16xi64>
  %p = memref.extract_aligned_pointer_as_index %0 : memref<16xi64> -> index
  %z = arith.constant 0 : index
  %nz = arith.cmpi ne, %p, %z : index
  %w = arith.extui %nz : i1 to i64
  %v = memref.load %0[%c3] : memref<16xi64>
  %r = arith.addi %v, %w : i64
  return %r : i64
}
func.func @dynamic(%n: i64, %size: index) -> i64 {
  %0 = memref.alloca(%size) : memref<?xi64>
  %c3 = arith.constant 3 : index
  memref.store %n, %0[%c3] : memref<?xi64>
  %p = memref.extract_aligned_pointer_as_index %0 : memref<?xi64> -> index
  %z = arith.constant 0 : index
  %nz = arith.cmpi ne, %p, %z : index
  %w = arith.extui %nz : i1 to i64
  %v = memref.load %0[%c3] : memref<?xi64>
  %r = arith.addi %v, %w : i64
  return %r : i64
}
func.func @choice(%n: i64, %which: i1) -> i64 {
  %r = scf.if %which -> i64 {
    %0 = memref.alloca() : memref<16xi64>
    %c3 = arith.constant 3 : index
    memref.store %n, %0[%c3] : memref<16xi64>
    %p = memref.extract_aligned_pointer_as_index %0 : memref<16xi64> -> index
    %z = arith.constant 0 : index
    %nz = arith.cmpi ne, %p, %z : index
    %w = arith.extui %nz : i1 to i64
    %v = memref.load %0[%c3] : memref<16xi64>
    %s = arith.addi %v, %w : i64
    scf.yield %s : i64
  } else {
    scf.yield %n : i64
  }
  return %r : i64
}
func.func @blocks(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  cf.br ^a(%c0 : i64)
^a(%i: i64):
  %k = arith.cmpi slt, %i, %n : i64
  cf.cond_br %k, ^b, ^c
^b:
  %j = func.call @static(%i) : (i64) -> i64
  cf.br ^a(%j : i64)
^c:
  return %i : i64
}
func.func @blocks_dynamic(%n: i64, %size: index) -> i64 {
  %c0 = arith.constant 0 : i64
  cf.br ^a(%c0 : i64)
^a(%i: i64):
  %j = func.call @dynamic(%i, %size) : (i64, index) -> i64
  %k = arith.cmpi slt, %j, %n : i64
  cf.cond_br %k, ^a(%j : i64), ^c
^c:
  return %j : i64
}
func.func @for(%n: index, %size: index, %which: i1) -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z, %y = %z, %u = %z) -> (i64, i64, i64) {
    %xx = func.call @static(%x) : (i64) -> i64
    %yy = func.call @dynamic(%y, %size) : (i64, index) -> i64
    %uu = func.call @choice(%u, %which) : (i64, i1) -> i64
    scf.yield %xx, %yy, %uu : i64, i64, i64
  }
  return %r#0, %r#1, %r#2 : i64, i64, i64
}
func.func @while(%n: i64) -> i64 {
  %z = arith.constant 0 : i64
  %r = scf.while (%x = %z) : (i64) -> i64 {
    %k = arith.cmpi slt, %x, %n : i64
    scf.condition(%k) %x : i64
  } do {
  ^bb0(%x: i64):
    %xx = func.call @static(%x) : (i64) -> i64
    scf.yield %xx : i64
  }
  return %r : i64
}
func.func @parallel(%n: index, %out: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %out[] : memref<i64>
    %xx = func.call @static(%x) : (i64) -> i64
    memref.store %xx, %out[] : memref<i64>
    scf.reduce
  }
  affine.for %i = 0 to %n {
    %x = memref.load %out[] : memref<i64>
    %xx = func.call @static(%x) : (i64) -> i64
    memref.store %xx, %out[] : memref<i64>
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %x = memref.load %out[] : memref<i64>
    %xx = func.call @static(%x) : (i64) -> i64
    memref.store %xx, %out[] : memref<i64>
  }
  return
}
func.func @scope(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i64) {
    %xx = memref.alloca_scope -> (i64) {
      %a = func.call @static(%x) : (i64) -> i64
      %b = func.call @dynamic(%a, %n) : (i64, index) -> i64
      memref.alloca_scope.return %b : i64
    }
    scf.yield %xx : i64
  }
  return %r : i64
}
func.func @main() {
  %n = arith.constant 1000000 : i64
  %c = arith.constant 1000000 : index
  %size = arith.constant 16 : index
  %few = arith.constant 1000 : index
  %t = arith.constant true
  %0 = func.call @blocks(%n) : (i64) -> i64
  vector.print %0 : i64
  %1 = func.call @blocks_dynamic(%n, %size) : (i64, index) -> i64
  vector.print %1 : i64
  %2:3 = func.call @for(%c, %size, %t) : (index, index, i1) -> (i64, i64, i64)
  vector.print %2#0 : i64
  vector.print %2#1 : i64
  vector.print %2#2 : i64
  %3 = func.call @while(%n) : (i64) -> i64
  vector.print %3 : i64
  %out = memref.alloc() : memref<i64>
  %z = arith.constant 0 : i64
  memref.store %z, %out[] : memref<i64>
  func.call @parallel(%c, %out) : (index, memref<i64>) -> ()
  %4 = memref.load %out[] : memref<i64>
  vector.print %4 : i64
  memref.dealloc %out : memref<i64>
  %5 = func.call @scope(%few) : (index) -> i64
  vector.print %5 : i64
  return
}
// ==== stdout ====
1000000
1000000
1000000
1000000
1000000
1000000
3000000
2000
