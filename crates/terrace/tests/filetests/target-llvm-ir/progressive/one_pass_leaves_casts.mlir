// terrace opt --finalize-memref-to-llvm
// Only memref ops go; casts stand where the two worlds meet.
func.func @f(%m: memref<?xf32>, %i: index, %x: f32) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  memref.store %x, %m[%j] : memref<?xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c1 = arith.constant 1 : index
    %1 = arith.addi %arg1, %c1 : index
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.getelementptr inbounds|nuw %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg2, %4 : f32, !llvm.ptr
    return
  }
}

