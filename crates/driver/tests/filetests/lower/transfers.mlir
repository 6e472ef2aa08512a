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
    %6 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.sub %8, %arg5 : i64
    %10 = llvm.trunc %9 : i64 to i32
    %11 = llvm.mlir.poison : vector<4xi32>
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.insertelement %10, %11[%12 : i32] : vector<4xi32>
    %14 = llvm.shufflevector %13, %11 [0, 0, 0, 0] : vector<4xi32> 
    %15 = llvm.icmp "sgt" %14, %6 : vector<4xi32>
    %16 = llvm.mlir.poison : vector<4xf32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %arg6, %16[%17 : i32] : vector<4xf32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0, 0] : vector<4xf32> 
    %20 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr %20[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.intr.masked.load %21, %15, %19 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %23 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.sub %23, %arg5 : i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.mlir.poison : vector<4xi32>
    %27 = llvm.mlir.constant(0 : i32) : i32
    %28 = llvm.insertelement %25, %26[%27 : i32] : vector<4xi32>
    %29 = llvm.shufflevector %28, %26 [0, 0, 0, 0] : vector<4xi32> 
    %30 = llvm.icmp "sgt" %29, %6 : vector<4xi32>
    %31 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.getelementptr %31[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %22, %32, %30 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
}
