// terrace opt --finalize-memref-to-llvm
func.func @zero_offset(%m: memref<4x4xf16>) -> memref<4x4xf16> {
  %a = memref.assume_alignment %m, 16 : memref<4x4xf16>
  return %a : memref<4x4xf16>
}
func.func @offset(%m: memref<4x4xf16, strided<[?, ?], offset: ?>>) -> memref<4x4xf16, strided<[?, ?], offset: ?>> {
  %a = memref.assume_alignment %m, 8 : memref<4x4xf16, strided<[?, ?], offset: ?>>
  return %a : memref<4x4xf16, strided<[?, ?], offset: ?>>
}
// ==== stdout ====
module {
  func.func @zero_offset(%arg0: memref<4x4xf16>) -> memref<4x4xf16> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(16 : index) : i64
    llvm.intr.assume %2 ["align"(%1, %3 : !llvm.ptr, i64)] : i1
    return %arg0 : memref<4x4xf16>
  }
  func.func @offset(%arg0: memref<4x4xf16, strided<[?, ?], offset: ?>>) -> memref<4x4xf16, strided<[?, ?], offset: ?>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf16, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(8 : index) : i64
    llvm.intr.assume %4 ["align"(%3, %5 : !llvm.ptr, i64)] : i1
    return %arg0 : memref<4x4xf16, strided<[?, ?], offset: ?>>
  }
}

