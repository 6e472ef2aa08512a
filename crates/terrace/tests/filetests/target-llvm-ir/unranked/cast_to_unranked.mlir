// terrace opt --finalize-memref-to-llvm
// Casting needs memory for the ranked descriptor: an alloca.
func.func @erase(%m: memref<4x?xf32>) -> memref<*xf32> {
  %u = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
// ==== stdout ====
module {
  func.func @erase(%arg0: memref<4x?xf32>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i64, ptr)> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    return %7 : memref<*xf32>
  }
}

