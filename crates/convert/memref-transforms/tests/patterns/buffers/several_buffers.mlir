// terrace opt --test-multi-buffering=multiplier=5 --allow-unregistered-dialect
// Each iteration of a loop has another of five buffers.
func.func @aff(%x: memref<4x128xf32>, %lb: index, %ub: index) {
  %m = memref.alloc() {alignment = 64 : i64, foo} : memref<4x128xf32, 3>
  affine.for %i = 1 to 10 step 3 {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32, 3>
    "some.use"(%m) : (memref<4x128xf32, 3>) -> ()
  }
  return
}
func.func @cast(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
    %c = memref.cast %m : memref<4x128xf32> to memref<?x?xf32>
    "some.use"(%c) : (memref<?x?xf32>) -> ()
    %d = memref.cast %m : memref<4x128xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    "some.use"(%d) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  }
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
func.func @out(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  "some.use"(%m) : (memref<4x128xf32>) -> ()
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
func.func @par(%z: memref<1x4xf32>, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
    "some.use"(%m) : (memref<4x128xf32>) -> ()
  }
  %m2 = memref.alloc() : memref<1x4xf32>
  scf.forall (%i) in (8) {
    memref.copy %z, %m2 : memref<1x4xf32> to memref<1x4xf32>
    "some.use"(%m2) : (memref<1x4xf32>) -> ()
  }
  return
}
func.func @two(%z: memref<f32>, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  %n = memref.alloc() : memref<f32>
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %i to %ub step %st {
      memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
      memref.copy %z, %n : memref<f32> to memref<f32>
      "some.use"(%m, %m, %n) : (memref<4x128xf32>, memref<4x128xf32>, memref<f32>) -> ()
    }
  }
  memref.dealloc %n : memref<f32>
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
func.func @layout(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32, strided<[256, 2]>>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32, strided<[256, 2]>>
    %v = memref.subview %m[%i, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[256, 2]>> to memref<2x8xf32, strided<[256, 2], offset: ?>>
    "some.use"(%v) : (memref<2x8xf32, strided<[256, 2], offset: ?>>) -> ()
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (((d0 - 1) floordiv 3) mod 5)>
#map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) floordiv s1) mod 5)>
#map2 = affine_map<(d0) -> (d0 mod 5)>
#map3 = affine_map<(d0, d1)[s0] -> (((d0 - d1) floordiv s0) mod 5)>
module {
  func.func @aff(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index) {
    %alloc = memref.alloc() {alignment = 64 : i64, foo} : memref<5x4x128xf32, 3>
    affine.for %arg3 = 1 to 10 step 3 {
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %0 = affine.apply #map(%arg3)
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32, 3> to memref<4x128xf32, strided<[128, 1], offset: ?>, 3>
      memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>, 3>
      "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>, 3>) -> ()
    }
    return
  }
  func.func @cast(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      %cast = memref.cast %subview : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<?x?xf32>
      "some.use"(%cast) : (memref<?x?xf32>) -> ()
      %cast_0 = memref.cast %subview : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
      "some.use"(%cast_0) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
    }
    return
  }
  func.func @no(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<4x128xf32>
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      "some.use"(%alloc) : (memref<4x128xf32>) -> ()
      memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
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
  func.func @par(%arg0: memref<1x4xf32>, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    scf.parallel (%arg5) = (%arg2) to (%arg3) step (%arg4) {
      %0 = affine.apply #map1(%arg5)[%arg2, %arg4]
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
      scf.reduce 
    }
    %alloc_0 = memref.alloc() : memref<5x1x4xf32>
    scf.forall (%arg5) in (8) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = affine.apply #map2(%arg5)
      %subview = memref.subview %alloc_0[%0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<5x1x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
      memref.copy %arg0, %subview : memref<1x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
      "some.use"(%subview) : (memref<1x4xf32, strided<[4, 1], offset: ?>>) -> ()
    }
    return
  }
  func.func @two(%arg0: memref<f32>, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    %alloc_0 = memref.alloc() : memref<f32>
    scf.for %arg5 = %arg2 to %arg3 step %arg4 {
      scf.for %arg6 = %arg5 to %arg3 step %arg4 {
        %0 = affine.apply #map3(%arg6, %arg5)[%arg4]
        %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        memref.copy %arg0, %alloc_0 : memref<f32> to memref<f32>
        "some.use"(%subview, %subview, %alloc_0) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<f32>) -> ()
      }
    }
    memref.dealloc %alloc_0 : memref<f32>
    return
  }
  func.func @in(%arg0: i1, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
    scf.for %arg5 = %arg2 to %arg3 step %arg4 {
      %alloc = memref.alloc() : memref<5x4x128xf32>
      scf.for %arg6 = %arg5 to %arg3 step %arg4 {
        %0 = affine.apply #map3(%arg6, %arg5)[%arg4]
        %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
        scf.if %arg0 {
          "some.use"(%subview, %subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
        }
      }
    }
    return
  }
  func.func @layout(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
    %alloc = memref.alloc() : memref<5x4x128xf32>
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
      %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
      %subview_0 = memref.subview %subview[%arg4, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<2x8xf32, strided<[128, 1], offset: ?>>
      "some.use"(%subview_0) : (memref<2x8xf32, strided<[128, 1], offset: ?>>) -> ()
    }
    return
  }
}

