// terrace opt
func.func @f(%m: memref<16xf32>, %i: index) {
  %0 = memref.view %m[%i][] : memref<16xf32> to memref<4xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<16xf32>'
  %0 = memref.view %m[%i][] : memref<16xf32> to memref<4xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "memref.view"(%arg0, %arg1) : (memref<16xf32>, index) -> memref<4xf32>
// ==== exit 1 ====
