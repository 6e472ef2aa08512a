// terrace opt --finalize-memref-to-llvm
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %x, %y = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  return %y : memref<?xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %4 ["separate_storage"(%2, %3 : !llvm.ptr, !llvm.ptr)] : i1
    return %arg1 : memref<?xf32>
  }
}

