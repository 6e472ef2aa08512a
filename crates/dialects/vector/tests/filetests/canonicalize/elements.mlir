// terrace opt --canonicalize
// Vectors as values of their own, and back.
func.func @fe(%a: vector<2x2xf32>, %i: index) -> (vector<2xf32>, vector<4xf32>, vector<2xf32>) {
  %0 = vector.extract %a[1, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %a[1, 1] : f32 from vector<2x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  %3 = vector.extract %a[0, 0] : f32 from vector<2x2xf32>
  %4 = vector.extract %a[0, 1] : f32 from vector<2x2xf32>
  %5 = vector.from_elements %3, %4, %0, %1 : vector<4xf32>
  %6 = vector.extract %a[%i, 0] : f32 from vector<2x2xf32>
  %7 = vector.extract %a[%i, 1] : f32 from vector<2x2xf32>
  %8 = vector.broadcast %6 : f32 to vector<2xf32>
  return %2, %5, %8 : vector<2xf32>, vector<4xf32>, vector<2xf32>
}
func.func @fe2(%a: vector<2x2xf32>) -> (vector<2xf32>) {
  %0 = vector.extract %a[0, 1] : f32 from vector<2x2xf32>
  %1 = vector.extract %a[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  return %2 : vector<2xf32>
}
func.func @fe_poison() -> (vector<2xf32>, vector<2xf32>) {
  %s = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %0 = vector.from_elements %s, %s : vector<2xf32>
  %1 = vector.from_elements %s, %c : vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}
func.func @fe_const() -> (vector<2xf32>, vector<index>, vector<2x2xi1>) {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %i = arith.constant 2 : index
  %t = arith.constant true
  %f = arith.constant false
  %0 = vector.from_elements %c, %d : vector<2xf32>
  %1 = vector.from_elements %i : vector<index>
  %2 = vector.from_elements %t, %f, %f, %t : vector<2x2xi1>
  return %0, %1, %2 : vector<2xf32>, vector<index>, vector<2x2xi1>
}
func.func @to_el(%a: vector<4xf32>, %x: vector<1x2xf32>, %s: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  %b = vector.broadcast %x : vector<1x2xf32> to vector<2x2xf32>
  %2:4 = vector.to_elements %b : vector<2x2xf32>
  return %1#0, %1#1, %1#2, %1#3, %2#0, %2#1, %2#2, %2#3 : f32, f32, f32, f32, f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @fe(%arg0: vector<2x2xf32>, %arg1: index) -> (vector<2xf32>, vector<4xf32>, vector<2xf32>) {
    %0 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
    %1 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<4xf32>
    %2 = vector.extract %arg0[%arg1, 0] : f32 from vector<2x2xf32>
    %3 = vector.broadcast %2 : f32 to vector<2xf32>
    return %0, %1, %3 : vector<2xf32>, vector<4xf32>, vector<2xf32>
  }
  func.func @fe2(%arg0: vector<2x2xf32>) -> vector<2xf32> {
    %0 = vector.extract %arg0[0, 1] : f32 from vector<2x2xf32>
    %1 = vector.extract %arg0[1, 0] : f32 from vector<2x2xf32>
    %2 = vector.from_elements %0, %1 : vector<2xf32>
    return %2 : vector<2xf32>
  }
  func.func @fe_poison() -> (vector<2xf32>, vector<2xf32>) {
    %0 = ub.poison : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = ub.poison : vector<2xf32>
    %2 = vector.from_elements %0, %cst : vector<2xf32>
    return %1, %2 : vector<2xf32>, vector<2xf32>
  }
  func.func @fe_const() -> (vector<2xf32>, vector<index>, vector<2x2xi1>) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %cst_0 = arith.constant dense<2> : vector<index>
    %cst_1 = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
    return %cst, %cst_0, %cst_1 : vector<2xf32>, vector<index>, vector<2x2xi1>
  }
  func.func @to_el(%arg0: vector<4xf32>, %arg1: vector<1x2xf32>, %arg2: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    %1:4 = vector.to_elements %0 : vector<2x2xf32>
    %2:2 = vector.to_elements %arg1 : vector<1x2xf32>
    return %1#0, %1#1, %1#2, %1#3, %2#0, %2#1, %2#0, %2#1 : f32, f32, f32, f32, f32, f32, f32, f32
  }
}

