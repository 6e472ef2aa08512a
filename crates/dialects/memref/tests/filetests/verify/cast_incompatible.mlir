// terrace opt
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<5xf32>
// ==== exit 1 ====
