// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true
// Nor can an unranked memref.
func.func private @f(memref<*xf32>)
// ==== stdout ====
module {
  func.func private @f(memref<*xf32>)
}

