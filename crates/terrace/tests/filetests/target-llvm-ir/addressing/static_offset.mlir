// terrace opt --finalize-memref-to-llvm
func.func @load(%m: memref<10x42xf32, strided<[50, 2], offset: 7>>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<10x42xf32, strided<[50, 2], offset: 7>>
  return %v : f32
}
// ==== stdout ====
module {
  func.func @load(%arg0: memref<10x42xf32, strided<[50, 2], offset: 7>>, %arg1: index, %arg2: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<10x42xf32, strided<[50, 2], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.mlir.constant(7 : index) : i64
    %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.mlir.constant(50 : index) : i64
    %7 = llvm.mul %1, %6 overflow<nsw, nuw> : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mul %0, %8 overflow<nsw, nuw> : i64
    %10 = llvm.add %7, %9 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %5[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.load %11 : !llvm.ptr -> f32
    return %12 : f32
  }
}

