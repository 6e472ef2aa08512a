// terrace opt
// A size is never negative.
func.func @f(%m: memref<?xf32>) {
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: -2, 4>}> : (memref<?xf32>) -> memref<?x4xf32>
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'memref.expand_shape' op invalid output shape provided at pos 0
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: -2, 4>}> : (memref<?xf32>) -> memref<?x4xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: -2, 4>}> : (memref<?xf32>) -> memref<?x4xf32>
// ==== exit 1 ====
