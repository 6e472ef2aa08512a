// terrace opt --llvm-request-c-wrappers
// The pass only marks the functions.
func.func @public(%m: memref<?xf32>) {
  return
}
func.func private @external(memref<?xf32>)
// ==== stdout ====
module {
  func.func @public(%arg0: memref<?xf32>) attributes {llvm.emit_c_interface} {
    return
  }
  func.func private @external(memref<?xf32>) attributes {llvm.emit_c_interface}
}

