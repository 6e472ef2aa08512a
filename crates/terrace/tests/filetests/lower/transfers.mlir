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
    %6 = llvm.mlir.constant(4 : index) : i64
    %7 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.sub %9, %arg5 : i64
    %11 = llvm.intr.smax(%10, %8) : (i64, i64) -> i64
    %12 = llvm.intr.smin(%11, %6) : (i64, i64) -> i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.mlir.poison : vector<4xi32>
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.insertelement %13, %14[%15 : i32] : vector<4xi32>
    %17 = llvm.shufflevector %16, %14 [0, 0, 0, 0] : vector<4xi32> 
    %18 = llvm.icmp "sgt" %17, %7 : vector<4xi32>
    %19 = llvm.mlir.poison : vector<4xf32>
    %20 = llvm.mlir.constant(0 : i32) : i32
    %21 = llvm.insertelement %arg6, %19[%20 : i32] : vector<4xf32>
    %22 = llvm.shufflevector %21, %19 [0, 0, 0, 0] : vector<4xf32> 
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr %23[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.intr.masked.load %24, %18, %22 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %26 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.sub %26, %arg5 : i64
    %28 = llvm.intr.smax(%27, %8) : (i64, i64) -> i64
    %29 = llvm.intr.smin(%28, %6) : (i64, i64) -> i64
    %30 = llvm.trunc %29 : i64 to i32
    %31 = llvm.mlir.poison : vector<4xi32>
    %32 = llvm.mlir.constant(0 : i32) : i32
    %33 = llvm.insertelement %30, %31[%32 : i32] : vector<4xi32>
    %34 = llvm.shufflevector %33, %31 [0, 0, 0, 0] : vector<4xi32> 
    %35 = llvm.icmp "sgt" %34, %7 : vector<4xi32>
    %36 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr %36[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %25, %37, %35 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
}
