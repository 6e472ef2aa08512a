// terrace opt --sccp
// Parts that were never set.
llvm.func @undef(%a: i32) -> i32 {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : i32
}
// ==== stdout ====
module {
  llvm.func @undef(%arg0: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, i32)> 
    llvm.return %0 : i32
  }
}

