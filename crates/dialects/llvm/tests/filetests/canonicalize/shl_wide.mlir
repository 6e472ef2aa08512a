// terrace opt --canonicalize
// Of a wide amount the low word says whether a shift is folded.
llvm.func @f() -> !llvm.struct<(i128, i128)> {
  %one = llvm.mlir.constant(1 : i128) : i128
  %high = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  %all = llvm.mlir.constant(-1 : i128) : i128
  %0 = llvm.shl %one, %high : i128
  %1 = llvm.shl %one, %all : i128
  %2 = llvm.mlir.poison : !llvm.struct<(i128, i128)>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i128, i128)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i128, i128)>
  llvm.return %4 : !llvm.struct<(i128, i128)>
}
// ==== stdout ====
module {
  llvm.func @f() -> !llvm.struct<(i128, i128)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i128, i128)>
    %1 = llvm.mlir.constant(1 : i128) : i128
    %2 = llvm.mlir.constant(-1 : i128) : i128
    %3 = llvm.mlir.constant(0 : i128) : i128
    %4 = llvm.shl %1, %2 : i128
    %5 = llvm.insertvalue %3, %0[0] : !llvm.struct<(i128, i128)> 
    %6 = llvm.insertvalue %4, %5[1] : !llvm.struct<(i128, i128)> 
    llvm.return %6 : !llvm.struct<(i128, i128)>
  }
}

