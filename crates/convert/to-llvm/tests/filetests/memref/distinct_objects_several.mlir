// terrace opt --finalize-memref-to-llvm
// Every pair.
func.func @f(%u: memref<4xf32, strided<[1], offset: 3>>, %v: memref<4xf32, 3>, %w: memref<2x?xi8, strided<[?, 1], offset: ?>>) {
  %p:3 = memref.distinct_objects %u, %v, %w : memref<4xf32, strided<[1], offset: 3>>, memref<4xf32, 3>, memref<2x?xi8, strided<[?, 1], offset: ?>>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4xf32, strided<[1], offset: 3>>, %arg1: memref<4xf32, 3>, %arg2: memref<2x?xi8, strided<[?, 1], offset: ?>>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<2x?xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, strided<[1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.mlir.constant(3 : index) : i64
    %5 = llvm.getelementptr %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.getelementptr %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %10 ["separate_storage"(%5, %6 : !llvm.ptr, !llvm.ptr<3>)] : i1
    llvm.intr.assume %10 ["separate_storage"(%5, %9 : !llvm.ptr, !llvm.ptr)] : i1
    llvm.intr.assume %10 ["separate_storage"(%6, %9 : !llvm.ptr<3>, !llvm.ptr)] : i1
    return
  }
}

