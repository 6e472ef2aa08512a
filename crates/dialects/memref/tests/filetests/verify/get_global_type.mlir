// terrace opt
memref.global @g : memref<4xf32> = uninitialized
func.func @f() {
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g
  %0 = memref.get_global @g : memref<5xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.get_global"() <{name = @g}> : () -> memref<5xf32>
// ==== exit 1 ====
