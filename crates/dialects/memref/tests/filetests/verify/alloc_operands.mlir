// terrace opt
func.func @f(%i: index) {
  %0 = memref.alloc(%i) : memref<4x4xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0
  %0 = memref.alloc(%i) : memref<4x4xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x4xf32>
// ==== exit 1 ====
