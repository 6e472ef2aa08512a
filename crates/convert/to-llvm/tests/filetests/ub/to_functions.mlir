// terrace opt --convert-ub-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// With functions, nothing of ub is left.
func.func @f() -> (index, vector<4xf32>) {
  %0 = ub.poison : index
  %1 = ub.poison : vector<4xf32>
  return %0, %1 : index, vector<4xf32>
}
// ==== stdout ====
module {
  llvm.func @f() -> !llvm.struct<(i64, vector<4xf32>)> {
    %0 = llvm.mlir.poison : i64
    %1 = llvm.mlir.poison : vector<4xf32>
    %2 = llvm.mlir.poison : !llvm.struct<(i64, vector<4xf32>)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i64, vector<4xf32>)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i64, vector<4xf32>)> 
    llvm.return %4 : !llvm.struct<(i64, vector<4xf32>)>
  }
}

