// terrace lower --emit=llvm-dialect
// All passes take index for 32 bits wide, as the data layout says, those too that do not ask it upstream.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xindex>) -> (vector<4xf32>, vector<4xindex>) {
    %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
    %1 = vector.insert %i, %v [0] : index into vector<4xindex>
    %2 = arith.addi %1, %1 : vector<4xindex>
    return %0, %2 : vector<4xf32>, vector<4xindex>
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: vector<4xi32>) -> !llvm.struct<(vector<4xf32>, vector<4xi32>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %8 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.insertelement %arg5, %arg6[%9 : i64] : vector<4xi32>
    %11 = llvm.add %10, %10 : vector<4xi32>
    %12 = llvm.mlir.poison : !llvm.struct<(vector<4xf32>, vector<4xi32>)>
    %13 = llvm.insertvalue %8, %12[0] : !llvm.struct<(vector<4xf32>, vector<4xi32>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(vector<4xf32>, vector<4xi32>)> 
    llvm.return %14 : !llvm.struct<(vector<4xf32>, vector<4xi32>)>
  }
}
