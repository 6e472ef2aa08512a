// terrace opt --finalize-memref-to-llvm
// Each new declaration goes first; one that is there is used.
llvm.func @free(!llvm.ptr)
func.func @f(%a: memref<?xf32>, %b: memref<?xf32, strided<[?]>>) {
  memref.copy %b, %a : memref<?xf32, strided<[?]>> to memref<?xf32>
  %x = memref.alloc() : memref<f32>
  memref.dealloc %x : memref<f32>
  return
}
// ==== stdout ====
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @free(!llvm.ptr)
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32, strided<[?]>>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32, strided<[?]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
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
    %21 = llvm.mlir.constant(1 : index) : i64
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.getelementptr %22[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %25 = llvm.call @malloc(%24) : (i64) -> !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr, ptr, i64)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i64)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64)> 
    %31 = llvm.extractvalue %30[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    return
  }
}

