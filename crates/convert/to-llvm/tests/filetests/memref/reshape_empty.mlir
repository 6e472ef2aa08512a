// terrace opt --finalize-memref-to-llvm
// No dimensions, and sizes of 0.
func.func @f(%u: memref<*xf32, 2>, %s: memref<0xindex>, %s1: memref<3xindex>, %w: memref<4xf32>) {
  %0 = memref.reshape %u(%s) : (memref<*xf32, 2>, memref<0xindex>) -> memref<f32, 2>
  %1 = memref.reshape %w(%s1) : (memref<4xf32>, memref<3xindex>) -> memref<0x?x4xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<*xf32, 2>, %arg1: memref<0xindex>, %arg2: memref<3xindex>, %arg3: memref<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<3xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
    %3 = llvm.mlir.poison : !llvm.struct<(ptr<2>, ptr<2>, i64)>
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr<2>
    %6 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr<2>
    %8 = llvm.insertvalue %5, %3[0] : !llvm.struct<(ptr<2>, ptr<2>, i64)> 
    %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr<2>, ptr<2>, i64)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr<2>, ptr<2>, i64)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %13 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %13, %12[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %16 = llvm.insertvalue %14, %15[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(4 : index) : i64
    %21 = llvm.insertvalue %20, %18[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %22 = llvm.insertvalue %19, %21[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %23 = llvm.mul %19, %20 : i64
    %24 = llvm.mlir.constant(4 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr inbounds|nuw %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 : !llvm.ptr -> i64
    %29 = builtin.unrealized_conversion_cast %28 : i64 to index
    %30 = builtin.unrealized_conversion_cast %29 : index to i64
    %31 = llvm.insertvalue %30, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %32 = llvm.insertvalue %24, %31[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %33 = llvm.mul %24, %30 : i64
    %34 = llvm.mlir.constant(0 : index) : i64
    %35 = llvm.insertvalue %34, %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %36 = llvm.insertvalue %33, %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %37 = llvm.mul %33, %34 : i64
    return
  }
}

