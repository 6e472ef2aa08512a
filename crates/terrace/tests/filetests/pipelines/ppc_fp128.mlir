// terrace opt --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
func.func @f(%a: !llvm.ppc_fp128, %m: memref<?x!llvm.ppc_fp128>, %i: index, %s: f32) -> !llvm.ppc_fp128 {
  %0 = arith.constant 1.5 : !llvm.ppc_fp128
  %1 = arith.addf %a, %0 : !llvm.ppc_fp128
  %2 = arith.extf %s : f32 to !llvm.ppc_fp128
  %3 = arith.mulf %1, %2 : !llvm.ppc_fp128
  memref.store %3, %m[%i] : memref<?x!llvm.ppc_fp128>
  %4 = arith.cmpf olt, %3, %a : !llvm.ppc_fp128
  %5 = arith.select %4, %a, %3 : !llvm.ppc_fp128
  return %5 : !llvm.ppc_fp128
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ppc_fp128, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) -> !llvm.ppc_fp128 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1.500000e+00 : !llvm.ppc_fp128) : !llvm.ppc_fp128
    %7 = llvm.fadd %arg0, %6 : !llvm.ppc_fp128
    %8 = llvm.fpext %arg7 : f32 to !llvm.ppc_fp128
    %9 = llvm.fmul %7, %8 : !llvm.ppc_fp128
    %10 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.getelementptr inbounds|nuw %10[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ppc_fp128
    llvm.store %9, %11 : !llvm.ppc_fp128, !llvm.ptr
    %12 = llvm.fcmp "olt" %9, %arg0 : !llvm.ppc_fp128
    %13 = llvm.select %12, %arg0, %9 : i1, !llvm.ppc_fp128
    llvm.return %13 : !llvm.ppc_fp128
  }
}

