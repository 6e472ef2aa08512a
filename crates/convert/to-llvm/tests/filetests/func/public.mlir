// terrace opt --convert-func-to-llvm
// What is public says so no more, and neither does its wrapper.
func.func public @plain() {
  return
}
func.func public @with_attributes(%a: i32 {llvm.noundef}) {
  return
}
func.func public @wrapped(%m: memref<f32>) attributes {llvm.emit_c_interface} {
  return
}
func.func nested @nested() {
  return
}
// ==== stdout ====
module {
  llvm.func @plain() {
    llvm.return
  }
  llvm.func @with_attributes(%arg0: i32 {llvm.noundef}) {
    llvm.return
  }
  llvm.func @wrapped(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface} {
    llvm.return
  }
  llvm.func @_mlir_ciface_wrapped(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @wrapped(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @nested() attributes {sym_visibility = "nested"} {
    llvm.return
  }
}

