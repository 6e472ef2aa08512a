// terrace opt --finalize-memref-to-llvm --allow-unregistered-dialect
// The pointers of an unranked memref are in the space that its attribute is as a number, 0 if it is none.
func.func @f(%a: memref<*xf32, "a">, %b: memref<*xf32, 1 : ui8>) -> (index, index) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<*xf32, "a"> -> index
  %1 = memref.extract_aligned_pointer_as_index %b : memref<*xf32, 1 : ui8> -> index
  memref.dealloc %a : memref<*xf32, "a">
  return %0, %1 : index, index
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<*xf32, "a">, %arg1: memref<*xf32, 1 : ui8>) -> (index, index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 1 : ui8> to !llvm.struct<(i64, ptr)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, "a"> to !llvm.struct<(i64, ptr)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
    %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr<1>
    %10 = llvm.ptrtoint %9 : !llvm.ptr<1> to i64
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    return %6, %11 : index, index
  }
}

