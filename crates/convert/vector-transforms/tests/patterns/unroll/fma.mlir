// terrace opt --vector-rank-reducing-fma
// An FMA becomes FMAs of rows.
// mlir-opt does not run: the set is only part of convert-vector-to-llvm.
func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.fma %a, %a, %a : vector<2x2xf32>
  %1 = vector.fma %b, %b, %b : vector<2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %0 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
    %1 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
    %2 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
    %3 = vector.fma %0, %1, %2 : vector<2xf32>
    %4 = vector.insert %3, %cst [0] : vector<2xf32> into vector<2x2xf32>
    %5 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
    %6 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
    %7 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
    %8 = vector.fma %5, %6, %7 : vector<2xf32>
    %9 = vector.insert %8, %4 [1] : vector<2xf32> into vector<2x2xf32>
    %10 = vector.fma %arg1, %arg1, %arg1 : vector<2xf32>
    return %9, %10 : vector<2x2xf32>, vector<2xf32>
  }
}

