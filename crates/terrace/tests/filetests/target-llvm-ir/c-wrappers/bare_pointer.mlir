// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true
// With bare pointers there is nothing to wrap, but it is done.
func.func @f(%m: memref<4xf32>) attributes {llvm.emit_c_interface} {
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface} {
    llvm.return
  }
}

