// terrace opt
module {
  module @public_module {
  }
  module attributes {sym_visibility = "private"} {
  }
  llvm.func @f() attributes {sym_visibility = "private"}
  memref.global "nested" @g : memref<f32> = uninitialized
}
// ==== stdout ====
module {
  module @public_module {
  }
  module attributes {sym_visibility = "private"} {
  }
  llvm.func @f() attributes {sym_visibility = "private"}
  memref.global "nested" @g : memref<f32> = uninitialized
}

