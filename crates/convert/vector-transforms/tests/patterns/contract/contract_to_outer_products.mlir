// terrace opt --transform.apply_patterns.vector.lower_contraction=lowering_strategy=outerproduct
// Contractions become outer products.
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
    %2 = vector.extract %arg1[0] : vector<2xf32> from vector<3x2xf32>
    %3 = vector.outerproduct %1, %2, %arg2 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
    %4 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
    %5 = vector.extract %arg1[1] : vector<2xf32> from vector<3x2xf32>
    %6 = vector.outerproduct %4, %5, %3 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
    %7 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
    %8 = vector.extract %arg1[2] : vector<2xf32> from vector<3x2xf32>
    %9 = vector.outerproduct %7, %8, %6 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
    %10 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %11 = vector.transpose %arg3, [2, 0, 1] : vector<2x2x3xi1> to vector<3x2x2xi1>
    %12 = vector.extract %arg1[0] : vector<2xf32> from vector<3x2xf32>
    %13 = vector.extract %10[0] : vector<2xf32> from vector<3x2xf32>
    %14 = vector.extract %11[0] : vector<2x2xi1> from vector<3x2x2xi1>
    %15 = vector.mask %14 { vector.outerproduct %12, %13, %arg2 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
    %16 = vector.extract %arg1[1] : vector<2xf32> from vector<3x2xf32>
    %17 = vector.extract %10[1] : vector<2xf32> from vector<3x2xf32>
    %18 = vector.extract %11[1] : vector<2x2xi1> from vector<3x2x2xi1>
    %19 = vector.mask %18 { vector.outerproduct %16, %17, %15 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
    %20 = vector.extract %arg1[2] : vector<2xf32> from vector<3x2xf32>
    %21 = vector.extract %10[2] : vector<2xf32> from vector<3x2xf32>
    %22 = vector.extract %11[2] : vector<2x2xi1> from vector<3x2x2xi1>
    %23 = vector.mask %22 { vector.outerproduct %20, %21, %19 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
    return %9, %23 : vector<2x2xf32>, vector<2x2xf32>
  }
}

