// terrace opt --alloc-to-alloca
// Allocations that are freed in the same block move to the stack.
// mlir-opt does not run: its pattern only matches static shapes, which `static_shapes_on_the_stack` compares.
func.func @a(%x: f32, %i: index) {
  %m = memref.alloc(%i) {alignment = 16} : memref<?xf32>
  memref.store %x, %m[%i] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  %q = memref.alloc() {alignment = 16, foo} : memref<8xf32>
   memref.dealloc %q : memref<8xf32>
  return
}
func.func @b(%x: f32, %i: index, %c: i1) {
  %m = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  scf.if %c {
   memref.dealloc %m : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  }
  %q = memref.alloc() : memref<80xf32>
   memref.dealloc %q : memref<80xf32>
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @a(%arg0: f32, %arg1: index) {
    %alloca = memref.alloca(%arg1) : memref<?xf32>
    memref.store %arg0, %alloca[%arg1] : memref<?xf32>
    %alloca_0 = memref.alloca() : memref<8xf32>
    return
  }
  func.func @b(%arg0: f32, %arg1: index, %arg2: i1) {
    %alloc = memref.alloc(%arg1)[%arg1] : memref<?xf32, #map>
    scf.if %arg2 {
      memref.dealloc %alloc : memref<?xf32, #map>
    }
    %alloca = memref.alloca() : memref<80xf32>
    return
  }
}

