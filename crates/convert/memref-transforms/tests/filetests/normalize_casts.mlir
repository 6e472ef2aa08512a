// terrace opt --normalize-memrefs
// Results that are memrefs become others, too.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f(%m: memref<16xf32, #tile>, %n: memref<8x8xf32, #lin, 1>) -> (memref<?xf32, #tile>, memref<8x8xf32, #lin>) {
  %c = memref.cast %m : memref<16xf32, #tile> to memref<?xf32, #tile>
  %d = memref.memory_space_cast %n : memref<8x8xf32, #lin, 1> to memref<8x8xf32, #lin>
  return %c, %d : memref<?xf32, #tile>, memref<8x8xf32, #lin>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: memref<64xf32, 1>) -> (memref<?x?xf32>, memref<64xf32>) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<?x?xf32>
    %memspacecast = memref.memory_space_cast %arg1 : memref<64xf32, 1> to memref<64xf32>
    return %cast, %memspacecast : memref<?x?xf32>, memref<64xf32>
  }
}

