// terrace opt --convert-func-to-llvm
// Several results return as one struct.
func.func @pair(%a: i32, %b: i64) -> (i32, i64) {
  return %a, %b : i32, i64
}
func.func @swap(%a: i32, %b: i64) -> (i64, i32) {
  return %b, %a : i64, i32
}
func.func @three(%a: f32, %m: memref<?xf32>) -> (f32, memref<?xf32>, f32) {
  return %a, %m, %a : f32, memref<?xf32>, f32
}
// ==== stdout ====
module {
  llvm.func @pair(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i64)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, i64)> 
    llvm.return %2 : !llvm.struct<(i32, i64)>
  }
  llvm.func @swap(%arg0: i32, %arg1: i64) -> !llvm.struct<(i64, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i32)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, i32)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i64, i32)> 
    llvm.return %2 : !llvm.struct<(i64, i32)>
  }
  llvm.func @three(%arg0: f32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> 
    %9 = llvm.insertvalue %arg0, %8[2] : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> 
    llvm.return %9 : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>
  }
}

