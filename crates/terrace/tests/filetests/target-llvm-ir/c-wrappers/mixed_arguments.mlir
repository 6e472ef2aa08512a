// terrace opt --convert-func-to-llvm
func.func @f(%a: i32, %m: memref<4xf32>, %b: f64, %u: memref<*xi8>, %i: index) attributes {llvm.emit_c_interface} {
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64) attributes {llvm.emit_c_interface} {
    llvm.return
  }
  llvm.func @_mlir_ciface_f(%arg0: i32, %arg1: !llvm.ptr, %arg2: f64, %arg3: !llvm.ptr, %arg4: i64) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @f(%arg0, %1, %2, %3, %4, %5, %arg2, %7, %8, %arg4) : (i32, !llvm.ptr, !llvm.ptr, i64, i64, i64, f64, i64, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

