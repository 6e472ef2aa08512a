// terrace opt --test-multi-buffering=multiplier=5 --allow-unregistered-dialect
// Buffers of unknown size, and loops of narrow integers, stay.
// mlir-opt differs: its verifier rejects the operations.
func.func @dyn(%x: memref<?xf32>, %n: index, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<?xf32> to memref<?xf32>
    "some.use"(%m) : (memref<?xf32>) -> ()
  }
  return
}
func.func @i32(%x: memref<4x128xf32>, %lb: i32, %ub: i32, %st: i32) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st : i32 {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
// ==== stdout ====
module {
  func.func @dyn(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    scf.for %arg5 = %arg2 to %arg3 step %arg4 {
      memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
      "some.use"(%alloc) : (memref<?xf32>) -> ()
    }
    return
  }
  func.func @i32(%arg0: memref<4x128xf32>, %arg1: i32, %arg2: i32, %arg3: i32) {
    %alloc = memref.alloc() : memref<4x128xf32>
    scf.for %arg4 = %arg1 to %arg2 step %arg3  : i32 {
      memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
    }
    return
  }
}

