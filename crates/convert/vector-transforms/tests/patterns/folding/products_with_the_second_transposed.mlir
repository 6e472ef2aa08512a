// terrace opt --test-vector-contraction-prepare-for-mmt-lowering
// Products of matrices become products with the second one transposed.
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @mmt(%a: vector<2x3xf32>, %at: vector<3x2xf32>, %b: vector<3x4xf32>, %bt: vector<4x3xf32>, %c: vector<2x4xf32>, %ct: vector<4x2xf32>, %m: vector<2x4x3xi1>, %i: vector<2x3xi8>, %j: vector<3x4xi8>, %x: vector<2x4xi32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %at, %b, %c : vector<3x2xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [#mk, #nk, #nm], iterator_types = ["parallel", "parallel", "reduction"]} %a, %bt, %ct : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
  %3 = vector.contract {indexing_maps = [#km, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]} %at, %b, %ct : vector<3x2xf32>, vector<3x4xf32> into vector<4x2xf32>
  %e0 = arith.extsi %i : vector<2x3xi8> to vector<2x3xi32>
  %e1 = arith.extsi %j : vector<3x4xi8> to vector<3x4xi32>
  %4 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %e0, %e1, %x : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %u1 = arith.extui %j : vector<3x4xi8> to vector<3x4xi32>
  %6 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %e0, %u1, %x : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %7 = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %bt, %c : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
  return %0, %1, %2, %3, %4, %0, %6, %7 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @mmt(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<3x4xf32>, %arg3: vector<4x3xf32>, %arg4: vector<2x4xf32>, %arg5: vector<4x2xf32>, %arg6: vector<2x4x3xi1>, %arg7: vector<2x3xi8>, %arg8: vector<3x4xi8>, %arg9: vector<2x4xi32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>) {
    %0 = vector.transpose %arg2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %0, %arg4 : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
    %2 = vector.transpose %arg2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %3 = vector.transpose %arg1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %3, %2, %arg4 : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
    %5 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg0, %arg5 : vector<4x3xf32>, vector<2x3xf32> into vector<4x2xf32>
    %6 = vector.transpose %arg1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %7 = vector.transpose %arg2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %8 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %7, %6, %arg5 : vector<4x3xf32>, vector<2x3xf32> into vector<4x2xf32>
    %9 = arith.extsi %arg7 : vector<2x3xi8> to vector<2x3xi32>
    %10 = vector.transpose %arg8, [1, 0] : vector<3x4xi8> to vector<4x3xi8>
    %11 = arith.extsi %10 : vector<4x3xi8> to vector<4x3xi32>
    %12 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %9, %11, %arg9 : vector<2x3xi32>, vector<4x3xi32> into vector<2x4xi32>
    %13 = vector.transpose %arg8, [1, 0] : vector<3x4xi8> to vector<4x3xi8>
    %14 = arith.extui %13 : vector<4x3xi8> to vector<4x3xi32>
    %15 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %9, %14, %arg9 : vector<2x3xi32>, vector<4x3xi32> into vector<2x4xi32>
    %16 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg3, %arg4 : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
    return %1, %4, %5, %8, %12, %1, %15, %16 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>
  }
}

