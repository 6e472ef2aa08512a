// terrace opt --allow-unregistered-dialect --mlir-print-debuginfo
// A location ends the operation: nothing has to be added.
func.func @f(%m: memref<4xi32>, %i: index, %b: i1) -> i32 {
  vector.print
  %r = memref.load %m[%i] : memref<4xi32>
  vector.print {}
  %s:2 = "t.two"() : () -> (i32, i32)
  vector.print {a}
  %t = memref.load %m[%i] : memref<4xi32>
  vector.print punctuation <comma>
  %u = memref.load %m[%i] : memref<4xi32>
  vector.print
  memref.store %u, %m[%i] : memref<4xi32>
  scf.if %b {
    vector.print
  }
  vector.print
  vector.print
  %v = scf.if %b -> i32 {
    vector.print
    scf.yield %t : i32
  } else {
    scf.yield %u : i32
  }
  vector.print
  return %r : i32
}
