// terrace opt --finalize-memref-to-llvm
// Between ranked types there is nothing to do.
func.func @ranked(%m: memref<4x?xf32>) -> memref<?x8xf32> {
  %a = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %b = memref.cast %a : memref<?x?xf32> to memref<?x8xf32>
  return %b : memref<?x8xf32>
}
func.func @layout(%m: memref<4xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %a : memref<?xf32, strided<[?], offset: ?>>
}
func.func @to_unranked(%m: memref<4xf32>) -> memref<*xf32> {
  %a = memref.cast %m : memref<4xf32> to memref<*xf32>
  return %a : memref<*xf32>
}
func.func @to_ranked(%m: memref<*xf32>) -> memref<f32> {
  %a = memref.cast %m : memref<*xf32> to memref<f32>
  return %a : memref<f32>
}
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %a = memref.cast %m : memref<*xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<*xf32>
  return %b : memref<*xf32>
}
// ==== stdout ====
module {
  func.func @ranked(%arg0: memref<4x?xf32>) -> memref<?x8xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x8xf32>
    return %1 : memref<?x8xf32>
  }
  func.func @layout(%arg0: memref<4xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, strided<[?], offset: ?>>
    return %1 : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @to_unranked(%arg0: memref<4xf32>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i64, ptr)> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    return %7 : memref<*xf32>
  }
  func.func @to_ranked(%arg0: memref<*xf32>) -> memref<f32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
    return %3 : memref<f32>
  }
  func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %2, %4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    return %9 : memref<*xf32>
  }
}

