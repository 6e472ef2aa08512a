// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// A function whose memrefs have no bare pointer stays, without an error.
func.func private @f(memref<4xf32, "a">) -> memref<4xf32, -1>
func.func private @g(memref<4xf32, -1>)
func.func private @h(memref<*xf32, 1>)
// ==== stdout ====
module {
  func.func private @f(memref<4xf32, "a">) -> memref<4xf32, -1>
  llvm.func @g(!llvm.ptr<4294967295>) attributes {sym_visibility = "private"}
  func.func private @h(memref<*xf32, 1>)
}

