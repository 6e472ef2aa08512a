// terrace opt --finalize-memref-to-llvm=index-bitwidth=32
// Address arithmetic happens in the width of the index.
func.func @read(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x?xf32>
  return %v : f32
}
// ==== stdout ====
module {
  func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i32
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %4 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %5 = llvm.mul %1, %4 overflow<nsw, nuw> : i32
    %6 = llvm.add %5, %0 overflow<nsw, nuw> : i32
    %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    return %8 : f32
  }
}

