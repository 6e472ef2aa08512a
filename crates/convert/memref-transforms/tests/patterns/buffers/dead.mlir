// terrace opt --transform.memref.erase_dead_alloc_and_stores --allow-unregistered-dialect
// Allocations that are only written.
func.func @unk(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  "foo.bar"(%m) : (memref<4xf32>) -> ()
  return
}
func.func @sub(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  %s = memref.subview %m[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @load(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  memref.store %x, %n[%i] : memref<4xf32>
  %s = memref.subview %m[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %l = memref.load %s[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<4xf32>
  return %l : f32
}
func.func @ret(%x: f32, %i: index) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @copy(%b: i1, %v: vector<2xf32>, %y: f32, %x: memref<4xf32>, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  scf.if %b {
    vector.store %v, %n[%i] : memref<4xf32>, vector<2xf32>
    %k = memref.alloc() : memref<4xf32>
    memref.store %y, %k[%i] : memref<4xf32>
  }
  %a = memref.alloca() : memref<4xf32>
  memref.store %y, %a[%i] : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %d = memref.cast %c : memref<4xf32> to memref<?xf32>
  return
}
func.func @coll(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4x4xf32>
  %d = memref.collapse_shape %m [[0,1]] : memref<4x4xf32> into memref<16xf32>
  memref.store %x, %d[%i] : memref<16xf32>
  return
}
func.func @dim(%x: f32, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  %d = memref.dim %m, %i : memref<?xf32>
  memref.store %x, %m[%i] : memref<?xf32>
  return
}
func.func @rmw(%x: f32, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<?xf32>) -> f32
  memref.store %x, %m[%i] : memref<?xf32>
  return
}
func.func @tw(%x: f32, %v: vector<4xf32>, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  memref.prefetch %m[%i], write, locality<3>, data : memref<?xf32>
  affine.store %x, %m[%i] : memref<?xf32>
  return
}
// ==== stdout ====
module {
  func.func @unk(%arg0: f32, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    "foo.bar"(%alloc) : (memref<4xf32>) -> ()
    return
  }
  func.func @sub(%arg0: f32, %arg1: index) {
    return
  }
  func.func @load(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    %subview = memref.subview %alloc[%arg1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
    %0 = memref.load %subview[%arg1] : memref<2xf32, strided<[1], offset: ?>>
    memref.dealloc %alloc : memref<4xf32>
    return %0 : f32
  }
  func.func @ret(%arg0: f32, %arg1: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    return %alloc : memref<4xf32>
  }
  func.func @copy(%arg0: i1, %arg1: vector<2xf32>, %arg2: f32, %arg3: memref<4xf32>, %arg4: index) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
    scf.if %arg0 {
    }
    return
  }
  func.func @coll(%arg0: f32, %arg1: index) {
    return
  }
  func.func @dim(%arg0: f32, %arg1: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %dim = memref.dim %alloc, %arg1 : memref<?xf32>
    memref.store %arg0, %alloc[%arg1] : memref<?xf32>
    return
  }
  func.func @rmw(%arg0: f32, %arg1: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %0 = memref.atomic_rmw addf %arg0, %alloc[%arg1] : (f32, memref<?xf32>) -> f32
    memref.store %arg0, %alloc[%arg1] : memref<?xf32>
    return
  }
  func.func @tw(%arg0: f32, %arg1: vector<4xf32>, %arg2: index) {
    return
  }
}

