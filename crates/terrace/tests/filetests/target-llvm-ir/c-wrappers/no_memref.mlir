// terrace opt --convert-func-to-llvm
// The wrapper is made even where there is nothing to wrap.
func.func @scale(%x: f32) -> f32 attributes {llvm.emit_c_interface} {
  return %x : f32
}
// ==== stdout ====
module {
  llvm.func @scale(%arg0: f32) -> f32 attributes {llvm.emit_c_interface} {
    llvm.return %arg0 : f32
  }
  llvm.func @_mlir_ciface_scale(%arg0: f32) -> f32 attributes {llvm.emit_c_interface} {
    %0 = llvm.call @scale(%arg0) : (f32) -> f32
    llvm.return %0 : f32
  }
}

