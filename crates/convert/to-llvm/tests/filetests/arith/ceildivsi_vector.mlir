// terrace opt --convert-arith-to-llvm
// arith.ceildivsi on vectors.
func.func @vector(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.ceildivsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
// ==== stdout ====
module {
  func.func @vector(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %1 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %2 = llvm.sdiv %arg0, %arg1 : vector<4xi32>
    %3 = llvm.mul %2, %arg1 : vector<4xi32>
    %4 = llvm.icmp "ne" %arg0, %3 : vector<4xi32>
    %5 = llvm.icmp "slt" %arg0, %0 : vector<4xi32>
    %6 = llvm.icmp "slt" %arg1, %0 : vector<4xi32>
    %7 = llvm.icmp "eq" %5, %6 : vector<4xi1>
    %8 = llvm.and %4, %7 : vector<4xi1>
    %9 = llvm.add %2, %1 : vector<4xi32>
    %10 = llvm.select %8, %9, %2 : vector<4xi1>, vector<4xi32>
    return %10 : vector<4xi32>
  }
}

