// terrace opt --convert-arith-to-llvm
// arith.floordivsi on vectors.
func.func @vector(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.floordivsi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
// ==== stdout ====
module {
  func.func @vector(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.sdiv %arg0, %arg1 : vector<4xi32>
    %1 = llvm.mul %0, %arg1 : vector<4xi32>
    %2 = llvm.icmp "ne" %arg0, %1 : vector<4xi32>
    %3 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.icmp "slt" %arg0, %3 : vector<4xi32>
    %5 = llvm.icmp "slt" %arg1, %3 : vector<4xi32>
    %6 = llvm.icmp "ne" %4, %5 : vector<4xi1>
    %7 = llvm.and %2, %6 : vector<4xi1>
    %8 = llvm.mlir.constant(dense<-1> : vector<4xi32>) : vector<4xi32>
    %9 = llvm.add %0, %8 : vector<4xi32>
    %10 = llvm.select %7, %9, %0 : vector<4xi1>, vector<4xi32>
    return %10 : vector<4xi32>
  }
}

