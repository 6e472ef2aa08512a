// terrace opt --finalize-memref-to-llvm
// Without explicit strides those of unknown sizes come from the descriptor.
func.func @load(%m: memref<?x?x4x8xf32>, %i: index, %j: index, %k: index, %l: index) -> f32 {
  %v = memref.load %m[%i, %j, %k, %l] : memref<?x?x4x8xf32>
  return %v : f32
}
// ==== stdout ====
module {
  func.func @load(%arg0: memref<?x?x4x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<?x?x4x8xf32> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %6 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> 
    %7 = llvm.mul %3, %6 overflow<nsw, nuw> : i64
    %8 = llvm.mlir.constant(32 : index) : i64
    %9 = llvm.mul %2, %8 overflow<nsw, nuw> : i64
    %10 = llvm.add %7, %9 overflow<nsw, nuw> : i64
    %11 = llvm.mlir.constant(8 : index) : i64
    %12 = llvm.mul %1, %11 overflow<nsw, nuw> : i64
    %13 = llvm.add %10, %12 overflow<nsw, nuw> : i64
    %14 = llvm.add %13, %0 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds|nuw %5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    return %16 : f32
  }
}

