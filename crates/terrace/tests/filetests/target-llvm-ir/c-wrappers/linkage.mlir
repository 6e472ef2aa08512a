// terrace opt --convert-func-to-llvm
func.func @weak(%m: memref<f32>) attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<weak>} {
  return
}
// ==== stdout ====
module {
  llvm.func weak @weak(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface} {
    llvm.return
  }
  llvm.func @_mlir_ciface_weak(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @weak(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

