// terrace opt --test-vector-unrolling-patterns='unroll-based-on-type unroll-order=2,0,1'
// Contractions in parts, with the reduced dimension outermost.
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x4xf32>, vector<4x8xf32> into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @f(%arg0: vector<4x4xf32>, %arg1: vector<4x8xf32>, %arg2: vector<4x8xf32>) -> vector<4x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [4, 4], strides = [1, 1]} : vector<4x8xf32> to vector<4x4xf32>
    %3 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %2 : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
    %4 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
    %5 = vector.extract_strided_slice %arg1 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
    %6 = vector.extract_strided_slice %arg2 {offsets = [0, 4], sizes = [4, 4], strides = [1, 1]} : vector<4x8xf32> to vector<4x4xf32>
    %7 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %4, %5, %6 : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
    %8 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
    %9 = vector.extract_strided_slice %arg1 {offsets = [2, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
    %10 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %8, %9, %3 : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
    %11 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
    %12 = vector.extract_strided_slice %arg1 {offsets = [2, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
    %13 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %11, %12, %7 : vector<4x2xf32>, vector<2x4xf32> into vector<4x4xf32>
    %14 = vector.insert_strided_slice %10, %cst {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x8xf32>
    %15 = vector.insert_strided_slice %13, %14 {offsets = [0, 4], strides = [1, 1]} : vector<4x4xf32> into vector<4x8xf32>
    return %15 : vector<4x8xf32>
  }
}

