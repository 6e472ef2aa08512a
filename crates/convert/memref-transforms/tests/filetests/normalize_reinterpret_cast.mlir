// terrace opt --normalize-memrefs
// Memory seen with strides as memory in a row.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f(%m: memref<8x8xf32, #lin>, %i: index, %j: index) -> (f32, memref<2x3xf32, strided<[8, 2], offset: 5>>) {
  %c = memref.reinterpret_cast %m to offset: [5], sizes: [2, 3], strides: [8, 2] : memref<8x8xf32, #lin> to memref<2x3xf32, strided<[8, 2], offset: 5>>
  %v = memref.load %c[%i, %j] : memref<2x3xf32, strided<[8, 2], offset: 5>>
  %d = memref.reinterpret_cast %c to offset: [0], sizes: [1, 1], strides: [4, 4] : memref<2x3xf32, strided<[8, 2], offset: 5>> to memref<1x1xf32, strided<[4, 4]>>
  %e = memref.reinterpret_cast %c to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<2x3xf32, strided<[8, 2], offset: 5>> to memref<2x2xf32>
  %w = affine.load %e[symbol(%i), 1] : memref<2x2xf32>
  %x = affine.load %d[symbol(%i), 0] : memref<1x1xf32, strided<[4, 4]>>
  %y = arith.addf %v, %w : f32
  return %y, %c : f32, memref<2x3xf32, strided<[8, 2], offset: 5>>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 * 8 + s1 * 2 + 5)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<()[s0] -> (0)>
module {
  func.func @f(%arg0: memref<64xf32>, %arg1: index, %arg2: index) -> (f32, memref<18xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [18], strides: [1] : memref<64xf32> to memref<18xf32>
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = memref.load %reinterpret_cast[%0] : memref<18xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %reinterpret_cast_1 = memref.reinterpret_cast %reinterpret_cast to offset: [0], sizes: [1], strides: [1] : memref<18xf32> to memref<1xf32>
    %reinterpret_cast_2 = memref.reinterpret_cast %reinterpret_cast to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<18xf32> to memref<2x2xf32>
    %2 = affine.load %reinterpret_cast_2[symbol(%arg1), 1] : memref<2x2xf32>
    %3 = affine.apply #map1()[%arg1]
    %4 = affine.apply #map2()[%arg1]
    %5 = affine.load %reinterpret_cast_1[symbol(%arg1) * 4] : memref<1xf32>
    %6 = arith.addf %1, %2 : f32
    return %6, %reinterpret_cast : f32, memref<18xf32>
  }
}

