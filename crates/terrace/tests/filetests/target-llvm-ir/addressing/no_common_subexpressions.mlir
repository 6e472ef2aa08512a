// terrace opt --finalize-memref-to-llvm
// The same address is computed twice.
func.func @swap(%m: memref<?x?xi32>, %i: index, %j: index) {
  %a = memref.load %m[%i, %j] : memref<?x?xi32>
  %b = memref.load %m[%j, %i] : memref<?x?xi32>
  memref.store %a, %m[%j, %i] : memref<?x?xi32>
  memref.store %b, %m[%i, %j] : memref<?x?xi32>
  return
}
// ==== stdout ====
module {
  func.func @swap(%arg0: memref<?x?xi32>, %arg1: index, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.mul %1, %4 overflow<nsw, nuw> : i64
    %6 = llvm.add %5, %0 overflow<nsw, nuw> : i64
    %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.load %7 : !llvm.ptr -> i32
    %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mul %0, %10 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %1 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 : !llvm.ptr -> i32
    %15 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.mul %0, %16 overflow<nsw, nuw> : i64
    %18 = llvm.add %17, %1 overflow<nsw, nuw> : i64
    %19 = llvm.getelementptr inbounds|nuw %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %8, %19 : i32, !llvm.ptr
    %20 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mul %1, %21 overflow<nsw, nuw> : i64
    %23 = llvm.add %22, %0 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %14, %24 : i32, !llvm.ptr
    return
  }
}

