// terrace opt --finalize-memref-to-llvm
// The type of the element is the unit of the address, vectors and indices too.
func.func @vector(%m: memref<?xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %v = memref.load %m[%i] : memref<?xvector<4xf32>>
  return %v : vector<4xf32>
}
func.func @nd_vector(%m: memref<?xvector<2x4xf32>>, %i: index) -> vector<2x4xf32> {
  %v = memref.load %m[%i] : memref<?xvector<2x4xf32>>
  return %v : vector<2x4xf32>
}
func.func @index(%m: memref<?xindex>, %i: index) -> index {
  %v = memref.load %m[%i] : memref<?xindex>
  return %v : index
}
func.func @bit(%m: memref<?xi1>, %i: index) -> i1 {
  %v = memref.load %m[%i] : memref<?xi1>
  return %v : i1
}
// ==== stdout ====
module {
  func.func @vector(%arg0: memref<?xvector<4xf32>>, %arg1: index) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
    %4 = llvm.load %3 : !llvm.ptr -> vector<4xf32>
    return %4 : vector<4xf32>
  }
  func.func @nd_vector(%arg0: memref<?xvector<2x4xf32>>, %arg1: index) -> vector<2x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xvector<2x4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<4xf32>>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.array<2 x vector<4xf32>>
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %5 : vector<2x4xf32>
  }
  func.func @index(%arg0: memref<?xindex>, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = llvm.load %3 : !llvm.ptr -> i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    return %5 : index
  }
  func.func @bit(%arg0: memref<?xi1>, %arg1: index) -> i1 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %4 = llvm.load %3 : !llvm.ptr -> i1
    return %4 : i1
  }
}

