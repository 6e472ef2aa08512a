// terrace opt --finalize-memref-to-llvm
// Anything else: a runtime function on unranked descriptors.
func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32>) {
  memref.copy %a, %b : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  func.func @f(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    return
  }
}

