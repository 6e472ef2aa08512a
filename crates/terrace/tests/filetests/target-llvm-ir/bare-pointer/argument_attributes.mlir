// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true
// Here attributes have one pointer to be on.
func.func private @f(memref<4xf32> {llvm.noalias, llvm.nonnull}, i32 {llvm.signext})
// ==== stdout ====
module {
  llvm.func @f(!llvm.ptr {llvm.noalias, llvm.nonnull}, i32 {llvm.signext}) attributes {sym_visibility = "private"}
}

