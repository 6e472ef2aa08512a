//! Tests leading unit dimensions.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::populate_cast_away_vector_leading_one_dim_patterns;

#[test]
fn elements_and_slices() {
    check(
        populate_cast_away_vector_leading_one_dim_patterns,
        "func.func @a(%a: vector<1x8x8xf32>, %b: vector<1x2x2xf32>, %c: vector<8xf32>, %s: f32, %i: index, %d: vector<1x8xf32>, %e: vector<1x1x8xf32>, %g: vector<1x1xf32>) -> (vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 1, 2], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<1x8x8xf32> to vector<1x2x3xf32>
  %1 = vector.insert_strided_slice %b, %a {offsets = [0, 1, 2], strides = [1, 1, 1]} : vector<1x2x2xf32> into vector<1x8x8xf32>
  %2 = vector.insert %c, %a [0, 3] : vector<8xf32> into vector<1x8x8xf32>
  %3 = vector.insert %s, %d [0, %i] : f32 into vector<1x8xf32>
  %4 = vector.insert %d, %e [0] : vector<1x8xf32> into vector<1x1x8xf32>
  %5 = vector.insert %s, %g [0, 0] : f32 into vector<1x1xf32>
  %6 = arith.addf %e, %e fastmath<fast> : vector<1x1x8xf32>
  %x = arith.cmpf olt, %a, %a : vector<1x8x8xf32>
  %7 = arith.select %x, %a, %a : vector<1x8x8xi1>, vector<1x8x8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>
}",
        &expect![[r"
            module {
              func.func @a(%arg0: vector<1x8x8xf32>, %arg1: vector<1x2x2xf32>, %arg2: vector<8xf32>, %arg3: f32, %arg4: index, %arg5: vector<1x8xf32>, %arg6: vector<1x1x8xf32>, %arg7: vector<1x1xf32>) -> (vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>) {
                %0 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
                %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<8x8xf32> to vector<2x3xf32>
                %2 = vector.broadcast %1 : vector<2x3xf32> to vector<1x2x3xf32>
                %3 = vector.extract %arg1[0] : vector<2x2xf32> from vector<1x2x2xf32>
                %4 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
                %5 = vector.insert_strided_slice %3, %4 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
                %6 = vector.broadcast %5 : vector<8x8xf32> to vector<1x8x8xf32>
                %7 = vector.extract %arg0[0] : vector<8x8xf32> from vector<1x8x8xf32>
                %8 = vector.insert %arg2, %7 [3] : vector<8xf32> into vector<8x8xf32>
                %9 = vector.broadcast %8 : vector<8x8xf32> to vector<1x8x8xf32>
                %10 = vector.extract %arg5[0] : vector<8xf32> from vector<1x8xf32>
                %11 = vector.insert %arg3, %10 [%arg4] : f32 into vector<8xf32>
                %12 = vector.broadcast %11 : vector<8xf32> to vector<1x8xf32>
                %13 = vector.extract %arg5[0] : vector<8xf32> from vector<1x8xf32>
                %14 = vector.broadcast %13 : vector<8xf32> to vector<1x1x8xf32>
                %15 = vector.extract %arg7[0] : vector<1xf32> from vector<1x1xf32>
                %16 = vector.insert %arg3, %15 [0] : f32 into vector<1xf32>
                %17 = vector.broadcast %16 : vector<1xf32> to vector<1x1xf32>
                %18 = vector.extract %arg6[0, 0] : vector<8xf32> from vector<1x1x8xf32>
                %19 = vector.extract %arg6[0, 0] : vector<8xf32> from vector<1x1x8xf32>
                %20 = arith.addf %18, %19 fastmath<fast> : vector<8xf32>
                %21 = vector.broadcast %20 : vector<8xf32> to vector<1x1x8xf32>
                return %2, %6, %9, %12, %14, %17, %21, %arg0 : vector<1x2x3xf32>, vector<1x8x8xf32>, vector<1x8x8xf32>, vector<1x8xf32>, vector<1x1x8xf32>, vector<1x1xf32>, vector<1x1x8xf32>, vector<1x8x8xf32>
              }
            }
            "]],
    );
}

#[test]
fn transfers_and_masks() {
    check(
        populate_cast_away_vector_leading_one_dim_patterns,
        "func.func @t(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<1x4xi1>, %kt: vector<4x1xi1>, %t: tensor<?x?xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false]} : memref<?x?x?xf32>, vector<1x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k : memref<?x?x?xf32>, vector<1x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, d2, d1)>, in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<1x1x4xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %p, %kt {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<1x4xf32>
  vector.transfer_write %0, %m[%i, %i, %i] {in_bounds = [true, false]} : vector<1x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k : vector<1x4xf32>, memref<?x?x?xf32>
  %4 = vector.transfer_write %0, %t[%i, %i] : vector<1x4xf32>, tensor<?x?xf32>
  %5 = vector.constant_mask [1, 2, 3] : vector<1x4x4xi1>
  %6 = vector.constant_mask [0, 0] : vector<1x1xi1>
  %7 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<1x[4]xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>
}",
        &expect![[r"
            #map = affine_map<(d0, d1, d2) -> (d1)>
            module {
              func.func @t(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<1x4xi1>, %arg4: vector<4x1xi1>, %arg5: tensor<?x?xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>) {
                %cst = arith.constant dense<false> : vector<1x1xi1>
                %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<4xf32>
                %1 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
                %2 = vector.extract %arg3[0] : vector<4xi1> from vector<1x4xi1>
                %3 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %2 : memref<?x?x?xf32>, vector<4xf32>
                %4 = vector.broadcast %3 : vector<4xf32> to vector<1x4xf32>
                %5 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true], permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
                %6 = vector.broadcast %5 : vector<4xf32> to vector<1x1x4xf32>
                %7 = vector.shape_cast %arg4 : vector<4x1xi1> to vector<4xi1>
                %8 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %7 {permutation_map = #map} : memref<?x?x?xf32>, vector<4xf32>
                %9 = vector.broadcast %8 : vector<4xf32> to vector<1x4xf32>
                vector.transfer_write %0, %arg0[%arg1, %arg1, %arg1] : vector<4xf32>, memref<?x?x?xf32>
                %10 = vector.extract %arg3[0] : vector<4xi1> from vector<1x4xi1>
                vector.transfer_write %0, %arg0[%arg1, %arg1, %arg1], %10 : vector<4xf32>, memref<?x?x?xf32>
                %11 = vector.transfer_write %0, %arg5[%arg1, %arg1] : vector<4xf32>, tensor<?x?xf32>
                %12 = vector.constant_mask [2, 3] : vector<4x4xi1>
                %13 = vector.broadcast %12 : vector<4x4xi1> to vector<1x4x4xi1>
                %14 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2 : memref<?x?x?xf32>, vector<[4]xf32>
                %15 = vector.broadcast %14 : vector<[4]xf32> to vector<1x[4]xf32>
                return %1, %4, %6, %9, %11, %13, %cst, %15 : vector<1x4xf32>, vector<1x4xf32>, vector<1x1x4xf32>, vector<1x4xf32>, tensor<?x?xf32>, vector<1x4x4xi1>, vector<1x1xi1>, vector<1x[4]xf32>
              }
            }
            "]],
    );
}

#[test]
fn contractions() {
    check(
        populate_cast_away_vector_leading_one_dim_patterns,
        "func.func @c(%a: vector<1x16x8xf32>, %b: vector<1x8x16xf32>, %c: vector<1x16x16xf32>, %m: vector<1x16x16x8xi1>, %d: vector<16x1x8xf32>, %e: vector<1x16xf32>, %f: vector<1x8xf32>, %g: vector<8x16xf32>) -> (vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32> } : vector<1x16x16x8xi1> -> vector<1x16x16xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"reduction\"]} %d, %b, %c : vector<16x1x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
  %3 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %f, %g, %e : vector<1x8xf32>, vector<8x16xf32> into vector<1x16xf32>
  return %0, %1, %2, %3 : vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16x16xf32>, vector<1x16xf32>
}",
        &expect![[r#"
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
            "#]],
    );
}
