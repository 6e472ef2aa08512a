// terrace opt --finalize-memref-to-llvm
// A store computes the same address.
func.func @store(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %v: f32, %i: index, %j: index, %k: index, %l: index) {
  memref.store %v, %m[%i, %j, %k, %l] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return
}
// ==== stdout ====
module {
  func.func @store(%arg0: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %arg1: f32, %arg2: index, %arg3: index, %arg4: index, %arg5: index) {
    %0 = builtin.unrealized_conversion_cast %arg5 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %6 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %7 = llvm.getelementptr %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %9 = llvm.mul %3, %8 overflow<nsw, nuw> : i64
    %10 = llvm.mlir.constant(32 : index) : i64
    %11 = llvm.mul %2, %10 overflow<nsw, nuw> : i64
    %12 = llvm.add %9, %11 overflow<nsw, nuw> : i64
    %13 = llvm.mlir.constant(8 : index) : i64
    %14 = llvm.mul %1, %13 overflow<nsw, nuw> : i64
    %15 = llvm.add %12, %14 overflow<nsw, nuw> : i64
    %16 = llvm.add %15, %0 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %7[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg1, %17 : f32, !llvm.ptr
    return
  }
}

