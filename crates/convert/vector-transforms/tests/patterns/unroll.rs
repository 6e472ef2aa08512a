//! Tests the unrolling of operations on multi-dimensional vectors.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    populate_vector_bit_cast_lowering_patterns, populate_vector_broadcast_lowering_patterns,
    populate_vector_from_elements_unroll_patterns, populate_vector_gather_lowering_patterns,
    populate_vector_interleave_lowering_patterns, populate_vector_interleave_to_shuffle_patterns,
    populate_vector_mask_op_lowering_patterns, populate_vector_rank_reducing_fma_pattern,
    populate_vector_step_lowering_patterns, populate_vector_to_elements_unroll_patterns,
};

#[test]
fn bitcast() {
    check(
        |patterns| populate_vector_bit_cast_lowering_patterns(patterns, 1),
        "func.func @f(%a: vector<2x2x4xi32>, %b: vector<2x[3]x4xi32>, %c: vector<[2]x4xi32>) -> (vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>) {
  %0 = vector.bitcast %a : vector<2x2x4xi32> to vector<2x2x2xi64>
  %1 = vector.bitcast %b : vector<2x[3]x4xi32> to vector<2x[3]x2xi64>
  %2 = vector.bitcast %c : vector<[2]x4xi32> to vector<[2]x2xi64>
  return %0, %1, %2 : vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x2x4xi32>, %arg1: vector<2x[3]x4xi32>, %arg2: vector<[2]x4xi32>) -> (vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>) {
                %0 = ub.poison : vector<2x[3]x2xi64>
                %1 = ub.poison : vector<2x2x2xi64>
                %2 = vector.extract %arg0[0, 0] : vector<4xi32> from vector<2x2x4xi32>
                %3 = vector.bitcast %2 : vector<4xi32> to vector<2xi64>
                %4 = vector.insert %3, %1 [0, 0] : vector<2xi64> into vector<2x2x2xi64>
                %5 = vector.extract %arg0[0, 1] : vector<4xi32> from vector<2x2x4xi32>
                %6 = vector.bitcast %5 : vector<4xi32> to vector<2xi64>
                %7 = vector.insert %6, %4 [0, 1] : vector<2xi64> into vector<2x2x2xi64>
                %8 = vector.extract %arg0[1, 0] : vector<4xi32> from vector<2x2x4xi32>
                %9 = vector.bitcast %8 : vector<4xi32> to vector<2xi64>
                %10 = vector.insert %9, %7 [1, 0] : vector<2xi64> into vector<2x2x2xi64>
                %11 = vector.extract %arg0[1, 1] : vector<4xi32> from vector<2x2x4xi32>
                %12 = vector.bitcast %11 : vector<4xi32> to vector<2xi64>
                %13 = vector.insert %12, %10 [1, 1] : vector<2xi64> into vector<2x2x2xi64>
                %14 = vector.extract %arg1[0] : vector<[3]x4xi32> from vector<2x[3]x4xi32>
                %15 = vector.bitcast %14 : vector<[3]x4xi32> to vector<[3]x2xi64>
                %16 = vector.insert %15, %0 [0] : vector<[3]x2xi64> into vector<2x[3]x2xi64>
                %17 = vector.extract %arg1[1] : vector<[3]x4xi32> from vector<2x[3]x4xi32>
                %18 = vector.bitcast %17 : vector<[3]x4xi32> to vector<[3]x2xi64>
                %19 = vector.insert %18, %16 [1] : vector<[3]x2xi64> into vector<2x[3]x2xi64>
                %20 = vector.bitcast %arg2 : vector<[2]x4xi32> to vector<[2]x2xi64>
                return %13, %19, %20 : vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>
              }
            }
            "]],
    );
}

