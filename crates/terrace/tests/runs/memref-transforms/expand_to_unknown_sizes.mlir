// terrace opt --expand-strided-metadata | terrace lower | lli
// A dimension that is expanded to two unknown sizes has those that `output_shape` names (llvm#186830).
func.func @at(%m: memref<?x2xi32>, %a: index, %b: index, %i: index, %j: index) -> i32 {
  %c1 = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 2] : memref<?x2xi32> into memref<?x?x2xi32>
  %r = memref.load %e[%i, %j, %c1] : memref<?x?x2xi32>
  return %r : i32
}
func.func @sizes(%m: memref<?x2xi32>, %a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 2] : memref<?x2xi32> into memref<?x?x2xi32>
  %x = memref.dim %e, %c0 : memref<?x?x2xi32>
  %y = memref.dim %e, %c1 : memref<?x?x2xi32>
  %t = arith.muli %x, %c10 : index
  %r = arith.addi %t, %y : index
  return %r : index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc(%c6) : memref<?x2xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %k = arith.muli %i, %c2 : index
      %l = arith.addi %k, %j : index
      %x = arith.index_cast %l : index to i32
      memref.store %x, %m[%i, %j] : memref<?x2xi32>
    }
  }
  %r = call @at(%m, %c2, %c3, %c1, %c2) : (memref<?x2xi32>, index, index, index, index) -> i32
  vector.print %r : i32
  %s = call @sizes(%m, %c2, %c3) : (memref<?x2xi32>, index, index) -> index
  vector.print %s : index
  memref.dealloc %m : memref<?x2xi32>
  return
}
// ==== stdout ====
11
23
