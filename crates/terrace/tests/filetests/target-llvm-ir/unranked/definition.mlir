// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// Two arguments: rank and pointer.
func.func @foo(%m: memref<*xf32>) {
  "use.memref"(%m) : (memref<*xf32>) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @foo(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    "use.memref"(%3) : (memref<*xf32>) -> ()
    llvm.return
  }
}

