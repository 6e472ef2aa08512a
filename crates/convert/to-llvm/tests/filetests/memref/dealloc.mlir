// terrace opt --finalize-memref-to-llvm
func.func @f(%a: memref<?x?xf32>, %b: memref<*xi8>) {
  memref.dealloc %a : memref<?x?xf32>
  memref.dealloc %b : memref<*xi8>
  return
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<*xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xi8> to !llvm.struct<(i64, ptr)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%2) : (!llvm.ptr) -> ()
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    return
  }
}

