// terrace opt --convert-vector-to-llvm="force-32bit-vector-indices=0"
// Masks compare integers of 64 bits.
func.func @f(%a: index) -> (vector<4xi1>, vector<[4]xi1>) {
  %0 = vector.create_mask %a : vector<4xi1>
  %1 = vector.create_mask %a : vector<[4]xi1>
  return %0, %1 : vector<4xi1>, vector<[4]xi1>
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> (vector<4xi1>, vector<[4]xi1>) {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
    %0 = arith.index_cast %arg0 : index to i64
    %1 = llvm.mlir.poison : vector<4xi64>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.insertelement %0, %1[%2 : i32] : vector<4xi64>
    %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xi64> 
    %5 = arith.cmpi sgt, %4, %cst : vector<4xi64>
    %6 = llvm.intr.stepvector : vector<[4]xi64>
    %7 = arith.index_cast %arg0 : index to i64
    %8 = llvm.mlir.poison : vector<[4]xi64>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<[4]xi64>
    %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0] : vector<[4]xi64> 
    %12 = arith.cmpi slt, %6, %11 : vector<[4]xi64>
    return %5, %12 : vector<4xi1>, vector<[4]xi1>
  }
}

