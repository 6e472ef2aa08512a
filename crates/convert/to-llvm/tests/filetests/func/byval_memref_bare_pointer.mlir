// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --allow-unregistered-dialect
// A bare pointer is a pointer already and is not loaded.
func.func @f(%m: memref<4xf32> {llvm.byval = memref<4xf32>}, %x: index {llvm.byref = memref<*xf32>}) {
  "foo.use"(%m, %x) : (memref<4xf32>, index) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, %arg1: !llvm.ptr {llvm.byref = !llvm.struct<(i64, ptr)>}) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
    %10 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(i64, ptr)> to index
    "foo.use"(%9, %11) : (memref<4xf32>, index) -> ()
    llvm.return
  }
}

