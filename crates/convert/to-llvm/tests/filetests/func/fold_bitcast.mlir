// terrace opt --convert-func-to-llvm
// A bitcast to the same type is its operand, but for a constant: that folds to a constant, which would not be legal.
func.func @f(%a: i64, %v: vector<4xi32>) -> (i64, vector<4xi32>, i32, vector<4xi32>) {
  %poison = ub.poison : i64
  %0 = arith.bitcast %poison : i64 to i64
  %poisons = ub.poison : vector<4xi32>
  %1 = arith.bitcast %poisons : vector<4xi32> to vector<4xi32>
  %five = arith.constant 5 : i32
  %2 = arith.bitcast %five : i32 to i32
  %3 = arith.bitcast %v : vector<4xi32> to vector<4xi32>
  return %0, %1, %2, %3 : i64, vector<4xi32>, i32, vector<4xi32>
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i64, %arg1: vector<4xi32>) -> !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)> {
    %0 = ub.poison : i64
    %1 = arith.bitcast %0 : i64 to i64
    %2 = ub.poison : vector<4xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = arith.bitcast %c5_i32 : i32 to i32
    %4 = llvm.mlir.poison : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)>
    %5 = llvm.insertvalue %1, %4[0] : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)> 
    %7 = llvm.insertvalue %3, %6[2] : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)> 
    %8 = llvm.insertvalue %arg1, %7[3] : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)> 
    llvm.return %8 : !llvm.struct<(i64, vector<4xi32>, i32, vector<4xi32>)>
  }
}

