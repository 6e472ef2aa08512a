// terrace opt --finalize-memref-to-llvm
// There is no atomic multiplication: left to memref-expand.
func.func @f(%m: memref<10xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<10xi32>) -> i32
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<10xi32>, %arg1: i32, %arg2: index) -> i32 {
    %0 = memref.atomic_rmw muli %arg1, %arg0[%arg2] : (i32, memref<10xi32>) -> i32
    return %0 : i32
  }
}

