// terrace opt --convert-arith-to-llvm=index-bitwidth=32
// An index constant in 32 bits.
func.func @f() -> (index, vector<2xindex>) {
  %0 = arith.constant 7 : index
  %1 = arith.constant dense<[1, -1]> : vector<2xindex>
  return %0, %1 : index, vector<2xindex>
}
// ==== stdout ====
module {
  func.func @f() -> (index, vector<2xindex>) {
    %0 = llvm.mlir.constant(7 : index) : i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    %2 = llvm.mlir.constant(dense<[1, -1]> : vector<2xindex>) : vector<2xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2xi32> to vector<2xindex>
    return %1, %3 : index, vector<2xindex>
  }
}

