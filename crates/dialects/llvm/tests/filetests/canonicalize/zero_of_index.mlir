// terrace opt --canonicalize
// Vectors of `index` have a zero, too.
func.func @f(%a: vector<4xindex>) -> vector<4xindex> {
  %zero = llvm.mlir.zero : vector<4xindex>
  %0 = arith.addi %a, %zero : vector<4xindex>
  return %0 : vector<4xindex>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xindex>) -> vector<4xindex> {
    return %arg0 : vector<4xindex>
  }
}

