// terrace opt --finalize-memref-to-llvm
// A pointer of another address space is cast to the one that `free` takes.
func.func @ranked(%a: memref<4xf32, 1>) {
  memref.dealloc %a : memref<4xf32, 1>
  return
}
func.func @unranked(%a: memref<*xf32, 3>) {
  memref.dealloc %a : memref<*xf32, 3>
  return
}
func.func @default(%a: memref<4xf32>) {
  memref.dealloc %a : memref<4xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  func.func @ranked(%arg0: memref<4xf32, 1>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.addrspacecast %1 : !llvm.ptr<1> to !llvm.ptr
    llvm.call @free(%2) : (!llvm.ptr) -> ()
    return
  }
  func.func @unranked(%arg0: memref<*xf32, 3>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr<3>
    %3 = llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr
    llvm.call @free(%3) : (!llvm.ptr) -> ()
    return
  }
  func.func @default(%arg0: memref<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%1) : (!llvm.ptr) -> ()
    return
  }
}

