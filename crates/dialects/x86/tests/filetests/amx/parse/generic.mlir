// terrace opt --mlir-print-op-generic
// In generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xi8>, memref<?x?xi32>, memref<?xi8>, memref<16x64xi8, strided<[?, 1], offset: ?>>, index, index) -> (), sym_name = "muli"}> ({
  ^bb0(%arg2: memref<?x?xi8>, %arg3: memref<?x?xi32>, %arg4: memref<?xi8>, %arg5: memref<16x64xi8, strided<[?, 1], offset: ?>>, %arg6: index, %arg7: index):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "amx.tile_zero"() : () -> !amx.tile<16x64xi8>
    %7 = "amx.tile_load"(%arg2, %5, %5) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
    %8 = "amx.tile_load"(%arg3, %arg6, %5) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi32>, index, index) -> !amx.tile<16x16xi32>
    %9 = "amx.tile_muli"(%6, %7, %8) <{isZextLhs, isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "amx.tile_store"(%arg3, %5, %5, %9) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, !amx.tile<16x16xi32>) -> ()
    %10 = "amx.tile_load"(%arg4, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?xi8>, index, index) -> !amx.tile<16x64xi8>
    %11 = "amx.tile_load"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x64xi8, strided<[?, 1], offset: ?>>, index, index) -> !amx.tile<16x64xi8>
    %12 = "amx.tile_muli"(%10, %11, %9) <{isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %13 = "amx.tile_muli"(%10, %11, %12) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "amx.tile_store"(%arg4, %arg6, %11, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> {foo} : (memref<?xi8>, index, !amx.tile<16x64xi8>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<32x32xbf16>, memref<?x?xf32>) -> !amx.tile<16x16xf32>, sym_name = "mulf"}> ({
  ^bb0(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "amx.tile_zero"() {bar} : () -> !amx.tile<16x32xbf16>
    %2 = "amx.tile_load"(%arg0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<32x32xbf16>, index, index) -> !amx.tile<16x32xbf16>
    %3 = "amx.tile_zero"() : () -> !amx.tile<16x16xf32>
    %4 = "amx.tile_mulf"(%1, %2, %3) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    "func.return"(%4) : (!amx.tile<16x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

