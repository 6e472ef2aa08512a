//! Tests shape casts, transposes, and slices.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    VectorTransposeLowering,
    populate_vector_extract_strided_slice_to_extract_insert_chain_patterns,
    populate_vector_insert_extract_strided_slice_decomposition_patterns,
    populate_vector_insert_extract_strided_slice_transforms,
    populate_vector_scan_lowering_patterns, populate_vector_shape_cast_lowering_patterns,
    populate_vector_shuffle_lowering_patterns, populate_vector_transpose_lowering_patterns,
    populate_vector_transpose_to_flat_transpose,
};

#[test]
fn shape_cast() {
    check(
        populate_vector_shape_cast_lowering_patterns,
        "func.func @f(%a: vector<2x6xf32>, %b: vector<1x3x2xf32>, %c: vector<f32>, %d: vector<2x1xf32>, %e: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  %1 = vector.shape_cast %b : vector<1x3x2xf32> to vector<3x1x2xf32>
  %2 = vector.shape_cast %c : vector<f32> to vector<1xf32>
  %3 = vector.shape_cast %d : vector<2x1xf32> to vector<2xf32>
  %4 = vector.shape_cast %e : vector<2x2xf32> to vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x6xf32>, %arg1: vector<1x3x2xf32>, %arg2: vector<f32>, %arg3: vector<2x1xf32>, %arg4: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>) {
                %0 = ub.poison : vector<2xf32>
                %1 = ub.poison : vector<1xf32>
                %2 = ub.poison : vector<3x1x2xf32>
                %3 = ub.poison : vector<3x4xf32>
                %4 = ub.poison : vector<4xf32>
                %5 = vector.extract %arg0[0] : vector<6xf32> from vector<2x6xf32>
                %6 = vector.extract_strided_slice %5 {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %7 = vector.insert_strided_slice %6, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
                %8 = vector.extract_strided_slice %5 {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %9 = vector.insert_strided_slice %8, %7 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                %10 = vector.insert %9, %3 [0] : vector<4xf32> into vector<3x4xf32>
                %11 = vector.extract_strided_slice %5 {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %12 = vector.insert_strided_slice %11, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
                %13 = vector.extract %arg0[1] : vector<6xf32> from vector<2x6xf32>
                %14 = vector.extract_strided_slice %13 {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %15 = vector.insert_strided_slice %14, %12 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                %16 = vector.insert %15, %10 [1] : vector<4xf32> into vector<3x4xf32>
                %17 = vector.extract_strided_slice %13 {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %18 = vector.insert_strided_slice %17, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
                %19 = vector.extract_strided_slice %13 {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
                %20 = vector.insert_strided_slice %19, %18 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                %21 = vector.insert %20, %16 [2] : vector<4xf32> into vector<3x4xf32>
                %22 = vector.extract %arg1[0, 0] : vector<2xf32> from vector<1x3x2xf32>
                %23 = vector.insert %22, %2 [0, 0] : vector<2xf32> into vector<3x1x2xf32>
                %24 = vector.extract %arg1[0, 1] : vector<2xf32> from vector<1x3x2xf32>
                %25 = vector.insert %24, %23 [1, 0] : vector<2xf32> into vector<3x1x2xf32>
                %26 = vector.extract %arg1[0, 2] : vector<2xf32> from vector<1x3x2xf32>
                %27 = vector.insert %26, %25 [2, 0] : vector<2xf32> into vector<3x1x2xf32>
                %28 = vector.extract %arg2[] : f32 from vector<f32>
                %29 = vector.insert %28, %1 [0] : f32 into vector<1xf32>
                %30 = vector.extract %arg3[0, 0] : f32 from vector<2x1xf32>
                %31 = vector.insert %30, %0 [0] : f32 into vector<2xf32>
                %32 = vector.extract %arg3[1, 0] : f32 from vector<2x1xf32>
                %33 = vector.insert %32, %31 [1] : f32 into vector<2xf32>
                %34 = vector.extract %arg4[0] : vector<2xf32> from vector<2x2xf32>
                %35 = vector.insert_strided_slice %34, %4 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
                %36 = vector.extract %arg4[1] : vector<2xf32> from vector<2x2xf32>
                %37 = vector.insert_strided_slice %36, %35 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                return %21, %27, %29, %33, %37 : vector<3x4xf32>, vector<3x1x2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>
              }
            }
            "]],
    );
}

#[test]
fn shape_cast_of_scalable() {
    check(
        populate_vector_shape_cast_lowering_patterns,
        "func.func @f(%a: vector<2x[4]xf32>, %b: vector<[8]xf32>, %c: vector<2x2x[4]xf32>, %d: vector<[4]x1xf32>) -> (vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>) {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.shape_cast %b : vector<[8]xf32> to vector<2x[4]xf32>
  %2 = vector.shape_cast %c : vector<2x2x[4]xf32> to vector<2x[8]xf32>
  %3 = vector.shape_cast %d : vector<[4]x1xf32> to vector<[4]xf32>
  return %0, %1, %2, %3 : vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x[4]xf32>, %arg1: vector<[8]xf32>, %arg2: vector<2x2x[4]xf32>, %arg3: vector<[4]x1xf32>) -> (vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>) {
                %0 = ub.poison : vector<2x[8]xf32>
                %1 = ub.poison : vector<2x[4]xf32>
                %2 = ub.poison : vector<[8]xf32>
                %3 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
                %4 = vector.scalable.insert %3, %2[0] : vector<[4]xf32> into vector<[8]xf32>
                %5 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
                %6 = vector.scalable.insert %5, %4[4] : vector<[4]xf32> into vector<[8]xf32>
                %7 = vector.scalable.extract %arg1[0] : vector<[4]xf32> from vector<[8]xf32>
                %8 = vector.insert %7, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
                %9 = vector.scalable.extract %arg1[4] : vector<[4]xf32> from vector<[8]xf32>
                %10 = vector.insert %9, %8 [1] : vector<[4]xf32> into vector<2x[4]xf32>
                %11 = vector.extract %arg2[0, 0] : vector<[4]xf32> from vector<2x2x[4]xf32>
                %12 = vector.scalable.insert %11, %2[0] : vector<[4]xf32> into vector<[8]xf32>
                %13 = vector.extract %arg2[0, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
                %14 = vector.scalable.insert %13, %12[4] : vector<[4]xf32> into vector<[8]xf32>
                %15 = vector.insert %14, %0 [0] : vector<[8]xf32> into vector<2x[8]xf32>
                %16 = vector.extract %arg2[1, 0] : vector<[4]xf32> from vector<2x2x[4]xf32>
                %17 = vector.scalable.insert %16, %2[0] : vector<[4]xf32> into vector<[8]xf32>
                %18 = vector.extract %arg2[1, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
                %19 = vector.scalable.insert %18, %17[4] : vector<[4]xf32> into vector<[8]xf32>
                %20 = vector.insert %19, %15 [1] : vector<[8]xf32> into vector<2x[8]xf32>
                %21 = vector.shape_cast %arg3 : vector<[4]x1xf32> to vector<[4]xf32>
                return %6, %10, %20, %21 : vector<[8]xf32>, vector<2x[4]xf32>, vector<2x[8]xf32>, vector<[4]xf32>
              }
            }
            "]],
    );
}

#[test]
fn transpose() {
    check(
        |patterns| populate_vector_transpose_lowering_patterns(patterns, VectorTransposeLowering::EltWise),
        "func.func @f(%a: vector<2x3xf32>, %b: vector<2x2x4xf32>, %c: vector<1x[4]xf32>) -> (vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<2x2x4xf32> to vector<2x2x4xf32>
  %2 = vector.transpose %c, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %0, %1, %2 : vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x2x4xf32>, %arg2: vector<1x[4]xf32>) -> (vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>) {
                %0 = ub.poison : vector<2x2x4xf32>
                %1 = ub.poison : vector<3x2xf32>
                %2 = vector.extract %arg0[0, 0] : f32 from vector<2x3xf32>
                %3 = vector.insert %2, %1 [0, 0] : f32 into vector<3x2xf32>
                %4 = vector.extract %arg0[0, 1] : f32 from vector<2x3xf32>
                %5 = vector.insert %4, %3 [1, 0] : f32 into vector<3x2xf32>
                %6 = vector.extract %arg0[0, 2] : f32 from vector<2x3xf32>
                %7 = vector.insert %6, %5 [2, 0] : f32 into vector<3x2xf32>
                %8 = vector.extract %arg0[1, 0] : f32 from vector<2x3xf32>
                %9 = vector.insert %8, %7 [0, 1] : f32 into vector<3x2xf32>
                %10 = vector.extract %arg0[1, 1] : f32 from vector<2x3xf32>
                %11 = vector.insert %10, %9 [1, 1] : f32 into vector<3x2xf32>
                %12 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
                %13 = vector.insert %12, %11 [2, 1] : f32 into vector<3x2xf32>
                %14 = vector.extract %arg1[0, 0] : vector<4xf32> from vector<2x2x4xf32>
                %15 = vector.insert %14, %0 [0, 0] : vector<4xf32> into vector<2x2x4xf32>
                %16 = vector.extract %arg1[0, 1] : vector<4xf32> from vector<2x2x4xf32>
                %17 = vector.insert %16, %15 [1, 0] : vector<4xf32> into vector<2x2x4xf32>
                %18 = vector.extract %arg1[1, 0] : vector<4xf32> from vector<2x2x4xf32>
                %19 = vector.insert %18, %17 [0, 1] : vector<4xf32> into vector<2x2x4xf32>
                %20 = vector.extract %arg1[1, 1] : vector<4xf32> from vector<2x2x4xf32>
                %21 = vector.insert %20, %19 [1, 1] : vector<4xf32> into vector<2x2x4xf32>
                %22 = vector.shape_cast %arg2 : vector<1x[4]xf32> to vector<[4]x1xf32>
                return %13, %21, %22 : vector<3x2xf32>, vector<2x2x4xf32>, vector<[4]x1xf32>
              }
            }
            "]],
    );
}

#[test]
fn transpose_to_shuffle() {
    check(
        |patterns| populate_vector_transpose_lowering_patterns(patterns, VectorTransposeLowering::Shuffle1D),
        "func.func @f(%a: vector<2x3xf32>, %b: vector<1x2x1x3xf32>, %c: vector<2x2x2xf32>) -> (vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [3, 0, 1, 2] : vector<1x2x1x3xf32> to vector<3x1x2x1xf32>
  %2 = vector.transpose %c, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %0, %1, %2 : vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<1x2x1x3xf32>, %arg2: vector<2x2x2xf32>) -> (vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>) {
                %0 = ub.poison : vector<2x2x2xf32>
                %1 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
                %2 = vector.shuffle %1, %1 [0, 3, 1, 4, 2, 5] : vector<6xf32>, vector<6xf32>
                %3 = vector.shape_cast %2 : vector<6xf32> to vector<3x2xf32>
                %4 = vector.shape_cast %arg1 : vector<1x2x1x3xf32> to vector<6xf32>
                %5 = vector.shuffle %4, %4 [0, 3, 1, 4, 2, 5] : vector<6xf32>, vector<6xf32>
                %6 = vector.shape_cast %5 : vector<6xf32> to vector<3x1x2x1xf32>
                %7 = vector.extract %arg2[0, 0, 0] : f32 from vector<2x2x2xf32>
                %8 = vector.insert %7, %0 [0, 0, 0] : f32 into vector<2x2x2xf32>
                %9 = vector.extract %arg2[0, 0, 1] : f32 from vector<2x2x2xf32>
                %10 = vector.insert %9, %8 [1, 0, 0] : f32 into vector<2x2x2xf32>
                %11 = vector.extract %arg2[0, 1, 0] : f32 from vector<2x2x2xf32>
                %12 = vector.insert %11, %10 [0, 0, 1] : f32 into vector<2x2x2xf32>
                %13 = vector.extract %arg2[0, 1, 1] : f32 from vector<2x2x2xf32>
                %14 = vector.insert %13, %12 [1, 0, 1] : f32 into vector<2x2x2xf32>
                %15 = vector.extract %arg2[1, 0, 0] : f32 from vector<2x2x2xf32>
                %16 = vector.insert %15, %14 [0, 1, 0] : f32 into vector<2x2x2xf32>
                %17 = vector.extract %arg2[1, 0, 1] : f32 from vector<2x2x2xf32>
                %18 = vector.insert %17, %16 [1, 1, 0] : f32 into vector<2x2x2xf32>
                %19 = vector.extract %arg2[1, 1, 0] : f32 from vector<2x2x2xf32>
                %20 = vector.insert %19, %18 [0, 1, 1] : f32 into vector<2x2x2xf32>
                %21 = vector.extract %arg2[1, 1, 1] : f32 from vector<2x2x2xf32>
                %22 = vector.insert %21, %20 [1, 1, 1] : f32 into vector<2x2x2xf32>
                return %3, %6, %22 : vector<3x2xf32>, vector<3x1x2x1xf32>, vector<2x2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn transpose_to_shuffles_of_rows() {
    check(
        |patterns| {
            populate_vector_transpose_lowering_patterns(
                patterns,
                VectorTransposeLowering::Shuffle16x16,
            )
        },
        "func.func @f(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<16x16xf32>) -> vector<16x16xf32> {
                %0 = ub.poison : vector<16x16xf32>
                %1 = vector.extract %arg0[0] : vector<16xf32> from vector<16x16xf32>
                %2 = vector.extract %arg0[1] : vector<16xf32> from vector<16x16xf32>
                %3 = vector.extract %arg0[2] : vector<16xf32> from vector<16x16xf32>
                %4 = vector.extract %arg0[3] : vector<16xf32> from vector<16x16xf32>
                %5 = vector.extract %arg0[4] : vector<16xf32> from vector<16x16xf32>
                %6 = vector.extract %arg0[5] : vector<16xf32> from vector<16x16xf32>
                %7 = vector.extract %arg0[6] : vector<16xf32> from vector<16x16xf32>
                %8 = vector.extract %arg0[7] : vector<16xf32> from vector<16x16xf32>
                %9 = vector.extract %arg0[8] : vector<16xf32> from vector<16x16xf32>
                %10 = vector.extract %arg0[9] : vector<16xf32> from vector<16x16xf32>
                %11 = vector.extract %arg0[10] : vector<16xf32> from vector<16x16xf32>
                %12 = vector.extract %arg0[11] : vector<16xf32> from vector<16x16xf32>
                %13 = vector.extract %arg0[12] : vector<16xf32> from vector<16x16xf32>
                %14 = vector.extract %arg0[13] : vector<16xf32> from vector<16x16xf32>
                %15 = vector.extract %arg0[14] : vector<16xf32> from vector<16x16xf32>
                %16 = vector.extract %arg0[15] : vector<16xf32> from vector<16x16xf32>
                %17 = vector.shuffle %1, %2 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %18 = vector.shuffle %1, %2 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %19 = vector.shuffle %3, %4 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %20 = vector.shuffle %3, %4 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %21 = vector.shuffle %5, %6 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %22 = vector.shuffle %5, %6 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %23 = vector.shuffle %7, %8 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %24 = vector.shuffle %7, %8 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %25 = vector.shuffle %9, %10 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %26 = vector.shuffle %9, %10 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %27 = vector.shuffle %11, %12 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %28 = vector.shuffle %11, %12 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %29 = vector.shuffle %13, %14 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %30 = vector.shuffle %13, %14 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %31 = vector.shuffle %15, %16 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
                %32 = vector.shuffle %15, %16 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
                %33 = vector.shuffle %17, %19 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %34 = vector.shuffle %17, %19 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %35 = vector.shuffle %18, %20 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %36 = vector.shuffle %18, %20 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %37 = vector.shuffle %21, %23 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %38 = vector.shuffle %21, %23 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %39 = vector.shuffle %22, %24 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %40 = vector.shuffle %22, %24 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %41 = vector.shuffle %25, %27 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %42 = vector.shuffle %25, %27 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %43 = vector.shuffle %26, %28 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %44 = vector.shuffle %26, %28 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %45 = vector.shuffle %29, %31 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %46 = vector.shuffle %29, %31 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %47 = vector.shuffle %30, %32 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %48 = vector.shuffle %30, %32 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %49 = vector.shuffle %33, %37 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %50 = vector.shuffle %34, %38 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %51 = vector.shuffle %35, %39 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %52 = vector.shuffle %36, %40 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %53 = vector.shuffle %33, %37 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %54 = vector.shuffle %34, %38 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %55 = vector.shuffle %35, %39 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %56 = vector.shuffle %36, %40 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %57 = vector.shuffle %41, %45 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %58 = vector.shuffle %42, %46 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %59 = vector.shuffle %43, %47 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %60 = vector.shuffle %44, %48 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %61 = vector.shuffle %41, %45 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %62 = vector.shuffle %42, %46 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %63 = vector.shuffle %43, %47 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %64 = vector.shuffle %44, %48 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %65 = vector.shuffle %49, %57 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %66 = vector.shuffle %50, %58 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %67 = vector.shuffle %51, %59 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %68 = vector.shuffle %52, %60 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %69 = vector.shuffle %53, %61 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %70 = vector.shuffle %54, %62 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %71 = vector.shuffle %55, %63 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %72 = vector.shuffle %56, %64 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %73 = vector.shuffle %49, %57 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %74 = vector.shuffle %50, %58 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %75 = vector.shuffle %51, %59 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %76 = vector.shuffle %52, %60 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %77 = vector.shuffle %53, %61 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %78 = vector.shuffle %54, %62 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %79 = vector.shuffle %55, %63 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %80 = vector.shuffle %56, %64 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %81 = vector.insert %65, %0 [0] : vector<16xf32> into vector<16x16xf32>
                %82 = vector.insert %66, %81 [1] : vector<16xf32> into vector<16x16xf32>
                %83 = vector.insert %67, %82 [2] : vector<16xf32> into vector<16x16xf32>
                %84 = vector.insert %68, %83 [3] : vector<16xf32> into vector<16x16xf32>
                %85 = vector.insert %69, %84 [4] : vector<16xf32> into vector<16x16xf32>
                %86 = vector.insert %70, %85 [5] : vector<16xf32> into vector<16x16xf32>
                %87 = vector.insert %71, %86 [6] : vector<16xf32> into vector<16x16xf32>
                %88 = vector.insert %72, %87 [7] : vector<16xf32> into vector<16x16xf32>
                %89 = vector.insert %73, %88 [8] : vector<16xf32> into vector<16x16xf32>
                %90 = vector.insert %74, %89 [9] : vector<16xf32> into vector<16x16xf32>
                %91 = vector.insert %75, %90 [10] : vector<16xf32> into vector<16x16xf32>
                %92 = vector.insert %76, %91 [11] : vector<16xf32> into vector<16x16xf32>
                %93 = vector.insert %77, %92 [12] : vector<16xf32> into vector<16x16xf32>
                %94 = vector.insert %78, %93 [13] : vector<16xf32> into vector<16x16xf32>
                %95 = vector.insert %79, %94 [14] : vector<16xf32> into vector<16x16xf32>
                %96 = vector.insert %80, %95 [15] : vector<16xf32> into vector<16x16xf32>
                return %96 : vector<16x16xf32>
              }
            }
            "]],
    );
}

#[test]
fn transpose_to_intrinsic() {
    check(
        populate_vector_transpose_to_flat_transpose,
        "func.func @f(%a: vector<2x3xf32>, %b: vector<2x[3]xf32>) -> (vector<3x2xf32>, vector<[3]x2xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
  return %0, %1 : vector<3x2xf32>, vector<[3]x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x[3]xf32>) -> (vector<3x2xf32>, vector<[3]x2xf32>) {
                %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
                %1 = llvm.intr.matrix.transpose %0 {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
                %2 = vector.shape_cast %1 : vector<6xf32> to vector<3x2xf32>
                %3 = vector.transpose %arg1, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
                return %2, %3 : vector<3x2xf32>, vector<[3]x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn strided_slices() {
    check(
        populate_vector_insert_extract_strided_slice_transforms,
        "func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>, %c: vector<2x3xf32>, %d: vector<4x[8]xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %1 = vector.insert_strided_slice %c, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  %3 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %4 = vector.extract_strided_slice %d {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0, %1, %2, %3, %4 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2xf32>, %arg1: vector<4x8xf32>, %arg2: vector<2x3xf32>, %arg3: vector<4x[8]xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
                %0 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
                %1 = vector.shuffle %arg0, %arg0 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>, vector<2xf32>
                %2 = vector.shuffle %1, %0 [8, 9, 0, 1, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %3 = vector.insert %2, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
                %4 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
                %5 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
                %6 = vector.shuffle %4, %4 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>, vector<3xf32>
                %7 = vector.shuffle %6, %5 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %8 = vector.insert %7, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
                %9 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
                %10 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
                %11 = vector.shuffle %9, %9 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>, vector<3xf32>
                %12 = vector.shuffle %11, %10 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                %13 = vector.insert %12, %8 [2] : vector<8xf32> into vector<4x8xf32>
                %14 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
                %15 = vector.shuffle %14, %14 [2, 3, 4] : vector<8xf32>, vector<8xf32>
                %16 = vector.insert %15, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
                %17 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
                %18 = vector.shuffle %17, %17 [2, 3, 4] : vector<8xf32>, vector<8xf32>
                %19 = vector.insert %18, %16 [1] : vector<3xf32> into vector<2x3xf32>
                %20 = vector.shuffle %arg1, %arg1 [1, 2] : vector<4x8xf32>, vector<4x8xf32>
                %21 = vector.extract %arg3[1] : vector<[8]xf32> from vector<4x[8]xf32>
                %22 = vector.extract %arg3[2] : vector<[8]xf32> from vector<4x[8]xf32>
                %23 = vector.insert %21, %cst [0] : vector<[8]xf32> into vector<2x[8]xf32>
                %24 = vector.insert %22, %23 [1] : vector<[8]xf32> into vector<2x[8]xf32>
                return %3, %13, %19, %20, %24 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>, vector<2x8xf32>, vector<2x[8]xf32>
              }
            }
            "]],
    );
}

#[test]
fn strided_slices_of_fewer_dimensions() {
    check(
        populate_vector_insert_extract_strided_slice_decomposition_patterns,
        "func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>, %c: vector<2x3xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %1 = vector.insert_strided_slice %c, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2xf32>, %arg1: vector<4x8xf32>, %arg2: vector<2x3xf32>) -> (vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
                %0 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
                %1 = vector.insert_strided_slice %arg0, %0 {offsets = [2], strides = [1]} : vector<2xf32> into vector<8xf32>
                %2 = vector.insert %1, %arg1 [1] : vector<8xf32> into vector<4x8xf32>
                %3 = vector.insert_strided_slice %arg2, %arg1 {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
                %4 = vector.extract %arg1[1] : vector<8xf32> from vector<4x8xf32>
                %5 = vector.extract_strided_slice %4 {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
                %6 = vector.insert %5, %cst [0] : vector<3xf32> into vector<2x3xf32>
                %7 = vector.extract %arg1[2] : vector<8xf32> from vector<4x8xf32>
                %8 = vector.extract_strided_slice %7 {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
                %9 = vector.insert %8, %6 [1] : vector<3xf32> into vector<2x3xf32>
                return %2, %3, %9 : vector<4x8xf32>, vector<4x8xf32>, vector<2x3xf32>
              }
            }
            "]],
    );
}

#[test]
fn strided_slice_by_element() {
    check(
        |patterns| {
            populate_vector_extract_strided_slice_to_extract_insert_chain_patterns(patterns, |_| true)
        },
        "func.func @f(%a: vector<8xf32>) -> vector<3xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<8xf32>) -> vector<3xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
                %0 = vector.extract %arg0[2] : f32 from vector<8xf32>
                %1 = vector.extract %arg0[3] : f32 from vector<8xf32>
                %2 = vector.extract %arg0[4] : f32 from vector<8xf32>
                %3 = vector.insert %0, %cst [0] : f32 into vector<3xf32>
                %4 = vector.insert %1, %3 [1] : f32 into vector<3xf32>
                %5 = vector.insert %2, %4 [2] : f32 into vector<3xf32>
                return %5 : vector<3xf32>
              }
            }
            "]],
    );
}

#[test]
fn scan() {
    check(
        populate_vector_scan_lowering_patterns,
        "func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xi32>, %d: vector<i32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  %1:2 = vector.scan <maxsi>, %c, %d {inclusive = false, reduction_dim = 0} : vector<2xi32>, vector<i32>
  return %0#0, %0#1, %1#0, %1#1 : vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2xi32>, %arg3: vector<i32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>) {
                %cst = arith.constant dense<0> : vector<2xi32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xf32> to vector<1x3xf32>
                %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xf32> into vector<2x3xf32>
                %2 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xf32> to vector<1x3xf32>
                %3 = arith.addf %0, %2 : vector<1x3xf32>
                %4 = vector.insert_strided_slice %3, %1 {offsets = [1, 0], strides = [1, 1]} : vector<1x3xf32> into vector<2x3xf32>
                %5 = vector.shape_cast %3 : vector<1x3xf32> to vector<3xf32>
                %6 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<2xi32> to vector<1xi32>
                %7 = vector.broadcast %arg3 : vector<i32> to vector<1xi32>
                %8 = vector.insert_strided_slice %7, %cst {offsets = [0], strides = [1]} : vector<1xi32> into vector<2xi32>
                %9 = arith.maxsi %7, %6 : vector<1xi32>
                %10 = vector.insert_strided_slice %9, %8 {offsets = [1], strides = [1]} : vector<1xi32> into vector<2xi32>
                %11 = vector.extract %9[0] : i32 from vector<1xi32>
                %12 = vector.broadcast %11 : i32 to vector<i32>
                return %4, %5, %10, %12 : vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>
              }
            }
            "]],
    );
}

#[test]
fn shuffles_of_different_lengths() {
    check(
        populate_vector_shuffle_lowering_patterns,
        "func.func @f(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<3x2xf32>, %d: vector<1x2xf32>) -> (vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 5, -1] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %b, %a [4, 3, 5] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %a [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.shuffle %c, %d [3, 0] : vector<3x2xf32>, vector<1x2xf32>
  return %0, %1, %2, %3 : vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<3x2xf32>, %arg3: vector<1x2xf32>) -> (vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>) {
                %0 = vector.shuffle %arg0, %arg0 [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
                %1 = vector.shuffle %0, %arg1 [0, 1, 4, 7, -1] : vector<4xf32>, vector<4xf32>
                %2 = vector.shuffle %arg0, %arg0 [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
                %3 = vector.shuffle %arg1, %2 [4, 3, 5] : vector<4xf32>, vector<4xf32>
                %4 = vector.shuffle %arg0, %arg0 [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
                %5 = vector.shuffle %arg2, %arg3 [3, 0] : vector<3x2xf32>, vector<1x2xf32>
                return %1, %3, %4, %5 : vector<5xf32>, vector<3xf32>, vector<4xf32>, vector<2x2xf32>
              }
            }
            "]],
    );
}
