// terrace opt --canonicalize | terrace lower | lli
// Where an outer condition does not hold the inner one may be poison.
func.func private @touch(%m: memref<i32>, %v: i32) {
  memref.store %v, %m[] : memref<i32>
  return
}
func.func @shift(%a: i1, %x: i32, %m: memref<i32>) {
  %c32 = arith.constant 32 : i32
  %s = arith.shli %x, %c32 : i32
  %c = arith.cmpi slt, %s, %x : i32
  scf.if %a {
    scf.if %c {
      func.call @touch(%m, %x) : (memref<i32>, i32) -> ()
    }
  }
  return
}
func.func @poison(%a: i1, %x: i32, %m: memref<i32>) -> i32 {
  %c9 = arith.constant 9 : i32
  %b = ub.poison : i1
  %r = scf.if %a -> i32 {
    %q = scf.if %b -> i32 {
      func.call @touch(%m, %x) : (memref<i32>, i32) -> ()
      scf.yield %x : i32
    } else {
      scf.yield %c9 : i32
    }
    scf.yield %q : i32
  } else {
    scf.yield %c9 : i32
  }
  return %r : i32
}
func.func @overflow(%a: i1, %x: i8, %m: memref<i32>) {
  %c1 = arith.constant 1 : i8
  %c5 = arith.constant 5 : i32
  %s = arith.addi %x, %c1 overflow<nsw> : i8
  %b = arith.cmpi sgt, %s, %x : i8
  scf.if %a {
    scf.if %b {
      func.call @touch(%m, %c5) : (memref<i32>, i32) -> ()
    }
  }
  return
}
func.func @main() {
  %false = arith.constant false
  %true = arith.constant true
  %z = arith.constant 0 : i32
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %z, %m[] : memref<i32>
  call @shift(%false, %x, %m) : (i1, i32, memref<i32>) -> ()
  %0 = memref.load %m[] : memref<i32>
  vector.print %0 : i32
  %r = call @poison(%false, %x, %m) : (i1, i32, memref<i32>) -> i32
  vector.print %r : i32
  %1 = memref.load %m[] : memref<i32>
  vector.print %1 : i32
  %c127 = arith.constant 127 : i8
  %c3 = arith.constant 3 : i8
  call @overflow(%false, %c127, %m) : (i1, i8, memref<i32>) -> ()
  %2 = memref.load %m[] : memref<i32>
  vector.print %2 : i32
  call @overflow(%true, %c3, %m) : (i1, i8, memref<i32>) -> ()
  %3 = memref.load %m[] : memref<i32>
  vector.print %3 : i32
  return
}
// ==== stdout ====
0
9
0
0
5
