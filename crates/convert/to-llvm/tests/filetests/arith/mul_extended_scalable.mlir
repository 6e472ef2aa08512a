// terrace opt --convert-arith-to-llvm
// The product scales as its factors do.
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %0, %1 = arith.mulsi_extended %a, %b : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = llvm.sext %arg0 : vector<[4]xi32> to vector<[4]xi64>
    %1 = llvm.sext %arg1 : vector<[4]xi32> to vector<[4]xi64>
    %2 = llvm.mul %0, %1 : vector<[4]xi64>
    %3 = llvm.trunc %2 : vector<[4]xi64> to vector<[4]xi32>
    %4 = llvm.mlir.constant(dense<32> : vector<[4]xi64>) : vector<[4]xi64>
    %5 = llvm.lshr %2, %4 : vector<[4]xi64>
    %6 = llvm.trunc %5 : vector<[4]xi64> to vector<[4]xi32>
    return %3 : vector<[4]xi32>
  }
}

