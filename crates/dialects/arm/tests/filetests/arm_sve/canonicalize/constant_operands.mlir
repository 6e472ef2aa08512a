// terrace opt --canonicalize --cse
// Constant masks and numbers stay where they are, and sums of the same numbers in another order are not the same.
// mlir-opt takes sums and products for commutative: it makes the mask a number, or takes other elements for those that the mask
// excludes.
func.func @mask(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %all = arith.constant dense<true> : vector<[4]xi1>
  %0 = arm_sve.masked.addi %all, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

func.func @number(%m: vector<[4]xi1>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %a = arith.constant dense<2.0> : vector<[4]xf32>
  %0 = arm_sve.masked.mulf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

func.func @order(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>) {
  %0 = arm_sve.masked.muli %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.muli %m, %b, %a : vector<[4]xi1>, vector<[4]xi32>
  return %0, %1 : vector<[4]xi32>, vector<[4]xi32>
}
// ==== stdout ====
module {
  func.func @mask(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
    %cst = arith.constant dense<true> : vector<[4]xi1>
    %0 = arm_sve.masked.addi %cst, %arg0, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
  func.func @number(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>) -> vector<[4]xf32> {
    %cst = arith.constant dense<2.000000e+00> : vector<[4]xf32>
    %0 = arm_sve.masked.mulf %arg0, %cst, %arg1 : vector<[4]xi1>, vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
  func.func @order(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>) {
    %0 = arm_sve.masked.muli %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.muli %arg0, %arg2, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    return %0, %1 : vector<[4]xi32>, vector<[4]xi32>
  }
}

