// terrace opt
func.func @f(%b: memref<*xf32>, %i : index, %v: f32) {
  %0 = memref.generic_atomic_rmw %b[%i] : memref<*xf32> {
    ^bb0(%x : f32):
    memref.atomic_yield %x : f32
  }
  return }
// ==== stderr ====
<stdin>:3:8: error: 'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<*xf32>'
  %0 = memref.generic_atomic_rmw %b[%i] : memref<*xf32> {
       ^
<stdin>:3:8: note: see current operation: 
%0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
^bb0(%arg3: f32):
  "memref.atomic_yield"(%arg3) : (f32) -> ()
}) : (memref<*xf32>, index) -> memref<*xf32>
// ==== exit 1 ====
