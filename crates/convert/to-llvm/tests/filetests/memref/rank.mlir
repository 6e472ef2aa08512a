// terrace opt --finalize-memref-to-llvm
func.func @unranked(%m: memref<*xf32>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @ranked(%m: memref<?x?xf32>) -> index {
  %r = memref.rank %m : memref<?x?xf32>
  return %r : index
}
// ==== stdout ====
module {
  func.func @unranked(%arg0: memref<*xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @ranked(%arg0: memref<?x?xf32>) -> index {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    return %1 : index
  }
}

