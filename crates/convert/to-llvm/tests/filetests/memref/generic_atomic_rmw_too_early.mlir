// terrace opt --finalize-memref-to-llvm
// With an op of another dialect inside nothing happens.
func.func @f(%m: memref<10xi32>, %i: index, %v: i32) {
  memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%current: i32):
    %new = arith.addi %current, %v : i32
    memref.atomic_yield %new : i32
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<10xi32>, %arg1: index, %arg2: i32) {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<10xi32> {
    ^bb0(%arg3: i32):
      %1 = arith.addi %arg3, %arg2 : i32
      memref.atomic_yield %1 : i32
    }
    return
  }
}

