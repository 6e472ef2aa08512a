// terrace lower --emit=llvm-dialect
// The size of memory tells which elements of a transfer are in it.
func.func @f(%m: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<?xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi64>) : vector<4xi64>
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.sub %8, %arg5 : i64
    %10 = llvm.mlir.poison : vector<4xi64>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<4xi64>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xi64> 
    %14 = llvm.icmp "sgt" %13, %6 : vector<4xi64>
    %15 = llvm.mlir.poison : vector<4xf32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %arg6, %15[%16 : i32] : vector<4xf32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0, 0] : vector<4xf32> 
    %19 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.getelementptr %19[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.intr.masked.load %20, %14, %18 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %22 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.sub %22, %arg5 : i64
    %24 = llvm.mlir.poison : vector<4xi64>
    %25 = llvm.mlir.constant(0 : i32) : i32
    %26 = llvm.insertelement %23, %24[%25 : i32] : vector<4xi64>
    %27 = llvm.shufflevector %26, %24 [0, 0, 0, 0] : vector<4xi64> 
    %28 = llvm.icmp "sgt" %27, %6 : vector<4xi64>
    %29 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.getelementptr %29[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %21, %30, %28 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
}
