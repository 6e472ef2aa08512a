// terrace opt --finalize-memref-to-llvm
// The way back is a load.
func.func @rank(%u: memref<*xf32>) -> memref<4x?xf32> {
  %m = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  return %m : memref<4x?xf32>
}
// ==== stdout ====
module {
  func.func @rank(%arg0: memref<*xf32>) -> memref<4x?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x?xf32>
    return %3 : memref<4x?xf32>
  }
}

