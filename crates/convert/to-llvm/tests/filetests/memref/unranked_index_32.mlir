// terrace opt --finalize-memref-to-llvm=index-bitwidth=32
// The room for a descriptor is counted in i64.
func.func @cast(%m: memref<?xf32>) -> memref<*xf32> {
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func @copy(%m: memref<?xf32, strided<[?]>>) {
  memref.copy %m, %m : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?]>>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
  func.func @cast(%arg0: memref<?xf32>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> : (i64) -> !llvm.ptr
    llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i32
    %4 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i32, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i32, ptr)> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(i32, ptr)> to memref<*xf32>
    return %7 : memref<*xf32>
  }
  func.func @copy(%arg0: memref<?xf32, strided<[?]>>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32, strided<[?]>> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.intr.stacksave : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> : (i64) -> !llvm.ptr
    llvm.store %0, %4 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %6 = llvm.insertvalue %2, %5[0] : !llvm.struct<(i32, ptr)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i32, ptr)> 
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.alloca %9 x !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> : (i64) -> !llvm.ptr
    llvm.store %0, %10 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, !llvm.ptr
    %11 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %12 = llvm.insertvalue %8, %11[0] : !llvm.struct<(i32, ptr)> 
    %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(i32, ptr)> 
    %14 = llvm.mlir.constant(1 : index) : i32
    %15 = llvm.alloca %14 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
    llvm.store %7, %15 : !llvm.struct<(i32, ptr)>, !llvm.ptr
    %16 = llvm.alloca %14 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
    llvm.store %13, %16 : !llvm.struct<(i32, ptr)>, !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i32
    llvm.call @memrefCopy(%19, %15, %16) : (i32, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %1 : !llvm.ptr
    return
  }
}

