// terrace opt --fold-memref-alias-ops
// Indices of loops, and views of views in them.
func.func @s(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 10 step 2 {
    %s = memref.subview %m[%i, %n] [8, 8] [1, 2] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 2], offset: ?>>
    affine.for %j = 0 to 8 {
      %a = affine.apply affine_map<(d0) -> (d0 * 3)>(%j)
      %v = memref.load %s[%a, %j] : memref<8x8xf32, strided<[64, 2], offset: ?>>
      memref.store %v, %s[%j, %i] : memref<8x8xf32, strided<[64, 2], offset: ?>>
      %t = memref.subview %s[%j, 0] [1, 8] [1, 1] : memref<8x8xf32, strided<[64, 2], offset: ?>> to memref<8xf32, strided<[2], offset: ?>>
      %w = memref.load %t[%i] : memref<8xf32, strided<[2], offset: ?>>
      memref.store %w, %t[%j] : memref<8xf32, strided<[2], offset: ?>>
    }
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 * 3 + d1)>
#map1 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @s(%arg0: memref<64x64xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 step 2 {
      affine.for %arg3 = 0 to 8 {
        %0 = affine.apply #map(%arg3, %arg2)
        %1 = affine.apply #map1(%arg3)[%arg1]
        %2 = memref.load %arg0[%0, %1] : memref<64x64xf32>
        %3 = affine.apply #map2(%arg2, %arg3)
        %4 = affine.apply #map1(%arg2)[%arg1]
        memref.store %2, %arg0[%3, %4] : memref<64x64xf32>
        %5 = affine.apply #map2(%arg2, %arg3)
        %6 = affine.apply #map1(%arg2)[%arg1]
        %7 = memref.load %arg0[%5, %6] : memref<64x64xf32>
        %8 = affine.apply #map2(%arg2, %arg3)
        %9 = affine.apply #map1(%arg3)[%arg1]
        memref.store %7, %arg0[%8, %9] : memref<64x64xf32>
      }
    }
    return
  }
}

