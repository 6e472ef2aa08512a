// terrace opt --convert-func-to-llvm
// No, one, several values; in several blocks.
func.func @none() {
  return
}
func.func @one(%i: index) -> index {
  return %i : index
}
func.func @several(%i: index, %v: vector<2x2xf32>) -> (index, vector<2x2xf32>) {
  return %i, %v : index, vector<2x2xf32>
}
func.func @twice(%c: i1, %i: index) -> index {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %i : index
^bb2:
  %r = call @one(%i) : (index) -> index
  return %r : index
}
// ==== stdout ====
module {
  llvm.func @none() {
    llvm.return
  }
  llvm.func @one(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
  llvm.func @several(%arg0: i64, %arg1: !llvm.array<2 x vector<2xf32>>) -> !llvm.struct<(i64, array<2 x vector<2xf32>>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, array<2 x vector<2xf32>>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, array<2 x vector<2xf32>>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, array<2 x vector<2xf32>>)> 
    llvm.return %2 : !llvm.struct<(i64, array<2 x vector<2xf32>>)>
  }
  llvm.func @twice(%arg0: i1, %arg1: i64) -> i64 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %arg1 : i64
  ^bb2:  // pred: ^bb0
    %0 = llvm.call @one(%arg1) : (i64) -> i64
    llvm.return %0 : i64
  }
}

