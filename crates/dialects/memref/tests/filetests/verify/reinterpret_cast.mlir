// terrace opt
func.func @f(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: expected result type with stride = 2 instead of 1 in dim = 0
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 2>}> : (memref<?xf32>) -> memref<4xf32>
// ==== exit 1 ====
