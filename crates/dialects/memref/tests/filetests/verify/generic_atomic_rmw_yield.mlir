// terrace opt
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%a: f32):
    %c = arith.constant 1 : i32
    memref.atomic_yield %c : i32
  }
  return
}
// ==== stderr ====
<stdin>:6:5: error: 'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'
    memref.atomic_yield %c : i32
    ^
<stdin>:6:5: note: see current operation: "memref.atomic_yield"(%1) : (i32) -> ()
// ==== exit 1 ====
