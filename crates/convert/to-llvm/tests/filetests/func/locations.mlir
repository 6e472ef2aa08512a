// terrace opt --convert-func-to-llvm --mlir-print-debuginfo
// New ops have the location of what they replace.
func.func @f(%m: memref<?xf32> loc("m")) -> memref<?xf32> {
  return %m : memref<?xf32> loc("return")
} loc("f")
// ==== stdout ====
#loc2 = loc("m")
module {
  llvm.func @f(%arg0: !llvm.ptr loc("m"), %arg1: !llvm.ptr loc("m"), %arg2: i64 loc("m"), %arg3: i64 loc("m"), %arg4: i64 loc("m")) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc3)
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc3)
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc3)
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc3)
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc3)
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc3)
    llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc3 = loc("return")

