// terrace opt --transform.apply_patterns.vector.cast_away_vector_leading_one_dim
// Contractions without leading unit dimensions.
func.func @c(%a: vector<1x16x8xf32>, %b: vector<1x8x16xf32>, %c: vector<1x16x16xf32>, %m: vector<1x16x16x8xi1>, %d: vector<16x1x8xf32>, %e: vector<1x16xf32>, %f: vector<1x8xf32>, %g: vector<8x16xf32>) -> (vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32> } : vector<1x16x16x8xi1> -> vector<1x16x16xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %d, %b, %c : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  %3 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %f, %g, %e : vector<1x8xf32>, vector<8x16xf32> into vector<1x16xf32>
  return %0, %1, %2, %3 : vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @c(%arg0: vector<1x16x8xf32>, %arg1: vector<1x8x16xf32>, %arg2: vector<1x16x16xf32>, %arg3: vector<1x16x16x8xi1>, %arg4: vector<16x1x8xf32>, %arg5: vector<1x16xf32>, %arg6: vector<1x8xf32>, %arg7: vector<8x16xf32>) -> (vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>) {
    %0 = vector.extract %arg0[0] : vector<16x8xf32> from vector<1x16x8xf32>
    %1 = vector.extract %arg1[0] : vector<8x16xf32> from vector<1x8x16xf32>
    %2 = vector.extract %arg2[0] : vector<16x16xf32> from vector<1x16x16xf32>
    %3 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %0, %1, %2 : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
    %4 = vector.broadcast %3 : vector<16x16xf32> to vector<1x16x16xf32>
    %5 = vector.extract %arg0[0] : vector<16x8xf32> from vector<1x16x8xf32>
    %6 = vector.extract %arg1[0] : vector<8x16xf32> from vector<1x8x16xf32>
    %7 = vector.extract %arg2[0] : vector<16x16xf32> from vector<1x16x16xf32>
    %8 = vector.extract %arg3[0] : vector<16x16x8xi1> from vector<1x16x16x8xi1>
    %9 = vector.mask %8 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %5, %6, %7 : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32> } : vector<16x16x8xi1> -> vector<16x16xf32>
    %10 = vector.broadcast %9 : vector<16x16xf32> to vector<1x16x16xf32>
    %11 = vector.transpose %arg4, [1, 0, 2] : vector<16x1x8xf32> to vector<1x16x8xf32>
    %12 = vector.extract %11[0] : vector<16x8xf32> from vector<1x16x8xf32>
    %13 = vector.extract %arg1[0] : vector<8x16xf32> from vector<1x8x16xf32>
    %14 = vector.extract %arg2[0] : vector<16x16xf32> from vector<1x16x16xf32>
    %15 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %12, %13, %14 : vector<16x8xf32>, vector<8x16xf32> into vector<16x16xf32>
    %16 = vector.broadcast %15 : vector<16x16xf32> to vector<1x16x16xf32>
    %17 = vector.extract %arg6[0] : vector<8xf32> from vector<1x8xf32>
    %18 = vector.extract %arg5[0] : vector<16xf32> from vector<1x16xf32>
    %19 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %17, %arg7, %18 : vector<8xf32>, vector<8x16xf32> into vector<16xf32>
    %20 = vector.broadcast %19 : vector<16xf32> to vector<1x16xf32>
    return %4, %10, %16, %20 : vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>
  }
}

