// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true
// A dynamic shape cannot be passed so: the declaration stays.
func.func private @f(memref<?xf32>)
func.func private @g(memref<4xf32>)
// ==== stdout ====
module {
  func.func private @f(memref<?xf32>)
  llvm.func @g(!llvm.ptr) attributes {sym_visibility = "private"}
}

