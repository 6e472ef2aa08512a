// terrace opt --finalize-memref-to-llvm
func.func @ranked(%m: memref<?xf32>) -> index {
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  return %p : index
}
func.func @unranked(%m: memref<*xf32>) -> index {
  %p = memref.extract_aligned_pointer_as_index %m : memref<*xf32> -> index
  return %p : index
}
// ==== stdout ====
module {
  func.func @ranked(%arg0: memref<?xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  }
  func.func @unranked(%arg0: memref<*xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    return %5 : index
  }
}

