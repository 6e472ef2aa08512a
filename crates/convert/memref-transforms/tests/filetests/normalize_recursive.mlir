// terrace opt --normalize-memrefs
// Functions that call each other.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f(%m: memref<8x8xf32, #lin>, %c: i1) -> memref<8x8xf32, #lin> {
  %r = call @g(%m, %c) : (memref<8x8xf32, #lin>, i1) -> memref<8x8xf32, #lin>
  return %r : memref<8x8xf32, #lin>
}
func.func @g(%m: memref<8x8xf32, #lin>, %c: i1) -> memref<8x8xf32, #lin> {
  %r = call @f(%m, %c) : (memref<8x8xf32, #lin>, i1) -> memref<8x8xf32, #lin>
  %v = affine.load %r[1, 2] : memref<8x8xf32, #lin>
  affine.store %v, %m[2, 1] : memref<8x8xf32, #lin>
  return %m : memref<8x8xf32, #lin>
}
// ==== stdout ====
#map = affine_map<() -> (1)>
#map1 = affine_map<() -> (2)>
module {
  func.func @f(%arg0: memref<64xf32>, %arg1: i1) -> memref<64xf32> {
    %0 = call @g(%arg0, %arg1) : (memref<64xf32>, i1) -> memref<64xf32>
    return %0 : memref<64xf32>
  }
  func.func @g(%arg0: memref<64xf32>, %arg1: i1) -> memref<64xf32> {
    %0 = call @f(%arg0, %arg1) : (memref<64xf32>, i1) -> memref<64xf32>
    %1 = affine.apply #map()
    %2 = affine.apply #map1()
    %3 = affine.load %0[10] : memref<64xf32>
    %4 = affine.apply #map1()
    %5 = affine.apply #map()
    affine.store %3, %arg0[17] : memref<64xf32>
    return %arg0 : memref<64xf32>
  }
}

