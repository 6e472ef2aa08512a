// terrace opt --expand-realloc
// Known to become smaller: as in MLIR, an error.
func.func @f(%c: memref<8xf32, 1>) -> memref<4xf32, 1> {
  %3 = memref.realloc %c : memref<8xf32, 1> to memref<4xf32, 1>
  return %3 : memref<4xf32, 1>
}
// ==== stderr ====
<stdin>:4:8: error: slice along dimension 0 runs out-of-bounds: 7 >= 4
  %3 = memref.realloc %c : memref<8xf32, 1> to memref<4xf32, 1>
       ^
<stdin>:4:8: note: see current operation: %6 = "memref.subview"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (memref<4xf32, 1>) -> memref<8xf32, strided<[1]>, 1>
// ==== exit 1 ====
