// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// Rank 0 has neither sizes nor strides.
func.func @foo(%m: memref<f32>, %x: f32) {
  "use.memref"(%m, %x) : (memref<f32>, f32) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: f32) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
    "use.memref"(%4, %arg3) : (memref<f32>, f32) -> ()
    llvm.return
  }
}

