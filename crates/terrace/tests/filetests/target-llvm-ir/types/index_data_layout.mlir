// terrace opt --convert-func-to-llvm
// The data layout of the module gives the width of an index, also in descriptors.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @id(%i: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
    return %i, %m : index, memref<?xf32>
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @id(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32) -> !llvm.struct<(i32, struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(i32, struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(i32, struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i32, struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>)> 
    llvm.return %8 : !llvm.struct<(i32, struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>)>
  }
}