#[test]
fn interleave() {
    check(
        |patterns| populate_vector_interleave_lowering_patterns(patterns, 1),
        "func.func @f(%a: vector<2x3xf32>, %b: vector<2x4xi8>) -> (vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>) {
  %0 = vector.interleave %a, %a : vector<2x3xf32> -> vector<2x6xf32>
  %1, %2 = vector.deinterleave %b : vector<2x4xi8> -> vector<2x2xi8>
  return %0, %1, %2 : vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x4xi8>) -> (vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>) {
                %cst = arith.constant dense<0> : vector<2x2xi8>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2x6xf32>
                %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
                %1 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
                %2 = vector.interleave %0, %1 : vector<3xf32> -> vector<6xf32>
                %3 = vector.insert %2, %cst_0 [0] : vector<6xf32> into vector<2x6xf32>
                %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
                %5 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
                %6 = vector.interleave %4, %5 : vector<3xf32> -> vector<6xf32>
                %7 = vector.insert %6, %3 [1] : vector<6xf32> into vector<2x6xf32>
                %8 = vector.extract %arg1[0] : vector<4xi8> from vector<2x4xi8>
                %res1, %res2 = vector.deinterleave %8 : vector<4xi8> -> vector<2xi8>
                %9 = vector.insert %res1, %cst [0] : vector<2xi8> into vector<2x2xi8>
                %10 = vector.insert %res2, %cst [0] : vector<2xi8> into vector<2x2xi8>
                %11 = vector.extract %arg1[1] : vector<4xi8> from vector<2x4xi8>
                %res1_1, %res2_2 = vector.deinterleave %11 : vector<4xi8> -> vector<2xi8>
                %12 = vector.insert %res1_1, %9 [1] : vector<2xi8> into vector<2x2xi8>
                %13 = vector.insert %res2_2, %10 [1] : vector<2xi8> into vector<2x2xi8>
                return %7, %12, %13 : vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>
              }
            }
            "]],
    );
}

#[test]
fn interleave_to_shuffle() {
    check(
        populate_vector_interleave_to_shuffle_patterns,
        "func.func @f(%a: vector<3xf32>, %b: vector<[2]xf32>) -> (vector<6xf32>, vector<[4]xf32>) {
  %0 = vector.interleave %a, %a : vector<3xf32> -> vector<6xf32>
  %1 = vector.interleave %b, %b : vector<[2]xf32> -> vector<[4]xf32>
  return %0, %1 : vector<6xf32>, vector<[4]xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<3xf32>, %arg1: vector<[2]xf32>) -> (vector<6xf32>, vector<[4]xf32>) {
                %0 = vector.shuffle %arg0, %arg0 [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
                %1 = vector.interleave %arg1, %arg1 : vector<[2]xf32> -> vector<[4]xf32>
                return %0, %1 : vector<6xf32>, vector<[4]xf32>
              }
            }
            "]],
    );
}

#[test]
fn fma() {
    check(
        populate_vector_rank_reducing_fma_pattern,
        "func.func @f(%a: vector<2x2xf32>, %b: vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.fma %a, %a, %a : vector<2x2xf32>
  %1 = vector.fma %b, %b, %b : vector<2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
                %0 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
                %1 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
                %2 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
                %3 = vector.fma %0, %1, %2 : vector<2xf32>
                %4 = vector.insert %3, %cst [0] : vector<2xf32> into vector<2x2xf32>
                %5 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
                %6 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
                %7 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
                %8 = vector.fma %5, %6, %7 : vector<2xf32>
                %9 = vector.insert %8, %4 [1] : vector<2xf32> into vector<2x2xf32>
                %10 = vector.fma %arg1, %arg1, %arg1 : vector<2xf32>
                return %9, %10 : vector<2x2xf32>, vector<2xf32>
              }
            }
            "]],
    );
}

