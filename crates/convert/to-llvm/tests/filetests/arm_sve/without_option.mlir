// terrace opt --convert-vector-to-llvm
// Operations stay without the option.
func.func @f(%m: vector<[4]xi1>, %i: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arm_sve.masked.addi %m, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
}

