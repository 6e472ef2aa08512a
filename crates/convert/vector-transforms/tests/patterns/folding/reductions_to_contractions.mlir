// terrace opt --transform.apply_patterns.vector.reduction_to_contract
// Reductions of products become contractions.
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @rc(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>, %i: vector<2x3xi32>, %k: vector<3xi32>, %m: vector<2x3xi1>) -> (vector<2xf32>, vector<3xi32>, vector<2xf32>) {
  %0 = arith.mulf %a, %b : vector<2x3xf32>
  %1 = vector.multi_reduction <add>, %0, %c [1] : vector<2x3xf32> to vector<2xf32>
  %2 = arith.muli %i, %i : vector<2x3xi32>
  %3 = vector.multi_reduction <add>, %2, %k [0] : vector<2x3xi32> to vector<3xi32>
  %4 = vector.mask %m { vector.multi_reduction <add>, %0, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %1, %3, %4 : vector<2xf32>, vector<3xi32>, vector<2xf32>
}
func.func @tr(%a: vector<3x2xf32>, %b: vector<4x3xf32>, %c: vector<2x4xf32>, %ct: vector<4x2xf32>, %v: vector<3xf32>, %m: vector<2x4x3xi1>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %1 = vector.transpose %b, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  %2 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %0, %1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %3 = vector.transpose %ct, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %4 = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %3 : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = vector.broadcast %v : vector<3xf32> to vector<4x3xf32>
  %7 = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %6, %c : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
  %8 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %0, %1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %2, %5, %7, %8 : vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>
}
func.func @bc(%v: vector<1x3xf32>, %a: vector<2x1x3xf32>, %c: vector<2xf32>, %w: vector<3xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.broadcast %w : vector<3xf32> to vector<1x3xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %0, %c : vector<2x1x3xf32>, vector<1x3xf32> into vector<2xf32>
  %2 = vector.broadcast %w : vector<3xf32> to vector<2x1x3xf32>
  %3 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %2, %c : vector<2x1x3xf32>, vector<2x1x3xf32> into vector<2xf32>
  return %1, %3 : vector<2xf32>, vector<2xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0)>
module {
  func.func @rc(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<2xf32>, %arg3: vector<2x3xi32>, %arg4: vector<3xi32>, %arg5: vector<2x3xi1>) -> (vector<2xf32>, vector<3xi32>, vector<2xf32>) {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<2x3xf32> into vector<2xf32>
    %1 = vector.contract {indexing_maps = [#map, #map, #map2], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %arg3, %arg3, %arg4 : vector<2x3xi32>, vector<2x3xi32> into vector<3xi32>
    %2 = vector.mask %arg5 { vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<2x3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    return %0, %1, %2 : vector<2xf32>, vector<3xi32>, vector<2xf32>
  }
  func.func @tr(%arg0: vector<3x2xf32>, %arg1: vector<4x3xf32>, %arg2: vector<2x4xf32>, %arg3: vector<4x2xf32>, %arg4: vector<3xf32>, %arg5: vector<2x4x3xi1>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>) {
    %0 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map3, #map4, #map6], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg3 : vector<3x2xf32>, vector<4x3xf32> into vector<4x2xf32>
    %2 = vector.broadcast %arg4 : vector<3xf32> to vector<4x3xf32>
    %3 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %2, %arg2 : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
    %4 = vector.mask %arg5 { vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0, %1, %3, %4 : vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>
  }
  func.func @bc(%arg0: vector<1x3xf32>, %arg1: vector<2x1x3xf32>, %arg2: vector<2xf32>, %arg3: vector<3xf32>) -> (vector<2xf32>, vector<2xf32>) {
    %0 = vector.contract {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %arg1, %arg3, %arg2 : vector<2x1x3xf32>, vector<3xf32> into vector<2xf32>
    %1 = vector.contract {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %arg1, %arg3, %arg2 : vector<2x1x3xf32>, vector<3xf32> into vector<2xf32>
    return %0, %1 : vector<2xf32>, vector<2xf32>
  }
}

