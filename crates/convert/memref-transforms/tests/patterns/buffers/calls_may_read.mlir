// terrace opt --transform.memref.erase_dead_alloc_and_stores
// A call may read its operand.
// mlir-opt differs: it erases the call.
func.func private @g(memref<4xf32>)
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  call @g(%m) : (memref<4xf32>) -> ()
  return
}
// ==== stdout ====
module {
  func.func private @g(memref<4xf32>)
  func.func @f() {
    %alloc = memref.alloc() : memref<4xf32>
    call @g(%alloc) : (memref<4xf32>) -> ()
    return
  }
}

