// terrace opt --allow-unregistered-dialect --generate-runtime-verification
// Operations are quoted as they were before the pass: names, locations, no regions.
module @x { func.func @t(%m: memref<?xf32>, %n: index, %c: i1) {
  "foo.r"() ({ 
     %d = memref.load %m[%n]: memref<?xf32> loc(unknown)
     %2:2 = "foo.x"() : () -> (f32, index)
     memref.store %2#0, %m[%2#1]: memref<?xf32>  loc("x\"\\y\0A"("a":1:2))
     memref.store %2#0, %m[%2#1]: memref<?xf32>  loc("a":1:2 to 3:4)
    }) : () -> ()
  affine.for %i = 0 to 4 {
    %d = memref.load %m[%i] : memref<?xf32> loc(fused["a.c":1:2, "b"])
  }
  %z = memref.load %m[%n] : memref<?xf32> loc(callsite("a" at "b"))
  return 
}}
%base, %at = "foo.x"() : () -> (memref<?xf32>, index)
%r = "foo.y"() ({%d = memref.load %base[%at] : memref<?xf32>
  "foo.u"(%d) : (f32) -> () }) {a} : () -> index
"foo.y"() ({%d = memref.load %base[%r] : memref<?xf32>
  "foo.u"(%d) : (f32) -> () }) {a} : () -> index
func.func @t(%m: memref<?xf32>, %n: index, %c: i1) {
     %d = memref.load %m[%n]: memref<?xf32>
   "foo.z"() ({ "a.b"()[^bb1]: () -> ()
  ^bb1:
   %z = memref.load %m[%n]: memref<?xf32>
   "a.b"() :() -> ()}) : () -> ()
   %e = memref.load %m[%n]: memref<?xf32>
     return
}
// ==== stdout ====
module {
  module @x {
    func.func @t(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
      "foo.r"() ({
        %c0_1 = arith.constant 0 : index
        %c0_2 = arith.constant 0 : index
        %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
        %7 = arith.cmpi sge, %arg1, %c0_1 : index
        %8 = arith.cmpi slt, %arg1, %dim_3 : index
        %9 = arith.andi %7, %8 : i1
        cf.assert %9, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(unknown)"
        %10 = memref.load %arg0[%arg1] : memref<?xf32>
        %11:2 = "foo.x"() : () -> (f32, index)
        %c0_4 = arith.constant 0 : index
        %c0_5 = arith.constant 0 : index
        %dim_6 = memref.dim %arg0, %c0_5 : memref<?xf32>
        %12 = arith.cmpi sge, %11#1, %c0_4 : index
        %13 = arith.cmpi slt, %11#1, %dim_6 : index
        %14 = arith.andi %12, %13 : i1
        cf.assert %14, "ERROR: Runtime op verification failed\0Amemref.store %5#0, %arg0[%5#1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22x\\22\\\\y\\0A\22(\22a\22:1:2))"
        memref.store %11#0, %arg0[%11#1] : memref<?xf32>
        %c0_7 = arith.constant 0 : index
        %c0_8 = arith.constant 0 : index
        %dim_9 = memref.dim %arg0, %c0_8 : memref<?xf32>
        %15 = arith.cmpi sge, %11#1, %c0_7 : index
        %16 = arith.cmpi slt, %11#1, %dim_9 : index
        %17 = arith.andi %15, %16 : i1
        cf.assert %17, "ERROR: Runtime op verification failed\0Amemref.store %5#0, %arg0[%5#1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22a\22:1:2 to 3:4)"
        memref.store %11#0, %arg0[%11#1] : memref<?xf32>
      }) : () -> ()
      affine.for %arg3 = 0 to 4 {
        %c0_1 = arith.constant 0 : index
        %c0_2 = arith.constant 0 : index
        %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
        %7 = arith.cmpi sge, %arg3, %c0_1 : index
        %8 = arith.cmpi slt, %arg3, %dim_3 : index
        %9 = arith.andi %7, %8 : i1
        cf.assert %9, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg0[%arg3] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(fused[\22a.c\22:1:2, \22b\22])"
        %10 = memref.load %arg0[%arg3] : memref<?xf32>
      }
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
      %3 = arith.cmpi sge, %arg1, %c0 : index
      %4 = arith.cmpi slt, %arg1, %dim : index
      %5 = arith.andi %3, %4 : i1
      cf.assert %5, "ERROR: Runtime op verification failed\0A%3 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(callsite(\22a\22 at \22b\22))"
      %6 = memref.load %arg0[%arg1] : memref<?xf32>
      return
    }
  }
  %0:2 = "foo.x"() : () -> (memref<?xf32>, index)
  %1 = "foo.y"() ({
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %0#0, %c0_0 : memref<?xf32>
    %3 = arith.cmpi sge, %0#1, %c0 : index
    %4 = arith.cmpi slt, %0#1, %dim : index
    %5 = arith.andi %3, %4 : i1
    cf.assert %5, "ERROR: Runtime op verification failed\0A%3 = memref.load %0#0[%0#1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:17:23)"
    %6 = memref.load %0#0[%0#1] : memref<?xf32>
    "foo.u"(%6) : (f32) -> ()
  }) {a} : () -> index
  %2 = "foo.y"() ({
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %0#0, %c0_0 : memref<?xf32>
    %3 = arith.cmpi sge, %1, %c0 : index
    %4 = arith.cmpi slt, %1, %dim : index
    %5 = arith.andi %3, %4 : i1
    cf.assert %5, "ERROR: Runtime op verification failed\0A%3 = memref.load %0#0[%1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:19:18)"
    %6 = memref.load %0#0[%1] : memref<?xf32>
    "foo.u"(%6) : (f32) -> ()
  }) {a} : () -> index
  func.func @t(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
    %3 = arith.cmpi sge, %arg1, %c0 : index
    %4 = arith.cmpi slt, %arg1, %dim : index
    %5 = arith.andi %3, %4 : i1
    cf.assert %5, "ERROR: Runtime op verification failed\0A%3 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:22:11)"
    %6 = memref.load %arg0[%arg1] : memref<?xf32>
    "foo.z"() ({
      "a.b"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      %c0_4 = arith.constant 0 : index
      %c0_5 = arith.constant 0 : index
      %dim_6 = memref.dim %arg0, %c0_5 : memref<?xf32>
      %11 = arith.cmpi sge, %arg1, %c0_4 : index
      %12 = arith.cmpi slt, %arg1, %dim_6 : index
      %13 = arith.andi %11, %12 : i1
      cf.assert %13, "ERROR: Runtime op verification failed\0A%5 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:25:9)"
      %14 = memref.load %arg0[%arg1] : memref<?xf32>
      "a.b"() : () -> ()
    }) : () -> ()
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
    %7 = arith.cmpi sge, %arg1, %c0_1 : index
    %8 = arith.cmpi slt, %arg1, %dim_3 : index
    %9 = arith.andi %7, %8 : i1
    cf.assert %9, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:27:9)"
    %10 = memref.load %arg0[%arg1] : memref<?xf32>
    return
  }
}

