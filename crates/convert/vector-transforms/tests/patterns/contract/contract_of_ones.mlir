// terrace opt --transform.apply_patterns.vector.lower_contraction=lowering_strategy=parallelarith
// Contractions with a unit dimension become elementwise operations.
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x1xi32>, %b: vector<1x2xi32>, %c: vector<2x2xi32>, %d: vector<3xf32>, %e: f32) -> (vector<2x2xi32>, f32) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xi32>, vector<1x2xi32> into vector<2x2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %d, %d, %e : vector<3xf32>, vector<3xf32> into f32
  return %0, %1 : vector<2x2xi32>, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x1xi32>, %arg1: vector<1x2xi32>, %arg2: vector<2x2xi32>, %arg3: vector<3xf32>, %arg4: f32) -> (vector<2x2xi32>, f32) {
    %0 = vector.broadcast %arg0 : vector<2x1xi32> to vector<2x2x1xi32>
    %1 = vector.broadcast %arg1 : vector<1x2xi32> to vector<2x1x2xi32>
    %2 = vector.transpose %0, [2, 0, 1] : vector<2x2x1xi32> to vector<1x2x2xi32>
    %3 = vector.transpose %1, [1, 2, 0] : vector<2x1x2xi32> to vector<1x2x2xi32>
    %4 = vector.extract %2[0] : vector<2x2xi32> from vector<1x2x2xi32>
    %5 = vector.extract %3[0] : vector<2x2xi32> from vector<1x2x2xi32>
    %6 = arith.muli %4, %5 : vector<2x2xi32>
    %7 = arith.addi %6, %arg2 : vector<2x2xi32>
    %8 = arith.mulf %arg3, %arg3 : vector<3xf32>
    %9 = vector.reduction <add>, %8, %arg4 : vector<3xf32> into f32
    return %7, %9 : vector<2x2xi32>, f32
  }
}