#[test]
fn gather() {
    check(
        populate_vector_gather_lowering_patterns,
        "func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i, %i] [%v], %k, %p {alignment = 8} : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3xi32>, %arg3: vector<2x3xi1>, %arg4: vector<2x3xf32>) -> vector<2x3xf32> {
                %0 = ub.poison : vector<2x3xf32>
                %1 = vector.extract %arg2[0] : vector<3xi32> from vector<2x3xi32>
                %2 = vector.extract %arg3[0] : vector<3xi1> from vector<2x3xi1>
                %3 = vector.extract %arg4[0] : vector<3xf32> from vector<2x3xf32>
                %4 = vector.gather %arg0[%arg1, %arg1] [%1], %2, %3 {alignment = 8 : i64} : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
                %5 = vector.insert %4, %0 [0] : vector<3xf32> into vector<2x3xf32>
                %6 = vector.extract %arg2[1] : vector<3xi32> from vector<2x3xi32>
                %7 = vector.extract %arg3[1] : vector<3xi1> from vector<2x3xi1>
                %8 = vector.extract %arg4[1] : vector<3xf32> from vector<2x3xf32>
                %9 = vector.gather %arg0[%arg1, %arg1] [%6], %7, %8 {alignment = 8 : i64} : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
                %10 = vector.insert %9, %5 [1] : vector<3xf32> into vector<2x3xf32>
                return %10 : vector<2x3xf32>
              }
            }
            "]],
    );
}

#[test]
fn elements() {
    check(
        |patterns| {
            populate_vector_to_elements_unroll_patterns(patterns);
            populate_vector_from_elements_unroll_patterns(patterns);
        },
        "func.func @f(%a: vector<2x2xf32>) -> (f32, vector<2x2xf32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#0, %0#1, %0#3 : vector<2x2xf32>
  return %0#2, %1 : f32, vector<2x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x2xf32>) -> (f32, vector<2x2xf32>) {
                %0 = ub.poison : vector<2x2xf32>
                %1 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
                %2 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
                %3:2 = vector.to_elements %1 : vector<2xf32>
                %4:2 = vector.to_elements %2 : vector<2xf32>
                %5 = vector.from_elements %3#0, %3#0 : vector<2xf32>
                %6 = vector.insert %5, %0 [0] : vector<2xf32> into vector<2x2xf32>
                %7 = vector.from_elements %3#1, %4#1 : vector<2xf32>
                %8 = vector.insert %7, %6 [1] : vector<2xf32> into vector<2x2xf32>
                return %4#0, %8 : f32, vector<2x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn broadcast() {
    check(
        populate_vector_broadcast_lowering_patterns,
        "func.func @f(%s: f32, %a: vector<f32>, %b: vector<1xf32>, %c: vector<4xf32>, %d: vector<1x4xf32>, %e: vector<2x1x[4]xf32>, %g: vector<2x1xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.broadcast %a : vector<f32> to vector<4xf32>
  %2 = vector.broadcast %b : vector<1xf32> to vector<4xf32>
  %3 = vector.broadcast %c : vector<4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %d : vector<1x4xf32> to vector<2x4xf32>
  %5 = vector.broadcast %e : vector<2x1x[4]xf32> to vector<2x2x[4]xf32>
  %6 = vector.broadcast %g : vector<2x1xf32> to vector<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: f32, %arg1: vector<f32>, %arg2: vector<1xf32>, %arg3: vector<4xf32>, %arg4: vector<1x4xf32>, %arg5: vector<2x1x[4]xf32>, %arg6: vector<2x1xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>) {
                %0 = ub.poison : vector<2x3xf32>
                %1 = ub.poison : vector<2x[4]xf32>
                %2 = ub.poison : vector<2x2x[4]xf32>
                %3 = ub.poison : vector<2x4xf32>
                %4 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
                %5 = vector.extract %arg1[] : f32 from vector<f32>
                %6 = vector.broadcast %5 : f32 to vector<4xf32>
                %7 = vector.extract %arg2[0] : f32 from vector<1xf32>
                %8 = vector.broadcast %7 : f32 to vector<4xf32>
                %9 = vector.insert %arg3, %3 [0] : vector<4xf32> into vector<2x4xf32>
                %10 = vector.insert %arg3, %9 [1] : vector<4xf32> into vector<2x4xf32>
                %11 = vector.extract %arg4[0] : vector<4xf32> from vector<1x4xf32>
                %12 = vector.insert %11, %3 [0] : vector<4xf32> into vector<2x4xf32>
                %13 = vector.insert %11, %12 [1] : vector<4xf32> into vector<2x4xf32>
                %14 = vector.extract %arg5[0, 0] : vector<[4]xf32> from vector<2x1x[4]xf32>
                %15 = vector.insert %14, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
                %16 = vector.insert %14, %15 [1] : vector<[4]xf32> into vector<2x[4]xf32>
                %17 = vector.insert %16, %2 [0] : vector<2x[4]xf32> into vector<2x2x[4]xf32>
                %18 = vector.extract %arg5[1, 0] : vector<[4]xf32> from vector<2x1x[4]xf32>
                %19 = vector.insert %18, %1 [0] : vector<[4]xf32> into vector<2x[4]xf32>
                %20 = vector.insert %18, %19 [1] : vector<[4]xf32> into vector<2x[4]xf32>
                %21 = vector.insert %20, %17 [1] : vector<2x[4]xf32> into vector<2x2x[4]xf32>
                %22 = vector.extract %arg6[0, 0] : f32 from vector<2x1xf32>
                %23 = vector.broadcast %22 : f32 to vector<3xf32>
                %24 = vector.insert %23, %0 [0] : vector<3xf32> into vector<2x3xf32>
                %25 = vector.extract %arg6[1, 0] : f32 from vector<2x1xf32>
                %26 = vector.broadcast %25 : f32 to vector<3xf32>
                %27 = vector.insert %26, %24 [1] : vector<3xf32> into vector<2x3xf32>
                return %4, %6, %8, %10, %13, %21, %27 : vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x2x[4]xf32>, vector<2x3xf32>
              }
            }
            "]],
    );
}

