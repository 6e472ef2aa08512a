// terrace opt --vector-step-lowering
// A step becomes a constant.
// mlir-opt does not run: the set is only part of convert-vector-to-llvm.
func.func @f() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}
// ==== stdout ====
module {
  func.func @f() -> (vector<4xindex>, vector<[4]xindex>) {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
    %0 = vector.step : vector<[4]xindex>
    return %cst, %0 : vector<4xindex>, vector<[4]xindex>
  }
}

