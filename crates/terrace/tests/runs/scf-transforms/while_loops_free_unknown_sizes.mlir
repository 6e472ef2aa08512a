// terrace opt --scf-for-to-while | terrace lower | lli
// Loops that become scf.while free memory of a size that is not known in each iteration.
func.func @for(%n: index, %k: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (i64) {
    %a = memref.alloca(%k) : memref<?xi64>
    %one = arith.constant 1 : i64
    memref.store %one, %a[%c1] : memref<?xi64>
    %y = memref.load %a[%c1] : memref<?xi64>
    %t = arith.addi %x, %y : i64
    scf.yield %t : i64
  }
  return %s : i64
}
func.func @in_if(%n: index, %k: index, %sum: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloca() : memref<2xi64>
    %one = arith.constant 1 : i64
    memref.store %one, %b[%c1] : memref<2xi64>
    %even = arith.cmpi ne, %i, %c3 : index
    scf.if %even {
      %a = memref.alloca(%k) : memref<?xi64>
      scf.for %j = %c0 to %c1 step %c1 {
        %v = memref.load %b[%c1] : memref<2xi64>
        memref.store %v, %a[%c1] : memref<?xi64>
      }
      %y = memref.load %a[%c1] : memref<?xi64>
      %s = memref.load %sum[] : memref<i64>
      %t = arith.addi %s, %y : i64
      memref.store %t, %sum[] : memref<i64>
    }
  }
  return
}
func.func @unranked(%n: index, %sum: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    %u = memref.cast %sum : memref<i64> to memref<*xi64>
    %b = memref.cast %u : memref<*xi64> to memref<i64>
    %s = memref.load %b[] : memref<i64>
    %t = arith.addi %s, %one : i64
    memref.store %t, %b[] : memref<i64>
  }
  return
}
func.func @handed_on(%n: index, %x: memref<i64>, %y: memref<i64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.cast %x : memref<i64> to memref<*xi64>
  %u = scf.for %i = %c0 to %n step %c1 iter_args(%v = %first) -> (memref<*xi64>) {
    %w = memref.cast %y : memref<i64> to memref<*xi64>
    scf.yield %w : memref<*xi64>
  }
  %k = memref.alloca(%n) : memref<?xi64>
  %z = arith.constant 0 : i64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %z, %k[%i] : memref<?xi64>
  }
  %r = memref.cast %u : memref<*xi64> to memref<i64>
  %s = memref.load %r[] : memref<i64>
  return %s : i64
}
func.func @main() {
  %sum = memref.alloc() : memref<i64>
  %other = memref.alloc() : memref<i64>
  %z = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  memref.store %z, %sum[] : memref<i64>
  memref.store %seven, %other[] : memref<i64>
  %n = arith.constant 500000 : index
  %k = arith.constant 16 : index
  %0 = call @for(%n, %k) : (index, index) -> i64
  vector.print %0 : i64
  call @in_if(%n, %k, %sum) : (index, index, memref<i64>) -> ()
  %1 = memref.load %sum[] : memref<i64>
  vector.print %1 : i64
  call @unranked(%n, %sum) : (index, memref<i64>) -> ()
  %3 = memref.load %sum[] : memref<i64>
  vector.print %3 : i64
  %few = arith.constant 5 : index
  %4 = call @handed_on(%few, %sum, %other) : (index, memref<i64>, memref<i64>) -> i64
  vector.print %4 : i64
  return
}
// ==== stdout ====
500000
499999
999999
7
