// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// Ops of other dialects stay, with their memrefs.
func.func @f(%m: memref<?xf32>) -> i64 {
  %r = "other.op"(%m) ({
    "other.end"(%m) : (memref<?xf32>) -> ()
  }) {a = 1 : i32} : (memref<?xf32>) -> i64
  return %r : i64
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    %7 = "other.op"(%6) ({
      "other.end"(%6) : (memref<?xf32>) -> ()
    }) {a = 1 : i32} : (memref<?xf32>) -> i64
    llvm.return %7 : i64
  }
}

