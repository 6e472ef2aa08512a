// terrace opt --transform.memref.multibuffer='factor=5 skip_analysis' --allow-unregistered-dialect
// A buffer may be read before it is overwritten.
func.func @a(%x: memref<1024x1024xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c1 to %c10 step %c3 {
    %s = memref.subview %x[%i, 0] [4, 128] [1, 1] : memref<1024x1024xf32> to memref<4x128xf32, strided<[1024, 1], offset: ?>>
    memref.copy %s, %m : memref<4x128xf32, strided<[1024, 1], offset: ?>> to memref<4x128xf32>
    "some.use"(%m) : (memref<4x128xf32>) -> ()
    %v = memref.subview %m[%i, 4] [2, 8] [1, 1] : memref<4x128xf32> to memref<2x8xf32, strided<[128, 1], offset: ?>>
    %w = memref.subview %v[0, 0] [1, 8] [1, 1] : memref<2x8xf32, strided<[128, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
    "some.use"(%v, %w) : (memref<2x8xf32, strided<[128, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>) -> ()
  }
  memref.dealloc %m : memref<4x128xf32>
  return
}
func.func @no(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st {
    "some.use"(%m) : (memref<4x128xf32>) -> ()
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
func.func @in(%b: i1, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    %m = memref.alloc() : memref<4x128xf32>
    scf.for %j = %i to %ub step %st {
      memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
      scf.if %b {
      "some.use"(%m, %m) : (memref<4x128xf32>, memref<4x128xf32>) -> ()
      }
    }
  }
  return
}
func.func @out(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  "some.use"(%m) : (memref<4x128xf32>) -> ()
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (((d0 - 1) floordiv 3) mod 5)>
#map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) floordiv s1) mod 5)>
#map2 = affine_map<(d0, d1)[s0] -> (((d0 - d1) floordiv s0) mod 5)>
module {
  func.func @a(%arg0: memref<1024x1024xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    scf.for %arg4 = %c1 to %c10 step %c3 {
      %0 = affine.apply #map(%arg4)
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      %subview_0 = memref.subview %arg0[%arg4, 0] [4, 128] [1, 1] : memref<1024x1024xf32> to memref<4x128xf32, strided<[1024, 1], offset: ?>>
      memref.copy %subview_0, %subview : memref<4x128xf32, strided<[1024, 1], offset: ?>> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
      %subview_1 = memref.subview %subview[%arg4, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<2x8xf32, strided<[128, 1], offset: ?>>
      %subview_2 = memref.subview %subview_1[0, 0] [1, 8] [1, 1] : memref<2x8xf32, strided<[128, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
      "some.use"(%subview_1, %subview_2) : (memref<2x8xf32, strided<[128, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>) -> ()
    }
    memref.dealloc %alloc : memref<5x4x128xf32>
    return
  }
  func.func @no(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
      memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
    }
    return
  }
  func.func @in(%arg0: i1, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
    scf.for %arg5 = %arg2 to %arg3 step %arg4 {
      %alloc = memref.alloc() : memref<5x4x128xf32>
      scf.for %arg6 = %arg5 to %arg3 step %arg4 {
        %0 = affine.apply #map2(%arg6, %arg5)[%arg4]
        %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        scf.if %arg0 {
          "some.use"(%subview, %subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
        }
      }
    }
    return
  }
  func.func @out(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<4x128xf32>
    "some.use"(%alloc) : (memref<4x128xf32>) -> ()
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
    }
    return
  }
}

