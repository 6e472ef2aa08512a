// terrace lower --index-bitwidth=32 --emit=llvm-dialect
// The sizes of a descriptor are as wide as index.
func.func @f(%m: memref<4x4xf32>) -> memref<vector<4x4xf32>> {
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>>
  return %0 : memref<vector<4x4xf32>>
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32) -> !llvm.struct<(ptr, ptr, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32)>
    %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %10 = llvm.insertvalue %9, %8[0] : !llvm.struct<(ptr, ptr, i32)> 
    %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %12 = llvm.insertvalue %11, %10[1] : !llvm.struct<(ptr, ptr, i32)> 
    %13 = llvm.mlir.constant(0 : index) : i32
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i32)> 
    llvm.return %14 : !llvm.struct<(ptr, ptr, i32)>
  }
}
