// terrace opt --transform.apply_patterns.vector.fold_arith_extension
// Contractions take their factors before extension.
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @ext(%a: vector<2x3xf16>, %b: vector<3x4xf16>, %c: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %e0 = arith.extf %a : vector<2x3xf16> to vector<2x3xf32>
  %e1 = arith.extf %b : vector<3x4xf16> to vector<3x4xf32>
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %e0, %e1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %e0, %e1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @ext(%arg0: vector<2x3xf16>, %arg1: vector<3x4xf16>, %arg2: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
    return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
  }
}

