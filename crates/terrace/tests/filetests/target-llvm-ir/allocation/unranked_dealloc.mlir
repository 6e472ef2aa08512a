// terrace opt --finalize-memref-to-llvm
// The allocated pointer of an unranked memref is the first field behind its pointer.
func.func @f(%m: memref<*xf32>) {
  memref.dealloc %m : memref<*xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<*xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%2) : (!llvm.ptr) -> ()
    return
  }
}

