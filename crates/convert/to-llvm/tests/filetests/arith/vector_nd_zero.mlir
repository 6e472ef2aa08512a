// terrace opt --convert-arith-to-llvm
// A dimension of one.
func.func @f(%a: vector<1x1xi32>, %b: vector<1x1xi32>) -> vector<1x1xi32> {
  %r = arith.addi %a, %b : vector<1x1xi32>
  return %r : vector<1x1xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<1x1xi32>, %arg1: vector<1x1xi32>) -> vector<1x1xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x1xi32> to !llvm.array<1 x vector<1xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x1xi32> to !llvm.array<1 x vector<1xi32>>
    %2 = llvm.mlir.poison : !llvm.array<1 x vector<1xi32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<1xi32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<1xi32>> 
    %5 = llvm.add %3, %4 : vector<1xi32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<1 x vector<1xi32>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<1 x vector<1xi32>> to vector<1x1xi32>
    return %7 : vector<1x1xi32>
  }
}

