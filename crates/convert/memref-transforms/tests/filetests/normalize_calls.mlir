// terrace opt --normalize-memrefs
// Results of calls of calls.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @a() -> memref<8x8xf32, #lin> { %r = call @b() : () -> memref<8x8xf32, #lin> return %r : memref<8x8xf32, #lin> }
func.func @b() -> memref<8x8xf32, #lin> { %r = call @c() : () -> memref<8x8xf32, #lin> return %r : memref<8x8xf32, #lin> }
func.func @c() -> memref<8x8xf32, #lin> { %r = call @d() : () -> memref<8x8xf32, #lin> return %r : memref<8x8xf32, #lin> }
func.func @d() -> memref<8x8xf32, #lin> { %r = memref.alloc() : memref<8x8xf32, #lin> return %r : memref<8x8xf32, #lin> }
func.func @e(%i: index, %j: index) -> f32 { %r = call @a() : () -> memref<8x8xf32, #lin> %v = memref.load %r[%i, %j] : memref<8x8xf32, #lin> return %v : f32 }
func.func @two() -> (memref<8x8xf32, #lin>, f32, memref<16xf32, #tile>) { %r = call @a() : () -> memref<8x8xf32, #lin> %m = memref.alloc() : memref<16xf32, #tile> %v = affine.load %m[7] : memref<16xf32, #tile> return %r, %v, %m : memref<8x8xf32, #lin>, f32, memref<16xf32, #tile> }
func.func @three() { %r:3 = call @two() : () -> (memref<8x8xf32, #lin>, f32, memref<16xf32, #tile>) affine.for %i = 0 to 8 { affine.store %r#1, %r#0[%i, %i] : memref<8x8xf32, #lin> affine.store %r#1, %r#2[%i * 2] : memref<16xf32, #tile> } return }
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
#map1 = affine_map<() -> (7)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @a() -> memref<64xf32> {
    %0 = call @b() : () -> memref<64xf32>
    return %0 : memref<64xf32>
  }
  func.func @b() -> memref<64xf32> {
    %0 = call @c() : () -> memref<64xf32>
    return %0 : memref<64xf32>
  }
  func.func @c() -> memref<64xf32> {
    %0 = call @d() : () -> memref<64xf32>
    return %0 : memref<64xf32>
  }
  func.func @d() -> memref<64xf32> {
    %alloc = memref.alloc() : memref<64xf32>
    return %alloc : memref<64xf32>
  }
  func.func @e(%arg0: index, %arg1: index) -> f32 {
    %0 = call @a() : () -> memref<64xf32>
    %1 = affine.apply #map()[%arg0, %arg1]
    %2 = memref.load %0[%1] : memref<64xf32>
    return %2 : f32
  }
  func.func @two() -> (memref<64xf32>, f32, memref<4x4xf32>) {
    %0 = call @a() : () -> memref<64xf32>
    %alloc = memref.alloc() : memref<4x4xf32>
    %1 = affine.apply #map1()
    %2 = affine.load %alloc[1, 3] : memref<4x4xf32>
    return %0, %2, %alloc : memref<64xf32>, f32, memref<4x4xf32>
  }
  func.func @three() {
    %0:3 = call @two() : () -> (memref<64xf32>, f32, memref<4x4xf32>)
    affine.for %arg0 = 0 to 8 {
      %1 = affine.apply #map2(%arg0)
      %2 = affine.apply #map2(%arg0)
      affine.store %0#1, %0#0[%arg0 * 9] : memref<64xf32>
      %3 = affine.apply #map3(%arg0)
      affine.store %0#1, %0#2[%arg0 floordiv 2, %arg0 * 2 - (%arg0 floordiv 2) * 4] : memref<4x4xf32>
    }
    return
  }
}

