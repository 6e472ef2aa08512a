// terrace opt --normalize-memrefs
// Copies of affine, loops that run in parallel, indices computed before.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f(%m: memref<8x8xf32, #lin>, %n: memref<16xf32, #tile>, %s: index) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) { %v = affine.load %m[%i, %j] : memref<8x8xf32, #lin> affine.store %v, %n[%i + %j] : memref<16xf32, #tile> }
  %t = memref.alloc() : memref<1xi32>
  %c = arith.constant 4 : index
  affine.for %i = 0 to 8 {
  affine.dma_start %m[%i, 3], %n[%i], %t[0], %c : memref<8x8xf32, #lin>, memref<16xf32, #tile>, memref<1xi32>
  affine.dma_wait %t[0], %c : memref<1xi32>
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%s]
  %v = affine.load %n[%a] : memref<16xf32, #tile>
  %w = memref.load %n[%a] : memref<16xf32, #tile>
  affine.store %w, %n[%a + %i] : memref<16xf32, #tile>
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) { memref.store %v, %m[%i, %a] : memref<8x8xf32, #lin> }
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (3)>
#map3 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map4 = affine_map<(d0)[s0] -> ((d0 * 2 + s0) floordiv 4)>
#map5 = affine_map<(d0)[s0] -> ((d0 * 2 + s0) mod 4)>
#map6 = affine_map<(d0)[s0] -> (d0 * 10 + s0)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  func.func @f(%arg0: memref<64xf32>, %arg1: memref<4x4xf32>, %arg2: index) {
    affine.parallel (%arg3, %arg4) = (0, 0) to (8, 8) {
      %0 = affine.load %arg0[%arg3 * 8 + %arg4] : memref<64xf32>
      %1 = affine.apply #map(%arg3, %arg4)
      affine.store %0, %arg1[(%arg3 + %arg4) floordiv 4, (%arg3 + %arg4) mod 4] : memref<4x4xf32>
    }
    %alloc = memref.alloc() : memref<1xi32>
    %c4 = arith.constant 4 : index
    affine.for %arg3 = 0 to 8 {
      %0 = affine.apply #map1(%arg3)
      %1 = affine.apply #map2(%arg3)
      affine.dma_start %arg0[%arg3 * 8 + 3], %arg1[%arg3 floordiv 4, %arg3 mod 4], %alloc[0], %c4 : memref<64xf32>, memref<4x4xf32>, memref<1xi32>
      affine.dma_wait %alloc[0], %c4 : memref<1xi32>
      %2 = affine.apply #map3(%arg3)[%arg2]
      %3 = affine.load %arg1[(%arg3 * 2 + symbol(%arg2)) floordiv 4, (%arg3 * 2 + symbol(%arg2)) mod 4] : memref<4x4xf32>
      %4 = affine.apply #map4(%arg3)[%arg2]
      %5 = affine.apply #map5(%arg3)[%arg2]
      %6 = memref.load %arg1[%4, %5] : memref<4x4xf32>
      %7 = affine.apply #map(%2, %arg3)
      affine.store %6, %arg1[(%arg3 * 3 + symbol(%arg2)) floordiv 4, (%arg3 * 3 + symbol(%arg2)) mod 4] : memref<4x4xf32>
      affine.if #set(%arg3) {
        %8 = affine.apply #map6(%arg3)[%arg2]
        memref.store %3, %arg0[%8] : memref<64xf32>
      }
    }
    return
  }
}

