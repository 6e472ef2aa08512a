// terrace opt --finalize-memref-to-llvm
// A known size folds or is a constant; an unknown position needs memory.
func.func @dynamic(%m: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x4xf32>
  return %d : index
}
func.func @static(%m: memref<?x4xf32>) -> index {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<?x4xf32>
  return %d : index
}
func.func @unknown_position(%m: memref<?x4x?xf32>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<?x4x?xf32>
  return %d : index
}
func.func @unranked(%m: memref<*xf32>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<*xf32>
  return %d : index
}
func.func @unranked_constant(%m: memref<*xf32>) -> index {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<*xf32>
  return %d : index
}
// ==== stdout ====
module {
  func.func @dynamic(%arg0: memref<?x4xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @static(%arg0: memref<?x4xf32>) -> index {
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    return %1 : index
  }
  func.func @unknown_position(%arg0: memref<?x4x?xf32>, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.extractvalue %1[3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %4 = llvm.alloca %2 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    llvm.store %3, %4 : !llvm.array<3 x i64>, !llvm.ptr
    %5 = llvm.getelementptr %4[0, %0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %6 = llvm.load %5 : !llvm.ptr -> i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    return %7 : index
  }
  func.func @unranked(%arg0: memref<*xf32>, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %3[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    return %8 : index
  }
  func.func @unranked_constant(%arg0: memref<*xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %c1 = arith.constant 1 : index
    %1 = builtin.unrealized_conversion_cast %c1 : index to i64
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.add %4, %1 : i64
    %6 = llvm.getelementptr %3[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    return %8 : index
  }
}