#[test]
fn mask_op() {
    check(
        populate_vector_mask_op_lowering_patterns,
        "func.func @f(%a: index, %b: index) -> (vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>) {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  %1 = vector.create_mask %a, %b : vector<[2]x3xi1>
  %2 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %3 = vector.constant_mask [2] : vector<3xi1>
  %4 = vector.constant_mask [0] : vector<i1>
  %5 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %6 = vector.constant_mask [2, 2] : vector<[2]x4xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: index, %arg1: index) -> (vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>) {
                %cst = arith.constant dense<false> : vector<2x[4]xi1>
                %cst_0 = arith.constant dense<true> : vector<[4]xi1>
                %cst_1 = arith.constant dense<false> : vector<i1>
                %cst_2 = arith.constant dense<[true, true, false]> : vector<3xi1>
                %cst_3 = arith.constant dense<[[true, true, false], [false, false, false]]> : vector<2x3xi1>
                %c1 = arith.constant 1 : index
                %c0 = arith.constant 0 : index
                %cst_4 = arith.constant dense<false> : vector<2x3xi1>
                %cst_5 = arith.constant dense<false> : vector<3xi1>
                %0 = vector.create_mask %arg1 : vector<3xi1>
                %1 = arith.cmpi sgt, %arg0, %c0 : index
                %2 = arith.select %1, %0, %cst_5 : vector<3xi1>
                %3 = vector.insert %2, %cst_4 [0] : vector<3xi1> into vector<2x3xi1>
                %4 = arith.cmpi sgt, %arg0, %c1 : index
                %5 = arith.select %4, %0, %cst_5 : vector<3xi1>
                %6 = vector.insert %5, %3 [1] : vector<3xi1> into vector<2x3xi1>
                %7 = vector.create_mask %arg0, %arg1 : vector<[2]x3xi1>
                %8 = vector.insert %cst_0, %cst [0] : vector<[4]xi1> into vector<2x[4]xi1>
                %9 = vector.constant_mask [2, 2] : vector<[2]x4xi1>
                return %6, %7, %cst_3, %cst_2, %cst_1, %8, %9 : vector<2x3xi1>, vector<[2]x3xi1>, vector<2x3xi1>, vector<3xi1>, vector<i1>, vector<2x[4]xi1>, vector<[2]x4xi1>
              }
            }
            "]],
    );
}

#[test]
fn step() {
    check(
        populate_vector_step_lowering_patterns,
        "func.func @f() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}",
        &expect![[r"
            module {
              func.func @f() -> (vector<4xindex>, vector<[4]xindex>) {
                %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
                %0 = vector.step : vector<[4]xindex>
                return %cst, %0 : vector<4xindex>, vector<[4]xindex>
              }
            }
            "]],
    );
}
