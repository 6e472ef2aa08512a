// terrace opt --finalize-memref-to-llvm
// Other symbols have the names: one count for all names.
memref.global @free : memref<f32>
memref.global @memrefCopy : memref<f32>
func.func @f(%a: memref<?xf32>, %b: memref<?xf32, strided<[?]>>) {
  memref.copy %b, %a : memref<?xf32, strided<[?]>> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  memref.copy %b, %a : memref<?xf32, strided<[?]>> to memref<?xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy_2(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @free_1(!llvm.ptr)
  llvm.func @memrefCopy_0(i64, !llvm.ptr, !llvm.ptr)
  llvm.mlir.global external @free() {addr_space = 0 : i32} : f32
  llvm.mlir.global external @memrefCopy() {addr_space = 0 : i32} : f32
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
    llvm.call @memrefCopy_0(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    %21 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free_1(%21) : (!llvm.ptr) -> ()
    %22 = llvm.intr.stacksave : !llvm.ptr
    %23 = llvm.mlir.constant(1 : i64) : i64
    %24 = llvm.mlir.constant(1 : index) : i64
    %25 = llvm.alloca %24 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %25 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %27 = llvm.insertvalue %23, %26[0] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.mlir.constant(1 : index) : i64
    %31 = llvm.alloca %30 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %31 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %32 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %33 = llvm.insertvalue %29, %32[0] : !llvm.struct<(i64, ptr)> 
    %34 = llvm.insertvalue %31, %33[1] : !llvm.struct<(i64, ptr)> 
    %35 = llvm.mlir.constant(1 : index) : i64
    %36 = llvm.alloca %35 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %28, %36 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %37 = llvm.alloca %35 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %34, %37 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %38 = llvm.mlir.zero : !llvm.ptr
    %39 = llvm.getelementptr %38[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %40 = llvm.ptrtoint %39 : !llvm.ptr to i64
    llvm.call @memrefCopy_2(%40, %36, %37) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %22 : !llvm.ptr
    return
  }
}

