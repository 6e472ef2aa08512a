// terrace opt --cse --canonicalize
// Products are pure. Loads and zeros write a tile, so each stays.
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  %2 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  %3 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %2 : memref<?x?xf32>, !amx.tile<16x16xf32>
  %4 = amx.tile_zero : !amx.tile<16x32xf16>
  %5 = amx.tile_mulf %4, %4, %0 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  %6 = amx.tile_mulf %4, %4, %0 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %6 : memref<?x?xf32>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %5 : memref<?x?xf32>, !amx.tile<16x16xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
    %0 = amx.tile_zero : !amx.tile<16x16xf32>
    %1 = amx.tile_zero : !amx.tile<16x16xf32>
    %2 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32> into !amx.tile<16x16xf32>
    %3 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32> into !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %2 : memref<?x?xf32>, !amx.tile<16x16xf32>
    %4 = amx.tile_zero : !amx.tile<16x32xf16>
    %5 = amx.tile_mulf %4, %4, %0 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %5 : memref<?x?xf32>, !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %5 : memref<?x?xf32>, !amx.tile<16x16xf32>
    return
  }
}

