// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true
func.func @two(%a: memref<4xf32>, %x: f32) -> (memref<4xf32>, f32) {
  return %a, %x : memref<4xf32>, f32
}
// ==== stdout ====
module {
  llvm.func @two(%arg0: !llvm.ptr, %arg1: f32) -> !llvm.struct<(ptr, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, f32)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, f32)> 
    %12 = llvm.insertvalue %arg1, %11[1] : !llvm.struct<(ptr, f32)> 
    llvm.return %12 : !llvm.struct<(ptr, f32)>
  }
}

