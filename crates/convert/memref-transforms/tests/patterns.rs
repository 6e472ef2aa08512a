//! Tests single sets of patterns. The expected output is that of MLIR's sets for the same input.

use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_memref::MEMREF;
use terrace_memref_transforms::{
    populate_compose_sub_view_patterns, populate_extract_address_computations_patterns,
};
use terrace_rewrite::PatternSet;
use terrace_testing::{Expect, check_patterns, expect};
use terrace_vector::VECTOR;

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check(populate: fn(&mut PatternSet), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&AFFINE, &ARITH, &FUNC, &MEMREF, &VECTOR]);
    check_patterns(&ctx, populate, input, expect);
}

#[test]
fn compose_sub_view() {
    check(
        populate_compose_sub_view_patterns,
        r#"func.func @known(%m: memref<64x64xf32>) -> memref<2x3xf32, strided<[256, 6], offset: 901>> {
  %0 = memref.subview %m[4, 2] [8, 8] [2, 3] : memref<64x64xf32> to memref<8x8xf32, strided<[128, 3], offset: 258>>
  %1 = memref.subview %0[5, 1] [2, 3] [2, 2] : memref<8x8xf32, strided<[128, 3], offset: 258>> to memref<2x3xf32, strided<[256, 6], offset: 901>>
  return %1 : memref<2x3xf32, strided<[256, 6], offset: 901>>
}
func.func @places(%m: memref<64x64xf32>, %i: index, %j: index) -> (memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>) {
  %0 = memref.subview %m[%i, 2] [4, 16] [1, 2] : memref<64x64xf32> to memref<4x16xf32, strided<[64, 2], offset: ?>>
  %1 = memref.subview %0[%j, %i] [1, 8] [1, 1] : memref<4x16xf32, strided<[64, 2], offset: ?>> to memref<1x8xf32, strided<[64, 2], offset: ?>>
  %2 = memref.subview %0[3, 4] [1, 8] [1, 1] : memref<4x16xf32, strided<[64, 2], offset: ?>> to memref<8xf32, strided<[2], offset: ?>>
  return %1, %2 : memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>
}
func.func @not(%m: memref<64x64xf32>, %i: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>) {
  %0 = memref.subview %m[1, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<32xf32, strided<[1], offset: 64>>
  %1 = memref.subview %0[6] [4] [1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[1], offset: 70>>
  %2 = memref.subview %0[0] [4] [%i] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[?], offset: 64>>
  %3 = memref.subview %m[%i, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<1x32xf32, strided<[64, 1], offset: ?>>
  %4 = memref.subview %3[0, 0] [1, %i] [1, 1] : memref<1x32xf32, strided<[64, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %4, %2, %1 : memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>
}
func.func @steps(%m: memref<64x64xf32>, %i: index, %s: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.subview %m[%i, 2] [8, 8] [1, %s] : memref<64x64xf32> to memref<8x8xf32, strided<[64, ?], offset: ?>>
  %1 = memref.subview %0[1, %i] [4, 4] [%s, 2] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %0[%i, 3] [%s, 2] [%i, %i] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
  return %1, %2 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>
}
func.func @offsets(%m: memref<64x64xf32>, %i: index, %s: index) -> memref<4x4xf32, strided<[64, 2], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[1, %s] [4, 4] [1, 2] : memref<8x8xf32, strided<[64, 1], offset: ?>> to memref<4x4xf32, strided<[64, 2], offset: ?>>
  return %1 : memref<4x4xf32, strided<[64, 2], offset: ?>>
}"#,
        &expect![[r"
            #map = affine_map<()[s0, s1] -> (s0 + s1)>
            #map1 = affine_map<()[s0] -> (s0 * 2 + 2)>
            #map2 = affine_map<()[s0] -> (s0 + 3)>
            #map3 = affine_map<()[s0] -> (s0 + 1)>
            #map4 = affine_map<()[s0] -> (s0 + 2)>
            module {
              func.func @known(%arg0: memref<64x64xf32>) -> memref<2x3xf32, strided<[256, 6], offset: 901>> {
                %subview = memref.subview %arg0[14, 5] [2, 3] [4, 6] : memref<64x64xf32> to memref<2x3xf32, strided<[256, 6], offset: 901>>
                return %subview : memref<2x3xf32, strided<[256, 6], offset: 901>>
              }
              func.func @places(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> (memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>) {
                %0 = affine.apply #map()[%arg1, %arg2]
                %1 = affine.apply #map1()[%arg1]
                %subview = memref.subview %arg0[%0, %1] [1, 8] [1, 2] : memref<64x64xf32> to memref<1x8xf32, strided<[64, 2], offset: ?>>
                %2 = affine.apply #map2()[%arg1]
                %subview_0 = memref.subview %arg0[%2, 10] [1, 8] [1, 2] : memref<64x64xf32> to memref<8xf32, strided<[2], offset: ?>>
                return %subview, %subview_0 : memref<1x8xf32, strided<[64, 2], offset: ?>>, memref<8xf32, strided<[2], offset: ?>>
              }
              func.func @not(%arg0: memref<64x64xf32>, %arg1: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>) {
                %subview = memref.subview %arg0[1, 0] [1, 32] [1, 1] : memref<64x64xf32> to memref<32xf32, strided<[1], offset: 64>>
                %subview_0 = memref.subview %subview[6] [4] [1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[1], offset: 70>>
                %subview_1 = memref.subview %subview[0] [4] [%arg1] : memref<32xf32, strided<[1], offset: 64>> to memref<4xf32, strided<[?], offset: 64>>
                %subview_2 = memref.subview %arg0[%arg1, 0] [1, %arg1] [1, 1] : memref<64x64xf32> to memref<?xf32, strided<[1], offset: ?>>
                return %subview_2, %subview_1, %subview_0 : memref<?xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[?], offset: 64>>, memref<4xf32, strided<[1], offset: 70>>
              }
              func.func @steps(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>) {
                %subview = memref.subview %arg0[%arg1, 2] [8, 8] [1, %arg2] : memref<64x64xf32> to memref<8x8xf32, strided<[64, ?], offset: ?>>
                %subview_0 = memref.subview %subview[1, %arg1] [4, 4] [%arg2, 2] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
                %subview_1 = memref.subview %subview[%arg1, 3] [%arg2, 2] [%arg1, %arg1] : memref<8x8xf32, strided<[64, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
                return %subview_0, %subview_1 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x2xf32, strided<[?, ?], offset: ?>>
              }
              func.func @offsets(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) -> memref<4x4xf32, strided<[64, 2], offset: ?>> {
                %0 = affine.apply #map3()[%arg1]
                %1 = affine.apply #map4()[%arg2]
                %subview = memref.subview %arg0[%0, %1] [4, 4] [1, 2] : memref<64x64xf32> to memref<4x4xf32, strided<[64, 2], offset: ?>>
                return %subview : memref<4x4xf32, strided<[64, 2], offset: ?>>
              }
            }
            "]],
    );
}

#[test]
fn extract_address_computations() {
    check(
        populate_extract_address_computations_patterns,
        r#"func.func @elements(%m: memref<4x?x8xf32>, %s: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %v: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%i, %c3, %c0] {nontemporal = true} : memref<4x?x8xf32>
  %1 = memref.load %m[%c0, %c0, %c0] : memref<4x?x8xf32>
  memref.store %v, %s[%i, %c3] : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %2 = memref.load %s[%c3, %i] {alignment = 8} : memref<?x8xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %2 : f32, f32, f32
}
func.func @transfers(%m: memref<4x?x8xf32>, %i: index, %p: f32, %k: vector<2x8xi1>) -> (vector<2x8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%i, %c3, %c0], %p, %k {in_bounds = [false, true]} : memref<4x?x8xf32>, vector<2x8xf32>
  %1 = vector.transfer_read %m[%c3, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : memref<4x?x8xf32>, vector<8xf32>
  vector.transfer_write %0, %m[%c3, %c3, %i] : vector<2x8xf32>, memref<4x?x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<8xf32>
}"#,
        &expect![[r"
            #map = affine_map<()[s0] -> (-s0 + 4)>
            #map1 = affine_map<()[s0] -> (s0 - 3)>
            #map2 = affine_map<()[s0, s1] -> (s0 - s1)>
            #map3 = affine_map<()[s0] -> (-s0 + 8)>
            #map4 = affine_map<(d0, d1, d2) -> (d1)>
            module {
              func.func @elements(%arg0: memref<4x?x8xf32>, %arg1: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg2: index, %arg3: f32) -> (f32, f32, f32) {
                %c0 = arith.constant 0 : index
                %subview = memref.subview %arg0[%arg2, 3, 0] [1, 1, 1] [1, 1, 1] : memref<4x?x8xf32> to memref<1x1x1xf32, strided<[?, 8, 1], offset: ?>>
                %0 = memref.load %subview[%c0, %c0, %c0] {nontemporal = true} : memref<1x1x1xf32, strided<[?, 8, 1], offset: ?>>
                %1 = memref.load %arg0[%c0, %c0, %c0] : memref<4x?x8xf32>
                %subview_0 = memref.subview %arg1[%arg2, 3] [1, 1] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<1x1xf32, strided<[?, 1], offset: ?>>
                memref.store %arg3, %subview_0[%c0, %c0] : memref<1x1xf32, strided<[?, 1], offset: ?>>
                %subview_1 = memref.subview %arg1[3, %arg2] [1, 1] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<1x1xf32, strided<[?, 1], offset: ?>>
                %2 = memref.load %subview_1[%c0, %c0] : memref<1x1xf32, strided<[?, 1], offset: ?>>
                return %0, %1, %2 : f32, f32, f32
              }
              func.func @transfers(%arg0: memref<4x?x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x8xi1>) -> (vector<2x8xf32>, vector<8xf32>) {
                %c0 = arith.constant 0 : index
                %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
                %0 = affine.apply #map()[%arg1]
                %1 = affine.apply #map1()[%sizes#1]
                %subview = memref.subview %arg0[%arg1, 3, 0] [%0, %1, 8] [1, 1, 1] : memref<4x?x8xf32> to memref<?x?x8xf32, strided<[?, 8, 1], offset: ?>>
                %2 = vector.transfer_read %subview[%c0, %c0, %c0], %arg2, %arg3 {in_bounds = [false, true]} : memref<?x?x8xf32, strided<[?, 8, 1], offset: ?>>, vector<2x8xf32>
                %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
                %3 = affine.apply #map2()[%sizes_2#1, %arg1]
                %4 = affine.apply #map3()[%arg1]
                %subview_4 = memref.subview %arg0[3, %arg1, %arg1] [1, %3, %4] [1, 1, 1] : memref<4x?x8xf32> to memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
                %5 = vector.transfer_read %subview_4[%c0, %c0, %c0], %arg2 {permutation_map = #map4} : memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>, vector<8xf32>
                %base_buffer_5, %offset_6, %sizes_7:3, %strides_8:3 = memref.extract_strided_metadata %arg0 : memref<4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
                %6 = affine.apply #map1()[%sizes_7#1]
                %7 = affine.apply #map3()[%arg1]
                %subview_9 = memref.subview %arg0[3, 3, %arg1] [1, %6, %7] [1, 1, 1] : memref<4x?x8xf32> to memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
                vector.transfer_write %2, %subview_9[%c0, %c0, %c0] : vector<2x8xf32>, memref<1x?x?xf32, strided<[?, 8, 1], offset: ?>>
                return %2, %5 : vector<2x8xf32>, vector<8xf32>
              }
            }
            "]],
    );
}
