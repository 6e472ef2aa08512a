// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// The place in the original signature says which argument is loaded, as in MLIR, also where memrefs were taken apart.
func.func @f(%m: memref<4xf32> {llvm.byval = i32}, %n: memref<4xf32>) {
  "foo.use"(%m, %n) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
func.func @shifted(%m: memref<f32>, %a: index {llvm.byval = i32}) {
  "foo.use"(%a) : (index) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
    %7 = llvm.load %arg0 : !llvm.ptr -> i32
    %8 = builtin.unrealized_conversion_cast %7, %arg1, %arg2, %arg3, %arg4 : i32, !llvm.ptr, i64, i64, i64 to memref<4xf32>
    "foo.use"(%8, %6) : (memref<4xf32>, memref<4xf32>) -> ()
    llvm.return
  }
  llvm.func @shifted(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr {llvm.byval = i32}) {
    %0 = builtin.unrealized_conversion_cast %arg3 : !llvm.ptr to index
    %1 = llvm.load %arg1 : !llvm.ptr -> i32
    "foo.use"(%0) : (index) -> ()
    llvm.return
  }
}

