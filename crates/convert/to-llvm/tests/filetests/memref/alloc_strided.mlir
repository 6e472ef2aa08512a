// terrace opt --finalize-memref-to-llvm
// An allocation with a layout of its own is not converted.
func.func @static() -> memref<4x8xf32, strided<[16, 1]>> {
  %m = memref.alloc() : memref<4x8xf32, strided<[16, 1]>>
  return %m : memref<4x8xf32, strided<[16, 1]>>
}
// ==== stdout ====
module {
  func.func @static() -> memref<4x8xf32, strided<[16, 1]>> {
    %alloc = memref.alloc() : memref<4x8xf32, strided<[16, 1]>>
    return %alloc : memref<4x8xf32, strided<[16, 1]>>
  }
}

