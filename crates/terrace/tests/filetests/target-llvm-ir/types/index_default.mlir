// terrace opt --convert-func-to-llvm
// Without a data layout an index has 64 bits, in every position.
func.func @id(%i: index, %v: vector<4xindex>, %m: memref<?xindex>)
    -> (index, vector<4xindex>, memref<?xindex>) {
  return %i, %v, %m : index, vector<4xindex>, memref<?xindex>
}
// ==== stdout ====
module {
  llvm.func @id(%arg0: i64, %arg1: vector<4xi64>, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %9 = llvm.insertvalue %5, %8[2] : !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    llvm.return %9 : !llvm.struct<(i64, vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
  }
}

