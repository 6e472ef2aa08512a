// terrace opt --test-compose-subview
// Subviews of subviews.
func.func @known(%m: memref<64x64xf32>) -> memref<2x3xf32, strided<[256, 6], offset: 901>> {
  %0 = memref.subview %m[4, 2] [8, 8] [2, 3] : memref<64x64xf32> to memref<8x8xf32, strided<[128, 3], offset: 258>>
  %1 = memref.subview %0[5, 1] [2, 3] [2, 2] : memref<8x8xf32, strided<[128, 3], offset: 258>> to memref<2x3xf32, strided<[256, 6], offset: 901>>
  return %1 : memref<2x3xf32, strided<[256, 6], offset: 901>>
}
func.func @places(%m: memref<64x64xf32>, %i: index, %j: index) -> (memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>) {
  %0 = memref.subview %m[%i, 2] [4, 16] [1, 2] : memref<64x64xf32> to memref<4x16xf32, strided<[64, 2], offset: ?>>
  %1 = memref.subview %0[%j, %i] [1, 8] [1, 1] : memref<4x16xf32, strided<[64, 2], offset: ?>> to memref<1x8xf32, strided<[64, 2], offset: ?>>
  %2 = memref.subview %0[3, 4] [1, 8] [1, 1] : memref<4x16xf32, strided<[64, 2], offset: ?>> to memref<8xf32, strided<[2], offset: ?>>
  return %1, %2 : memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>
}
func.func @not(%m: memref<64x64xf32>, %i: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>) {
  %0 = memref.subview %m[1, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<32xf32, strided<[1], offset: 64>>
  %1 = memref.subview %0[6] [4] [1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[1], offset: 70>>
  %2 = memref.subview %0[0] [4] [%i] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[?], offset: 64>>
  %3 = memref.subview %m[%i, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<1x32xf32, strided<[64, 1], offset: ?>>
  %4 = memref.subview %3[0, 0] [1, %i] [1, 1] : memref<1x32xf32, strided<[64, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %4, %2, %1 : memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>
}
func.func @steps(%m: memref<64x64xf32>, %i: index, %s: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.subview %m[%i, 2] [8, 8] [1, %s] : memref<64x64xf32> to memref<8x8xf32, strided<[64, ?], offset: ?>>
  %1 = memref.subview %0[1, %i] [4, 4] [%s, 2] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %0[%i, 3] [%s, 2] [%i, %i] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
  return %1, %2 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>
}
func.func @offsets(%m: memref<64x64xf32>, %i: index, %s: index) -> memref<4x4xf32, strided<[64, 2], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[1, %s] [4, 4] [1, 2] : memref<8x8xf32, strided<[64, 1], offset: ?>> to memref<4x4xf32, strided<[64, 2], offset: ?>>
  return %1 : memref<4x4xf32, strided<[64, 2], offset: ?>>
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<()[s0] -> (s0 * 2 + 2)>
#map2 = affine_map<()[s0] -> (s0 + 3)>
#map3 = affine_map<()[s0] -> (s0 + 1)>
#map4 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @known(%arg0: memref<64x64xf32>) -> memref<2x3xf32, strided<[256, 6], offset: 901>> {
    %subview = memref.subview %arg0[14, 5] [2, 3] [4, 6] : memref<64x64xf32> to memref<2x3xf32, strided<[256, 6], offset: 901>>
    return %subview : memref<2x3xf32, strided<[256, 6], offset: 901>>
  }
  func.func @places(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> (memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>) {
    %0 = affine.apply #map()[%arg1, %arg2]
    %1 = affine.apply #map1()[%arg1]
    %subview = memref.subview %arg0[%0, %1] [1, 8] [1, 2] : memref<64x64xf32> to memref<1x8xf32, strided<[64, 2], offset: ?>>
    %2 = affine.apply #map2()[%arg1]
    %subview_0 = memref.subview %arg0[%2, 10] [1, 8] [1, 2] : memref<64x64xf32> to memref<8xf32, strided<[2], offset: ?>>
    return %subview, %subview_0 : memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>
  }
  func.func @not(%arg0: memref<64x64xf32>, %arg1: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>) {
    %subview = memref.subview %arg0[1, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<32xf32, strided<[1], offset: 64>>
    %subview_0 = memref.subview %subview[6] [4] [1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[1], offset: 70>>
    %subview_1 = memref.subview %subview[0] [4] [%arg1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[?], offset: 64>>
    %subview_2 = memref.subview %arg0[%arg1, 0] [1, %arg1] [1, 1] : memref<64x64xf32> to memref<?xf32, strided<[1], offset: ?>>
    return %subview_2, %subview_1, %subview_0 : memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>
  }
  func.func @steps(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>) {
    %subview = memref.subview %arg0[%arg1, 2] [8, 8] [1, %arg2] : memref<64x64xf32> to memref<8x8xf32, strided<[64, ?], offset: ?>>
    %subview_0 = memref.subview %subview[1, %arg1] [4, 4] [%arg2, 2] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    %subview_1 = memref.subview %subview[%arg1, 3] [%arg2, 2] [%arg1, %arg1] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
    return %subview_0, %subview_1 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>
  }
  func.func @offsets(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> memref<4x4xf32, strided<[64, 2], offset: ?>> {
    %0 = affine.apply #map3()[%arg1]
    %1 = affine.apply #map4()[%arg2]
    %subview = memref.subview %arg0[%0, %1] [4, 4] [1, 2] : memref<64x64xf32> to memref<4x4xf32, strided<[64, 2], offset: ?>>
    return %subview : memref<4x4xf32, strided<[64, 2], offset: ?>>
  }
}

