// terrace opt --normalize-memrefs
// Functions of the same name in modules in a module.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

module @outer {
  module @inner {
    func.func @f(%m: memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin> { return %m : memref<8x8xf32, #lin> }
    func.func @g(%m: memref<8x8xf32, #lin>) -> f32 { %r = call @f(%m) : (memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin> %v = affine.load %r[1, 1] : memref<8x8xf32, #lin> return %v : f32 }
  }
  func.func @g(%m: memref<8x8xf32, #lin>) -> f32 { %v = affine.load %m[1, 1] : memref<8x8xf32, #lin> return %v : f32 }
}
// ==== stdout ====
#map = affine_map<() -> (1)>
module @outer {
  module @inner {
    func.func @f(%arg0: memref<64xf32>) -> memref<64xf32> {
      return %arg0 : memref<64xf32>
    }
    func.func @g(%arg0: memref<64xf32>) -> f32 {
      %0 = call @f(%arg0) : (memref<64xf32>) -> memref<64xf32>
      %1 = affine.apply #map()
      %2 = affine.apply #map()
      %3 = affine.load %0[9] : memref<64xf32>
      return %3 : f32
    }
  }
  func.func @g(%arg0: memref<64xf32>) -> f32 {
    %0 = affine.apply #map()
    %1 = affine.apply #map()
    %2 = affine.load %arg0[9] : memref<64xf32>
    return %2 : f32
  }
}

