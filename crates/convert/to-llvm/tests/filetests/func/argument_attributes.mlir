// terrace opt --convert-func-to-llvm
// Attributes of arguments and results.
func.func @f(%a: i8 {llvm.signext}, %p: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 8 : i64}, %i: index {other.note = "x"}) -> (i8 {llvm.zeroext}) {
  return %a : i8
}
func.func @two(%a: i8) -> (i8 {llvm.zeroext}, i8) {
  return %a, %a : i8, i8
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i8 {llvm.signext}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.nonnull}, %arg2: i64 {other.note = "x"}) -> (i8 {llvm.zeroext}) {
    llvm.return %arg0 : i8
  }
  llvm.func @two(%arg0: i8) -> !llvm.struct<(i8, i8)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i8, i8)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i8, i8)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i8, i8)> 
    llvm.return %2 : !llvm.struct<(i8, i8)>
  }
}

