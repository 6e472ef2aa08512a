// terrace opt
// All operations, with and without a stride and signs.
func.func @muli(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %d: memref<?xi8>, %s: memref<16x64xi8, strided<[?, 1], offset: ?>>, %i: index, %st: index) {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero : !amx.tile<16x64xi8>
  %2 = amx.tile_load %arg0[%0, %0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %3 = amx.tile_load %arg1[%i, %0] : memref<?x?xi32> into !amx.tile<16x16xi32>
  %4 = amx.tile_muli %1 zext, %2 zext, %3 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %arg1[%0, %0], %4 : memref<?x?xi32>, !amx.tile<16x16xi32>
  %5 = amx.tile_load %d[%i], %st : memref<?xi8> into !amx.tile<16x64xi8>
  %6 = amx.tile_load %s[%i, %st] : memref<16x64xi8, strided<[?, 1], offset: ?>> into !amx.tile<16x64xi8>
  %7 = amx.tile_muli %5, %6 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %9 = amx.tile_muli %5, %6, %7 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %d[%i], %6, %st {foo} : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
func.func @mulf(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>) -> !amx.tile<16x16xf32> {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero {bar} : !amx.tile<16x32xbf16>
  %2 = amx.tile_load %arg0[%0, %0] : memref<32x32xbf16> into !amx.tile<16x32xbf16>
  %3 = amx.tile_zero : !amx.tile<16x16xf32>
  %4 = amx.tile_mulf %1, %2, %3 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %4: !amx.tile<16x16xf32>
}
// ==== stdout ====
module {
  func.func @muli(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %arg2: memref<?xi8>, %arg3: memref<16x64xi8, strided<[?, 1], offset: ?>>, %arg4: index, %arg5: index) {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_zero : !amx.tile<16x64xi8>
    %1 = amx.tile_load %arg0[%c0, %c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
    %2 = amx.tile_load %arg1[%arg4, %c0] : memref<?x?xi32> into !amx.tile<16x16xi32>
    %3 = amx.tile_muli %0 zext, %1 zext, %2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    amx.tile_store %arg1[%c0, %c0], %3 : memref<?x?xi32>, !amx.tile<16x16xi32>
    %4 = amx.tile_load %arg2[%arg4], %arg5 : memref<?xi8> into !amx.tile<16x64xi8>
    %5 = amx.tile_load %arg3[%arg4, %arg5] : memref<16x64xi8, strided<[?, 1], offset: ?>> into !amx.tile<16x64xi8>
    %6 = amx.tile_muli %4, %5 zext, %3 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %7 = amx.tile_muli %4, %5, %6 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    amx.tile_store %arg2[%arg4], %5, %arg5 {foo} : memref<?xi8>, !amx.tile<16x64xi8>
    return
  }
  func.func @mulf(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>) -> !amx.tile<16x16xf32> {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_zero {bar} : !amx.tile<16x32xbf16>
    %1 = amx.tile_load %arg0[%c0, %c0] : memref<32x32xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_zero : !amx.tile<16x16xf32>
    %3 = amx.tile_mulf %0, %1, %2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    return %3 : !amx.tile<16x16xf32>
  }
}

