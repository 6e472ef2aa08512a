// terrace opt --finalize-memref-to-llvm
// Rank 0: the aligned pointer itself, unless there is an offset.
func.func @plain(%m: memref<f32>) {
  %v = memref.load %m[] : memref<f32>
  memref.store %v, %m[] : memref<f32>
  return
}
func.func @offset(%m: memref<f32, strided<[], offset: ?>>) -> f32 {
  %v = memref.load %m[] : memref<f32, strided<[], offset: ?>>
  return %v : f32
}
// ==== stdout ====
module {
  func.func @plain(%arg0: memref<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.load %1 : !llvm.ptr -> f32
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %2, %3 : f32, !llvm.ptr
    return
  }
  func.func @offset(%arg0: memref<f32, strided<[], offset: ?>>) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<f32, strided<[], offset: ?>> to !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 : !llvm.ptr -> f32
    return %4 : f32
  }
}

