// terrace opt --convert-func-to-llvm
func.func @f(%callee: (i32, index) -> index, %a: i32, %i: index) -> index {
  %r = call_indirect %callee(%a, %i) : (i32, index) -> index
  return %r : index
}
func.func @memref(%callee: (memref<?xf32>) -> memref<?xf32>, %m: memref<?xf32>) -> memref<?xf32> {
  %r = call_indirect %callee(%m) : (memref<?xf32>) -> memref<?xf32>
  return %r : memref<?xf32>
}
func.func @nothing(%callee: () -> ()) {
  call_indirect %callee() : () -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> i64 {
    %0 = llvm.call %arg0(%arg1, %arg2) : !llvm.ptr, (i32, i64) -> i64
    llvm.return %0 : i64
  }
  llvm.func @memref(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call %arg0(%6, %7, %8, %9, %10) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @nothing(%arg0: !llvm.ptr) {
    llvm.call %arg0() : !llvm.ptr, () -> ()
    llvm.return
  }
}

