// terrace opt
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?x?xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 1
  %0 = memref.load %m[%i] : memref<?x?xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1) : (memref<?x?xf32>, index) -> f32
// ==== exit 1 ====
