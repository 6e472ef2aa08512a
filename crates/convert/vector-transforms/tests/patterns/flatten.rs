//! Tests patterns that drop or flatten dimensions.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    populate_drop_unit_dim_with_shape_cast_patterns, populate_flatten_vector_transfer_patterns,
};

#[test]
fn neighbours_in_memory() {
    check(
        |patterns| populate_flatten_vector_transfer_patterns(patterns, u32::MAX),
        "func.func @f(%m: memref<4x1x2xf32, strided<[2, 99, 1]>>, %i: index, %p: f32, %d: memref<?x4x?xf32>, %n: memref<4x3x2xf32>, %v: vector<3x2xf32>) -> (vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c1, %i], %p {in_bounds = [true, true, true]} : memref<4x1x2xf32, strided<[2, 99, 1]>>, vector<2x1x2xf32>
  %1 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x4xf32>
  vector.transfer_write %v, %n[%i, %c1, %i] {in_bounds = [true, true]} : vector<3x2xf32>, memref<4x3x2xf32>
  vector.transfer_write %v, %n[%i, %c0, %c0] {in_bounds = [true, true]} : vector<3x2xf32>, memref<4x3x2xf32>
  %2 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<2x2xf32>
  %3 = vector.transfer_read %d[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x1xf32>
  return %0, %1, %2, %3 : vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>
}",
        &expect![[r"
            #map = affine_map<()[s0] -> (s0 * 3 + 2)>
            #map1 = affine_map<()[s0] -> (s0 + 2)>
            module {
              func.func @f(%arg0: memref<4x1x2xf32, strided<[2, 99, 1]>>, %arg1: index, %arg2: f32, %arg3: memref<?x4x?xf32>, %arg4: memref<4x3x2xf32>, %arg5: vector<3x2xf32>) -> (vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>) {
                %c0 = arith.constant 0 : index
                %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<4x1x2xf32, strided<[2, 99, 1]>> into memref<8xf32, strided<[1]>>
                %0 = affine.apply #map()[%arg1]
                %1 = vector.transfer_read %collapse_shape[%0], %arg2 {in_bounds = [true]} : memref<8xf32, strided<[1]>>, vector<4xf32>
                %2 = vector.shape_cast %1 : vector<4xf32> to vector<2x1x2xf32>
                %3 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x4x?xf32>, vector<4xf32>
                %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x4xf32>
                %collapse_shape_0 = memref.collapse_shape %arg4 [[0], [1, 2]] : memref<4x3x2xf32> into memref<4x6xf32>
                %5 = affine.apply #map1()[%arg1]
                %6 = vector.shape_cast %arg5 : vector<3x2xf32> to vector<6xf32>
                vector.transfer_write %6, %collapse_shape_0[%arg1, %5] {in_bounds = [true]} : vector<6xf32>, memref<4x6xf32>
                %collapse_shape_1 = memref.collapse_shape %arg4 [[0], [1, 2]] : memref<4x3x2xf32> into memref<4x6xf32>
                %7 = vector.shape_cast %arg5 : vector<3x2xf32> to vector<6xf32>
                vector.transfer_write %7, %collapse_shape_1[%arg1, %c0] {in_bounds = [true]} : vector<6xf32>, memref<4x6xf32>
                %8 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<2x2xf32>
                %9 = vector.transfer_read %arg3[%arg1, %arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x4x?xf32>, vector<1x1xf32>
                return %2, %4, %8, %9 : vector<2x1x2xf32>, vector<1x4xf32>, vector<2x2xf32>, vector<1x1xf32>
              }
            }
            "]],
    );
}

#[test]
fn wide_enough() {
    check(
        |patterns| populate_flatten_vector_transfer_patterns(patterns, 128),
        "func.func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %n: memref<4x2xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %n[%i, %i], %p {in_bounds = [true, true]} : memref<4x2xf32>, vector<2x2xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x2xf32>
}",
        &expect![[r"
            #map = affine_map<()[s0] -> (s0 * 3)>
            module {
              func.func @f(%arg0: memref<4x4xf32>, %arg1: index, %arg2: f32, %arg3: memref<4x2xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
                %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<4x4xf32>, vector<2x4xf32>
                %collapse_shape = memref.collapse_shape %arg3 [[0, 1]] : memref<4x2xf32> into memref<8xf32>
                %1 = affine.apply #map()[%arg1]
                %2 = vector.transfer_read %collapse_shape[%1], %arg2 {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
                %3 = vector.shape_cast %2 : vector<4xf32> to vector<2x2xf32>
                return %0, %3 : vector<2x4xf32>, vector<2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn unit_dimensions() {
    check(
        populate_drop_unit_dim_with_shape_cast_patterns,
        "func.func @f(%a: vector<1x4x1xf32>, %b: vector<1x[4]x1xf32>, %n: index, %k: vector<1x1xf32>, %t: vector<2x1x3xf32>) -> (vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = arith.addf %a, %a fastmath<fast> {foo} : vector<1x4x1xf32>
  %1 = arith.mulf %b, %b : vector<1x[4]x1xf32>
  %2 = vector.transpose %t, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
  %3:2 = scf.for %i = %c0 to %n step %n iter_args(%x = %a, %z = %c0) -> (vector<1x4x1xf32>, index) {
    %y = arith.negf %x : vector<1x4x1xf32>
    scf.yield %y, %i : vector<1x4x1xf32>, index
  } {foo}
  %4 = arith.negf %k : vector<1x1xf32>
  return %0, %1, %2, %3#0, %4 : vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<1x4x1xf32>, %arg1: vector<1x[4]x1xf32>, %arg2: index, %arg3: vector<1x1xf32>, %arg4: vector<2x1x3xf32>) -> (vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>) {
                %c0 = arith.constant 0 : index
                %0 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
                %1 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
                %2 = arith.addf %0, %1 fastmath<fast> {foo} : vector<4xf32>
                %3 = vector.shape_cast %2 : vector<4xf32> to vector<1x4x1xf32>
                %4 = vector.shape_cast %arg1 : vector<1x[4]x1xf32> to vector<[4]xf32>
                %5 = vector.shape_cast %arg1 : vector<1x[4]x1xf32> to vector<[4]xf32>
                %6 = arith.mulf %4, %5 : vector<[4]xf32>
                %7 = vector.shape_cast %6 : vector<[4]xf32> to vector<1x[4]x1xf32>
                %8 = vector.shape_cast %arg4 : vector<2x1x3xf32> to vector<2x3xf32>
                %9 = vector.transpose %8, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
                %10 = vector.shape_cast %9 : vector<3x2xf32> to vector<3x1x2xf32>
                %11 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
                %12:2 = scf.for %arg5 = %c0 to %arg2 step %arg2 iter_args(%arg6 = %11, %arg7 = %c0) -> (vector<4xf32>, index) {
                  %17 = arith.negf %arg6 : vector<4xf32>
                  scf.yield %17, %arg5 : vector<4xf32>, index
                } {foo}
                %13 = vector.shape_cast %12#0 : vector<4xf32> to vector<1x4x1xf32>
                %14 = vector.shape_cast %arg3 : vector<1x1xf32> to vector<1xf32>
                %15 = arith.negf %14 : vector<1xf32>
                %16 = vector.shape_cast %15 : vector<1xf32> to vector<1x1xf32>
                return %3, %7, %10, %13, %16 : vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>
              }
            }
            "]],
    );
}
