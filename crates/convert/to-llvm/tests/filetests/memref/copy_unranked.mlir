// terrace opt --finalize-memref-to-llvm
func.func @f(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
func.func @to_ranked(%a: memref<*xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<4xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  func.func @f(%arg0: memref<*xf32>, %arg1: memref<*xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %1, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %5 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %0, %5 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
    llvm.call @memrefCopy(%8, %4, %5) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    return
  }
  func.func @to_ranked(%arg0: memref<*xf32>, %arg1: memref<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.alloca %9 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %1, %10 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %11 = llvm.alloca %9 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %8, %11 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    llvm.call @memrefCopy(%14, %10, %11) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    return
  }
}

