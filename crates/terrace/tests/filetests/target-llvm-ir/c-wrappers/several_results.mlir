// terrace opt --convert-func-to-llvm
func.func @two(%n: index, %m: memref<f32>) -> (memref<f32>, i32) attributes {llvm.emit_c_interface} {
  %c = arith.constant 1 : i32
  return %m, %c : memref<f32>, i32
}
func.func private @outside(i32) -> (i32, f32) attributes {llvm.emit_c_interface}
// ==== stdout ====
module {
  llvm.func @two(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> !llvm.struct<(struct<(ptr, ptr, i64)>, i32)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %c1_i32 = arith.constant 1 : i32
    %4 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64)>, i32)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(struct<(ptr, ptr, i64)>, i32)> 
    %6 = llvm.insertvalue %c1_i32, %5[1] : !llvm.struct<(struct<(ptr, ptr, i64)>, i32)> 
    llvm.return %6 : !llvm.struct<(struct<(ptr, ptr, i64)>, i32)>
  }
  llvm.func @_mlir_ciface_two(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.call @two(%arg1, %1, %2, %3) : (i64, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(struct<(ptr, ptr, i64)>, i32)>
    llvm.store %4, %arg0 : !llvm.struct<(struct<(ptr, ptr, i64)>, i32)>, !llvm.ptr
    llvm.return
  }
  llvm.func private @outside(%arg0: i32) -> !llvm.struct<(i32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(i32, f32)> : (i64) -> !llvm.ptr
    llvm.call @_mlir_ciface_outside(%1, %arg0) : (!llvm.ptr, i32) -> ()
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, f32)>
    llvm.return %2 : !llvm.struct<(i32, f32)>
  }
  llvm.func @_mlir_ciface_outside(!llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
}

