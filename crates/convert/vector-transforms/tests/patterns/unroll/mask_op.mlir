// terrace opt --transform.apply_patterns.vector.lower_create_mask
// Masks become masks of rows.
func.func @f(%a: index, %b: index) -> (vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>) {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  %1 = vector.create_mask %a, %b : vector<[2]x3xi1>
  %2 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %3 = vector.constant_mask [2] : vector<3xi1>
  %4 = vector.constant_mask [0] : vector<i1>
  %5 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %6 = vector.constant_mask [2, 2] : vector<[2]x4xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) -> (vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %cst_0 = arith.constant dense<true> : vector<[4]xi1>
    %cst_1 = arith.constant dense<false> : vector<i1>
    %cst_2 = arith.constant dense<[true, true, false]> : vector<3xi1>
    %cst_3 = arith.constant dense<[[true, true, false], [false, false, false]]> : vector<2x3xi1>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<false> : vector<2x3xi1>
    %cst_5 = arith.constant dense<false> : vector<3xi1>
    %0 = vector.create_mask %arg1 : vector<3xi1>
    %1 = arith.cmpi sgt, %arg0, %c0 : index
    %2 = arith.select %1, %0, %cst_5 : vector<3xi1>
    %3 = vector.insert %2, %cst_4 [0] : vector<3xi1> into vector<2x3xi1>
    %4 = arith.cmpi sgt, %arg0, %c1 : index
    %5 = arith.select %4, %0, %cst_5 : vector<3xi1>
    %6 = vector.insert %5, %3 [1] : vector<3xi1> into vector<2x3xi1>
    %7 = vector.create_mask %arg0, %arg1 : vector<[2]x3xi1>
    %8 = vector.insert %cst_0, %cst [0] : vector<[4]xi1> into vector<2x[4]xi1>
    %9 = vector.constant_mask [2, 2] : vector<[2]x4xi1>
    return %6, %7, %cst_3, %cst_2, %cst_1, %8, %9 : vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>
  }
}

