// terrace opt --scf-parallel-loop-tiling="parallel-loop-tile-sizes=4" | terrace lower | lli
// Loops whose tiles would go beyond the greatest index are not tiled.
func.func private @note(%m: memref<2xi64>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %n = memref.load %m[%c0] : memref<2xi64>
  %n1 = arith.addi %n, %one : i64
  memref.store %n1, %m[%c0] : memref<2xi64>
  %x = arith.index_cast %i : index to i64
  %s = memref.load %m[%c1] : memref<2xi64>
  %s1 = arith.addi %s, %x : i64
  memref.store %s1, %m[%c1] : memref<2xi64>
  return
}
func.func private @show(%m: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %n = memref.load %m[%c0] : memref<2xi64>
  %s = memref.load %m[%c1] : memref<2xi64>
  vector.print %n : i64
  vector.print %s : i64
  memref.store %z, %m[%c0] : memref<2xi64>
  memref.store %z, %m[%c1] : memref<2xi64>
  return
}
func.func @f0(%m: memref<2xi64>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 4611686018427387904 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f1(%m: memref<2xi64>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 3074457345618258603 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f2(%m: memref<2xi64>) {
  %lb = arith.constant -5 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 9000000000000000000 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f3(%m: memref<2xi64>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 6917529027641081856 : index
  %st = arith.constant 1152921504606846976 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f4(%m: memref<2xi64>) {
  %lb = arith.constant -9223372036854775808 : index
  %ub = arith.constant 0 : index
  %st = arith.constant 2305843009213693952 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f5(%m: memref<2xi64>) {
  %lb = arith.constant -9223372036854775808 : index
  %ub = arith.constant 4611686018427387904 : index
  %st = arith.constant 2305843009213693952 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f6(%m: memref<2xi64>) {
  %lb = arith.constant 9223372036854775788 : index
  %ub = arith.constant 9223372036854775799 : index
  %st = arith.constant 3 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f7(%m: memref<2xi64>) {
  %lb = arith.constant 9223372036854775788 : index
  %ub = arith.constant 9223372036854775798 : index
  %st = arith.constant 2 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f8(%m: memref<2xi64>) {
  %lb = arith.constant -5 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 3 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f9(%m: memref<2xi64>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 2 : index
  %st = arith.constant 1 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @f10(%m: memref<2xi64>) {
  %lb = arith.constant -9223372036854775808 : index
  %ub = arith.constant -9223372036854775799 : index
  %st = arith.constant 4 : index
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    func.call @note(%m, %i) : (memref<2xi64>, index) -> ()
    scf.reduce
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %m = memref.alloc() : memref<2xi64>
  memref.store %z, %m[%c0] : memref<2xi64>
  memref.store %z, %m[%c1] : memref<2xi64>
  call @f0(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f1(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f2(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f3(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f4(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f5(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f6(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f7(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f8(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f9(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  call @f10(%m) : (memref<2xi64>) -> ()
  call @show(%m) : (memref<2xi64>) -> ()
  return
}
// ==== stdout ====
1
0
1
0
1
-5
6
-1152921504606846976
4
-4611686018427387904
6
-2305843009213693952
4
-62
5
9223372036854775728
5
5
0
0
3
-9223372036854775796
