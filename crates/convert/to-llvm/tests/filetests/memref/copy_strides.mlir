// terrace opt --finalize-memref-to-llvm
// Rows one behind the other, and dimensions of size 1 around them, are contiguous.
func.func @f(%a: memref<3x4xf32, strided<[4, 1], offset: ?>>, %b: memref<3x4xf32, strided<[5, 1], offset: ?>>,%c: memref<3x0xf32, strided<[5, 1], offset: ?>>,
  %d: memref<1x4xf32, strided<[7, 1], offset: ?>>, %e: memref<1x4xf32, strided<[7, 1], offset: ?>>, %g: memref<1x1xf32, strided<[7, 9], offset: ?>>, %h: memref<0x0xf32>) {
  memref.copy %a, %a : memref<3x4xf32, strided<[4, 1], offset: ?>> to memref<3x4xf32, strided<[4, 1], offset: ?>>
  memref.copy %b, %b : memref<3x4xf32, strided<[5, 1], offset: ?>> to memref<3x4xf32, strided<[5, 1], offset: ?>>
  memref.copy %c, %c : memref<3x0xf32, strided<[5, 1], offset: ?>> to memref<3x0xf32, strided<[5, 1], offset: ?>>
  memref.copy %e, %e : memref<1x4xf32, strided<[7, 1], offset: ?>> to memref<1x4xf32, strided<[7, 1], offset: ?>>
  memref.copy %d, %d : memref<1x4xf32, strided<[7, 1], offset: ?>> to memref<1x4xf32, strided<[7, 1], offset: ?>>
  memref.copy %g, %g : memref<1x1xf32, strided<[7, 9], offset: ?>> to memref<1x1xf32, strided<[7, 9], offset: ?>>
  memref.copy %h, %h : memref<0x0xf32> to memref<0x0xf32>
  return
}
func.func @q(%a: memref<3x1x4xf32, strided<[4, 9, 1], offset: ?>>, %b: memref<2x1x1xf32, strided<[1, 5, 8]>>, %c: memref<2x3xf32, strided<[3, 1]>>, %d: memref<3x4xf32, strided<[?, 1]>>, %e: memref<?xf32, strided<[1]>>, %f: memref<3x?xf32, strided<[?, 1], offset: 3>>) {
  memref.copy %a, %a : memref<3x1x4xf32, strided<[4, 9, 1], offset: ?>> to memref<3x1x4xf32, strided<[4, 9, 1], offset: ?>>
  memref.copy %b, %b : memref<2x1x1xf32, strided<[1, 5, 8]>> to memref<2x1x1xf32, strided<[1, 5, 8]>>
  memref.copy %c, %c : memref<2x3xf32, strided<[3, 1]>> to memref<2x3xf32, strided<[3, 1]>>
  memref.copy %d, %d : memref<3x4xf32, strided<[?, 1]>> to memref<3x4xf32, strided<[?, 1]>>
  memref.copy %e, %e : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  memref.copy %f, %f : memref<3x?xf32, strided<[?, 1], offset: 3>> to memref<3x?xf32, strided<[?, 1], offset: 3>>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  func.func @f(%arg0: memref<3x4xf32, strided<[4, 1], offset: ?>>, %arg1: memref<3x4xf32, strided<[5, 1], offset: ?>>, %arg2: memref<3x0xf32, strided<[5, 1], offset: ?>>, %arg3: memref<1x4xf32, strided<[7, 1], offset: ?>>, %arg4: memref<1x4xf32, strided<[7, 1], offset: ?>>, %arg5: memref<1x1xf32, strided<[7, 9], offset: ?>>, %arg6: memref<0x0xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : memref<0x0xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg5 : memref<1x1xf32, strided<[7, 9], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg3 : memref<1x4xf32, strided<[7, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg4 : memref<1x4xf32, strided<[7, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = builtin.unrealized_conversion_cast %arg2 : memref<3x0xf32, strided<[5, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = builtin.unrealized_conversion_cast %arg1 : memref<3x4xf32, strided<[5, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32, strided<[4, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.mul %7, %8 : i64
    %10 = llvm.extractvalue %6[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mul %9, %10 : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.mul %11, %14 : i64
    %16 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.getelementptr %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.getelementptr %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%21, %18, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %22 = llvm.intr.stacksave : !llvm.ptr
    %23 = llvm.mlir.constant(2 : i64) : i64
    %24 = llvm.mlir.constant(1 : index) : i64
    %25 = llvm.alloca %24 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %25 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %27 = llvm.insertvalue %23, %26[0] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.mlir.constant(2 : i64) : i64
    %30 = llvm.mlir.constant(1 : index) : i64
    %31 = llvm.alloca %30 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %31 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
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
    llvm.call @memrefCopy(%40, %36, %37) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %22 : !llvm.ptr
    %41 = llvm.intr.stacksave : !llvm.ptr
    %42 = llvm.mlir.constant(2 : i64) : i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.alloca %43 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %4, %44 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %45 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %46 = llvm.insertvalue %42, %45[0] : !llvm.struct<(i64, ptr)> 
    %47 = llvm.insertvalue %44, %46[1] : !llvm.struct<(i64, ptr)> 
    %48 = llvm.mlir.constant(2 : i64) : i64
    %49 = llvm.mlir.constant(1 : index) : i64
    %50 = llvm.alloca %49 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %4, %50 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %51 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %52 = llvm.insertvalue %48, %51[0] : !llvm.struct<(i64, ptr)> 
    %53 = llvm.insertvalue %50, %52[1] : !llvm.struct<(i64, ptr)> 
    %54 = llvm.mlir.constant(1 : index) : i64
    %55 = llvm.alloca %54 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %47, %55 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %56 = llvm.alloca %54 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %53, %56 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %57 = llvm.mlir.zero : !llvm.ptr
    %58 = llvm.getelementptr %57[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %59 = llvm.ptrtoint %58 : !llvm.ptr to i64
    llvm.call @memrefCopy(%59, %55, %56) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %41 : !llvm.ptr
    %60 = llvm.mlir.constant(1 : index) : i64
    %61 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.mul %60, %61 : i64
    %63 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.mul %62, %63 : i64
    %65 = llvm.mlir.zero : !llvm.ptr
    %66 = llvm.getelementptr %65[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %67 = llvm.ptrtoint %66 : !llvm.ptr to i64
    %68 = llvm.mul %64, %67 : i64
    %69 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %70 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.getelementptr %69[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.getelementptr %72[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%74, %71, %68) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %75 = llvm.mlir.constant(1 : index) : i64
    %76 = llvm.extractvalue %2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mul %75, %76 : i64
    %78 = llvm.extractvalue %2[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mul %77, %78 : i64
    %80 = llvm.mlir.zero : !llvm.ptr
    %81 = llvm.getelementptr %80[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %82 = llvm.ptrtoint %81 : !llvm.ptr to i64
    %83 = llvm.mul %79, %82 : i64
    %84 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %85 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.getelementptr %84[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %87 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.getelementptr %87[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%89, %86, %83) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %90 = llvm.mlir.constant(1 : index) : i64
    %91 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mul %90, %91 : i64
    %93 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mul %92, %93 : i64
    %95 = llvm.mlir.zero : !llvm.ptr
    %96 = llvm.getelementptr %95[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %97 = llvm.ptrtoint %96 : !llvm.ptr to i64
    %98 = llvm.mul %94, %97 : i64
    %99 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %100 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %101 = llvm.getelementptr %99[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %103 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %104 = llvm.getelementptr %102[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%104, %101, %98) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %105 = llvm.mlir.constant(1 : index) : i64
    %106 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %107 = llvm.mul %105, %106 : i64
    %108 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %109 = llvm.mul %107, %108 : i64
    %110 = llvm.mlir.zero : !llvm.ptr
    %111 = llvm.getelementptr %110[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %112 = llvm.ptrtoint %111 : !llvm.ptr to i64
    %113 = llvm.mul %109, %112 : i64
    %114 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %116 = llvm.getelementptr %114[%115] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %117 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %118 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %119 = llvm.getelementptr %117[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%119, %116, %113) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
  func.func @q(%arg0: memref<3x1x4xf32, strided<[4, 9, 1], offset: ?>>, %arg1: memref<2x1x1xf32, strided<[1, 5, 8]>>, %arg2: memref<2x3xf32, strided<[3, 1]>>, %arg3: memref<3x4xf32, strided<[?, 1]>>, %arg4: memref<?xf32, strided<[1]>>, %arg5: memref<3x?xf32, strided<[?, 1], offset: 3>>) {
    %0 = builtin.unrealized_conversion_cast %arg5 : memref<3x?xf32, strided<[?, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg4 : memref<?xf32, strided<[1]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg3 : memref<3x4xf32, strided<[?, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg2 : memref<2x3xf32, strided<[3, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = builtin.unrealized_conversion_cast %arg1 : memref<2x1x1xf32, strided<[1, 5, 8]>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %5 = builtin.unrealized_conversion_cast %arg0 : memref<3x1x4xf32, strided<[4, 9, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %6 = llvm.intr.stacksave : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %9 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %11 = llvm.insertvalue %7, %10[0] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(i64, ptr)> 
    %13 = llvm.mlir.constant(3 : i64) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.alloca %14 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %15 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %17 = llvm.insertvalue %13, %16[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(i64, ptr)> 
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.alloca %19 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %12, %20 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %21 = llvm.alloca %19 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %18, %21 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.getelementptr %22[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    llvm.call @memrefCopy(%24, %20, %21) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %6 : !llvm.ptr
    %25 = llvm.intr.stacksave : !llvm.ptr
    %26 = llvm.mlir.constant(3 : i64) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.alloca %27 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %4, %28 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %30 = llvm.insertvalue %26, %29[0] : !llvm.struct<(i64, ptr)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(i64, ptr)> 
    %32 = llvm.mlir.constant(3 : i64) : i64
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.alloca %33 x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %4, %34 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
    %35 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %36 = llvm.insertvalue %32, %35[0] : !llvm.struct<(i64, ptr)> 
    %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(i64, ptr)> 
    %38 = llvm.mlir.constant(1 : index) : i64
    %39 = llvm.alloca %38 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %31, %39 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %40 = llvm.alloca %38 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %37, %40 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %41 = llvm.mlir.zero : !llvm.ptr
    %42 = llvm.getelementptr %41[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %43 = llvm.ptrtoint %42 : !llvm.ptr to i64
    llvm.call @memrefCopy(%43, %39, %40) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %25 : !llvm.ptr
    %44 = llvm.mlir.constant(1 : index) : i64
    %45 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.mul %44, %45 : i64
    %47 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.mul %46, %47 : i64
    %49 = llvm.mlir.zero : !llvm.ptr
    %50 = llvm.getelementptr %49[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %51 = llvm.ptrtoint %50 : !llvm.ptr to i64
    %52 = llvm.mul %48, %51 : i64
    %53 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.getelementptr %53[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.getelementptr %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%58, %55, %52) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %59 = llvm.intr.stacksave : !llvm.ptr
    %60 = llvm.mlir.constant(2 : i64) : i64
    %61 = llvm.mlir.constant(1 : index) : i64
    %62 = llvm.alloca %61 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %2, %62 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %63 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %64 = llvm.insertvalue %60, %63[0] : !llvm.struct<(i64, ptr)> 
    %65 = llvm.insertvalue %62, %64[1] : !llvm.struct<(i64, ptr)> 
    %66 = llvm.mlir.constant(2 : i64) : i64
    %67 = llvm.mlir.constant(1 : index) : i64
    %68 = llvm.alloca %67 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %2, %68 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %69 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %70 = llvm.insertvalue %66, %69[0] : !llvm.struct<(i64, ptr)> 
    %71 = llvm.insertvalue %68, %70[1] : !llvm.struct<(i64, ptr)> 
    %72 = llvm.mlir.constant(1 : index) : i64
    %73 = llvm.alloca %72 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %65, %73 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %74 = llvm.alloca %72 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %71, %74 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %75 = llvm.mlir.zero : !llvm.ptr
    %76 = llvm.getelementptr %75[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %77 = llvm.ptrtoint %76 : !llvm.ptr to i64
    llvm.call @memrefCopy(%77, %73, %74) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %59 : !llvm.ptr
    %78 = llvm.mlir.constant(1 : index) : i64
    %79 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %80 = llvm.mul %78, %79 : i64
    %81 = llvm.mlir.zero : !llvm.ptr
    %82 = llvm.getelementptr %81[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %83 = llvm.ptrtoint %82 : !llvm.ptr to i64
    %84 = llvm.mul %80, %83 : i64
    %85 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %86 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %87 = llvm.getelementptr %85[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %89 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %90 = llvm.getelementptr %88[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%90, %87, %84) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %91 = llvm.intr.stacksave : !llvm.ptr
    %92 = llvm.mlir.constant(2 : i64) : i64
    %93 = llvm.mlir.constant(1 : index) : i64
    %94 = llvm.alloca %93 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %94 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %95 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %96 = llvm.insertvalue %92, %95[0] : !llvm.struct<(i64, ptr)> 
    %97 = llvm.insertvalue %94, %96[1] : !llvm.struct<(i64, ptr)> 
    %98 = llvm.mlir.constant(2 : i64) : i64
    %99 = llvm.mlir.constant(1 : index) : i64
    %100 = llvm.alloca %99 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %100 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %101 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %102 = llvm.insertvalue %98, %101[0] : !llvm.struct<(i64, ptr)> 
    %103 = llvm.insertvalue %100, %102[1] : !llvm.struct<(i64, ptr)> 
    %104 = llvm.mlir.constant(1 : index) : i64
    %105 = llvm.alloca %104 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %97, %105 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %106 = llvm.alloca %104 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %103, %106 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %107 = llvm.mlir.zero : !llvm.ptr
    %108 = llvm.getelementptr %107[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %109 = llvm.ptrtoint %108 : !llvm.ptr to i64
    llvm.call @memrefCopy(%109, %105, %106) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %91 : !llvm.ptr
    return
  }
}

