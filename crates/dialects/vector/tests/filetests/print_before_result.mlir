// terrace opt --allow-unregistered-dialect
// A line break that is printed before an operation with a result: an empty dictionary tells them apart.
func.func @f(%m: memref<4xi32>, %i: index, %b: i1) -> i32 {
  vector.print punctuation <newline>
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
  vector.print punctuation <newline>
  %v = scf.if %b -> i32 {
    vector.print
    scf.yield %t : i32
  } else {
    scf.yield %u : i32
  }
  vector.print
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4xi32>, %arg1: index, %arg2: i1) -> i32 {
    vector.print {}
    %0 = memref.load %arg0[%arg1] : memref<4xi32>
    vector.print {}
    %1:2 = "t.two"() : () -> (i32, i32)
    vector.print {a}
    %2 = memref.load %arg0[%arg1] : memref<4xi32>
    vector.print punctuation <comma>
    %3 = memref.load %arg0[%arg1] : memref<4xi32>
    vector.print
    memref.store %3, %arg0[%arg1] : memref<4xi32>
    scf.if %arg2 {
      vector.print
    }
    vector.print
    vector.print {}
    %4 = scf.if %arg2 -> (i32) {
      vector.print
      scf.yield %2 : i32
    } else {
      scf.yield %3 : i32
    }
    vector.print
    return %0 : i32
  }
}

