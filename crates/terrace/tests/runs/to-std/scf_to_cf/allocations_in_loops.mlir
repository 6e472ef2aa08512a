// terrace lower | lli
// Each iteration frees what it allocates, in all kinds of loops, also in each other.
func.func @nested(%n: index, %sum: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %a = memref.alloca() : memref<16xi64>
      %x = arith.index_cast %j : index to i64
      memref.store %x, %a[%j] : memref<16xi64>
      %y = memref.load %a[%j] : memref<16xi64>
      %s = memref.load %sum[] : memref<i64>
      %t = arith.addi %s, %y : i64
      memref.store %t, %sum[] : memref<i64>
    }
    scf.forall (%j) in (2) {
      %a = memref.alloca() : memref<16xi64>
      %one = arith.constant 1 : i64
      memref.store %one, %a[%j] : memref<16xi64>
      %y = memref.load %a[%j] : memref<16xi64>
      %s = memref.load %sum[] : memref<i64>
      %t = arith.addi %s, %y : i64
      memref.store %t, %sum[] : memref<i64>
    }
    affine.for %j = 0 to 1 {
      %a = memref.alloca() : memref<16xi64>
      %one = arith.constant 1 : i64
      affine.store %one, %a[%j] : memref<16xi64>
      %y = affine.load %a[%j] : memref<16xi64>
      %s = memref.load %sum[] : memref<i64>
      %t = arith.addi %s, %y : i64
      memref.store %t, %sum[] : memref<i64>
    }
  }
  return
}
func.func @while(%n: index, %sum: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %j = %c0 to %c1 step %c1 {
      %a = memref.alloca() : memref<16xi64>
      %one = arith.constant 1 : i64
      memref.store %one, %a[%j] : memref<16xi64>
      %y = memref.load %a[%j] : memref<16xi64>
      %s = memref.load %sum[] : memref<i64>
      %t = arith.addi %s, %y : i64
      memref.store %t, %sum[] : memref<i64>
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}
func.func @main() {
  %sum = memref.alloc() : memref<i64>
  %z = arith.constant 0 : i64
  memref.store %z, %sum[] : memref<i64>
  %n = arith.constant 200000 : index
  call @nested(%n, %sum) : (index, memref<i64>) -> ()
  %0 = memref.load %sum[] : memref<i64>
  vector.print %0 : i64
  call @while(%n, %sum) : (index, memref<i64>) -> ()
  %1 = memref.load %sum[] : memref<i64>
  vector.print %1 : i64
  return
}
// ==== stdout ====
800000
1000000
