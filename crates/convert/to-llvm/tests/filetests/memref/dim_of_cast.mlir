// terrace opt --finalize-memref-to-llvm
// A fold in place is taken back when it leads to a constant that stays.
func.func @f(%m2: memref<3x2xi1>) -> index {
  %v2 = memref.cast %m2 : memref<3x2xi1> to memref<3x?xi1, strided<[?, ?], offset: ?>>
  %v7 = arith.constant 1 : index
  %v8 = memref.dim %v2, %v7 : memref<3x?xi1, strided<[?, ?], offset: ?>>
  return %v8 : index
}
func.func @g(%m2: memref<3x2xi1>) -> index {
  %v2 = memref.cast %m2 : memref<3x2xi1> to memref<3x?xi1>
  %v7 = arith.constant 1 : index
  %v8 = memref.dim %v2, %v7 : memref<3x?xi1>
  return %v8 : index
}
func.func @h(%m2: memref<3x?xi1>) -> index {
  %v2 = memref.cast %m2 : memref<3x?xi1> to memref<?x?xi1>
  %v7 = arith.constant 1 : index
  %v8 = memref.dim %v2, %v7 : memref<?x?xi1>
  return %v8 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<3x2xi1>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<3x2xi1> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c1 = arith.constant 1 : index
    %1 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @g(%arg0: memref<3x2xi1>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<3x2xi1> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c1 = arith.constant 1 : index
    %1 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @h(%arg0: memref<3x?xi1>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<3x?xi1> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c1 = arith.constant 1 : index
    %1 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
}

