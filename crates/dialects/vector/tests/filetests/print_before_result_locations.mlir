// terrace opt --allow-unregistered-dialect --mlir-print-debuginfo
// A location ends the operation: nothing has to be added.
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
#loc2 = loc("<stdin>":3:14)
#loc3 = loc("<stdin>":3:33)
#loc4 = loc("<stdin>":3:44)
module {
  func.func @f(%arg0: memref<4xi32> loc("<stdin>":3:14), %arg1: index loc("<stdin>":3:33), %arg2: i1 loc("<stdin>":3:44)) -> i32 {
    vector.print loc(#loc5)
    %0 = memref.load %arg0[%arg1] : memref<4xi32> loc(#loc6)
    vector.print loc(#loc7)
    %1:2 = "t.two"() : () -> (i32, i32) loc(#loc8)
    vector.print {a} loc(#loc9)
    %2 = memref.load %arg0[%arg1] : memref<4xi32> loc(#loc10)
    vector.print punctuation <comma> loc(#loc11)
    %3 = memref.load %arg0[%arg1] : memref<4xi32> loc(#loc12)
    vector.print loc(#loc13)
    memref.store %3, %arg0[%arg1] : memref<4xi32> loc(#loc14)
    scf.if %arg2 {
      vector.print loc(#loc16)
    } loc(#loc15)
    vector.print loc(#loc17)
    vector.print loc(#loc18)
    %4 = scf.if %arg2 -> (i32) {
      vector.print loc(#loc20)
      scf.yield %2 : i32 loc(#loc21)
    } else {
      scf.yield %3 : i32 loc(#loc22)
    } loc(#loc19)
    vector.print loc(#loc23)
    return %0 : i32 loc(#loc24)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc5 = loc("<stdin>":4:3)
#loc6 = loc("<stdin>":5:8)
#loc7 = loc("<stdin>":6:3)
#loc8 = loc("<stdin>":7:10)
#loc9 = loc("<stdin>":8:3)
#loc10 = loc("<stdin>":9:8)
#loc11 = loc("<stdin>":10:3)
#loc12 = loc("<stdin>":11:8)
#loc13 = loc("<stdin>":12:3)
#loc14 = loc("<stdin>":13:3)
#loc15 = loc("<stdin>":14:3)
#loc16 = loc("<stdin>":15:5)
#loc17 = loc("<stdin>":17:3)
#loc18 = loc("<stdin>":18:3)
#loc19 = loc("<stdin>":19:8)
#loc20 = loc("<stdin>":20:5)
#loc21 = loc("<stdin>":21:5)
#loc22 = loc("<stdin>":23:5)
#loc23 = loc("<stdin>":25:3)
#loc24 = loc("<stdin>":26:3)

