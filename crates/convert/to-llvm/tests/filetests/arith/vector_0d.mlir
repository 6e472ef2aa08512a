// terrace opt --convert-arith-to-llvm
// A vector of no dimensions is one of one element.
func.func @add(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.addf %a, %b : vector<f32>
  return %r : vector<f32>
}
func.func @constant() -> vector<f32> {
  %r = arith.constant dense<1.0> : vector<f32>
  return %r : vector<f32>
}
func.func @compare(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %r = arith.cmpi eq, %a, %b : vector<i32>
  return %r : vector<i1>
}
// ==== stdout ====
module {
  func.func @add(%arg0: vector<f32>, %arg1: vector<f32>) -> vector<f32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %2 = llvm.fadd %1, %0 : vector<1xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
    return %3 : vector<f32>
  }
  func.func @constant() -> vector<f32> {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<1xf32> to vector<f32>
    return %1 : vector<f32>
  }
  func.func @compare(%arg0: vector<i32>, %arg1: vector<i32>) -> vector<i1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
    %2 = llvm.icmp "eq" %1, %0 : vector<1xi32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<1xi1> to vector<i1>
    return %3 : vector<i1>
  }
}

