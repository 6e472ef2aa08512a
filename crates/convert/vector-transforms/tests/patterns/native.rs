//! Tests unrolling to a native shape.

use crate::check;
use terrace_ir::OpRef;
use terrace_rewrite::PatternSet;
use terrace_testing::expect;
use terrace_vector::populate_vector_to_vector_canonicalization_patterns;
use terrace_vector_transforms::{UnrollVectorOptions, populate_vector_unroll_patterns};

fn is_one_of(op: OpRef<'_>, names: &[&str]) -> bool {
    names.contains(&op.name_str())
}

/// Returns true for the operations that upstream's test unrolls to 2x2.
fn wanted(op: OpRef<'_>) -> bool {
    let names = [
        "arith.addf",
        "vector.fma",
        "vector.load",
        "vector.store",
        "vector.broadcast",
    ];
    is_one_of(op, &names)
}

fn reduces(op: OpRef<'_>) -> bool {
    is_one_of(op, &["vector.multi_reduction", "vector.reduction"])
}

fn is_transfer(op: OpRef<'_>) -> bool {
    let names = [
        "vector.transfer_read",
        "vector.transfer_write",
        "vector.gather",
    ];
    is_one_of(op, &names)
}

#[test]
fn elements() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[2, 2]);
            populate_vector_unroll_patterns(patterns, &options.filter(wanted));
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%a: vector<2x4xf32>, %b: vector<2x2x2xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>) {
  %0 = arith.addf %a, %a fastmath<fast> {foo} : vector<2x4xf32>
  %1 = arith.addf %b, %b : vector<2x2x2xf32>
  %2 = vector.fma %a, %a, %0 : vector<2x4xf32>
  %c = arith.constant dense<1.0> : vector<2x3xf32>
  %3 = arith.addf %c, %c : vector<2x3xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<2x2x2xf32>) -> (vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>) {
                %cst = arith.constant dense<2.000000e+00> : vector<2x3xf32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2x2x2xf32>
                %cst_1 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %2 = arith.addf %0, %1 fastmath<fast> {foo} : vector<2x2xf32>
                %3 = vector.insert_strided_slice %2, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %4 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %5 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %6 = arith.addf %4, %5 fastmath<fast> {foo} : vector<2x2xf32>
                %7 = vector.insert_strided_slice %6, %3 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %8 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
                %9 = vector.shape_cast %8 : vector<1x2x2xf32> to vector<2x2xf32>
                %10 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
                %11 = vector.shape_cast %10 : vector<1x2x2xf32> to vector<2x2xf32>
                %12 = arith.addf %9, %11 : vector<2x2xf32>
                %13 = vector.insert_strided_slice %12, %cst_0 {offsets = [0, 0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2x2xf32>
                %14 = vector.extract_strided_slice %arg1 {offsets = [1, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
                %15 = vector.shape_cast %14 : vector<1x2x2xf32> to vector<2x2xf32>
                %16 = vector.extract_strided_slice %arg1 {offsets = [1, 0, 0], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x2x2xf32> to vector<1x2x2xf32>
                %17 = vector.shape_cast %16 : vector<1x2x2xf32> to vector<2x2xf32>
                %18 = arith.addf %15, %17 : vector<2x2xf32>
                %19 = vector.insert_strided_slice %18, %13 {offsets = [1, 0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2x2xf32>
                %20 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %21 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %22 = vector.fma %20, %21, %2 : vector<2x2xf32>
                %23 = vector.insert_strided_slice %22, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %24 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %25 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %26 = vector.fma %24, %25, %6 : vector<2x2xf32>
                %27 = vector.insert_strided_slice %26, %23 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                return %7, %19, %27, %cst : vector<2x4xf32>, vector<2x2x2xf32>, vector<2x4xf32>, vector<2x3xf32>
              }
            }
            "]],
    );
}

#[test]
fn memory() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[2, 2]);
            populate_vector_unroll_patterns(patterns, &options.filter(wanted));
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%m: memref<?x?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<4x1xf32>, %s: f32) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>) {
  %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<2x4xf32>
  vector.store %0, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %w : vector<4x1xf32> to vector<4x2xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4x1xf32>, %arg4: f32) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
                %c2 = arith.constant 2 : index
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2x4xf32>
                %0 = vector.load %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>, vector<2x2xf32>
                %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %2 = arith.addi %arg1, %c2 : index
                %3 = vector.load %arg0[%arg1, %arg1, %2] : memref<?x?x?xf32>, vector<2x2xf32>
                %4 = vector.insert_strided_slice %3, %1 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                vector.store %0, %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>, vector<2x2xf32>
                %5 = arith.addi %arg1, %c2 : index
                vector.store %3, %arg0[%arg1, %arg1, %5] : memref<?x?x?xf32>, vector<2x2xf32>
                %6 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
                %7 = vector.broadcast %6 : vector<2xf32> to vector<2x2xf32>
                %8 = vector.insert_strided_slice %7, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %9 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
                %10 = vector.broadcast %9 : vector<2xf32> to vector<2x2xf32>
                %11 = vector.insert_strided_slice %10, %8 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
                %12 = vector.extract_strided_slice %arg3 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
                %13 = vector.broadcast %12 : vector<2x1xf32> to vector<2x2xf32>
                %14 = vector.insert_strided_slice %13, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
                %15 = vector.extract_strided_slice %arg3 {offsets = [2, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
                %16 = vector.broadcast %15 : vector<2x1xf32> to vector<2x2xf32>
                %17 = vector.insert_strided_slice %16, %14 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
                return %4, %11, %17 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>
              }
            }
            "]],
    );
}

#[test]
fn reductions() {
    check(
        |patterns| {
            let both = |patterns: &mut PatternSet, shape: &[i64]| {
                let options = UnrollVectorOptions::native_shape(shape).filter(reduces);
                populate_vector_unroll_patterns(patterns, &options);
            };
            both(patterns, &[2, 2]);
            both(patterns, &[2]);
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%a: vector<4x2xf32>, %acc: vector<2xf32>, %b: vector<4xi32>, %s: f32) -> (vector<2xf32>, vector<4xf32>, i32, f32) {
  %0 = vector.multi_reduction <add>, %a, %acc [0] : vector<4x2xf32> to vector<2xf32>
  %c = arith.constant dense<0.0> : vector<4xf32>
  %1 = vector.multi_reduction <maximumf>, %a, %c [1] : vector<4x2xf32> to vector<4xf32>
  %2 = vector.reduction <xor>, %b : vector<4xi32> into i32
  %3 = vector.multi_reduction <add>, %a, %s [0, 1] : vector<4x2xf32> to f32
  return %0, %1, %2, %3 : vector<2xf32>, vector<4xf32>, i32, f32
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<4x2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xi32>, %arg3: f32) -> (vector<2xf32>, vector<4xf32>, i32, f32) {
                %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %1 = vector.multi_reduction <add>, %0, %arg1 [0] : vector<2x2xf32> to vector<2xf32>
                %2 = vector.extract_strided_slice %arg0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %3 = vector.multi_reduction <add>, %2, %1 [0] : vector<2x2xf32> to vector<2xf32>
                %4 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %5 = vector.multi_reduction <maximumf>, %4, %cst_0 [1] : vector<2x2xf32> to vector<2xf32>
                %6 = vector.extract_strided_slice %arg0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %7 = vector.multi_reduction <maximumf>, %6, %cst_0 [1] : vector<2x2xf32> to vector<2xf32>
                %8 = vector.insert_strided_slice %5, %cst {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
                %9 = vector.insert_strided_slice %7, %8 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                %10 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
                %11 = vector.reduction <xor>, %10 : vector<2xi32> into i32
                %12 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
                %13 = vector.reduction <xor>, %12 : vector<2xi32> into i32
                %14 = arith.xori %11, %13 : i32
                %15 = vector.multi_reduction <add>, %arg0, %arg3 [0, 1] : vector<4x2xf32> to f32
                return %3, %9, %14, %15 : vector<2xf32>, vector<4xf32>, i32, f32
              }
            }
            "]],
    );
}

#[test]
fn transpositions() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[1, 3, 4, 2]);
            populate_vector_unroll_patterns(patterns, &options);
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%a: vector<4x2x3x4xf32>) -> vector<2x3x4x4xf32> {
  %0 = vector.transpose %a, [1, 2, 0, 3] : vector<4x2x3x4xf32> to vector<2x3x4x4xf32>
  return %0 : vector<2x3x4x4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<4x2x3x4xf32>) -> vector<2x3x4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<2x3x4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
                %1 = vector.transpose %0, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0, 0, 0], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 2], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
                %4 = vector.transpose %3, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [0, 0, 0, 2], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
                %6 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
                %7 = vector.transpose %6, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
                %8 = vector.insert_strided_slice %7, %5 {offsets = [1, 0, 0, 0], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
                %9 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 2], sizes = [4, 1, 3, 2], strides = [1, 1, 1, 1]} : vector<4x2x3x4xf32> to vector<4x1x3x2xf32>
                %10 = vector.transpose %9, [1, 2, 0, 3] : vector<4x1x3x2xf32> to vector<1x3x4x2xf32>
                %11 = vector.insert_strided_slice %10, %8 {offsets = [1, 0, 0, 2], strides = [1, 1, 1, 1]} : vector<1x3x4x2xf32> into vector<2x3x4x4xf32>
                return %11 : vector<2x3x4x4xf32>
              }
            }
            "]],
    );
}

#[test]
fn contractions_in_another_order() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[4, 4, 2]);
            let options = options.traversal_order(|_| Some(vec![2, 0, 1]));
            populate_vector_unroll_patterns(patterns, &options);
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%a: vector<4x4xf32>, %b: vector<4x8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<4x4xf32>, vector<4x8xf32> into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}",
        &expect![[r#"
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
            "#]],
    );
}

#[test]
fn transfers() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[2, 2]);
            let options = options.traversal_order(|_| Some(vec![1, 0]));
            populate_vector_unroll_patterns(patterns, &options.filter(is_transfer));
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @f(%m: memref<?x?xf32>, %i: index, %mask: vector<4x2xi1>, %pad: f32, %at: vector<4x2xindex>, %t: tensor<?x?xf32>) -> (vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %pad, %mask : memref<?x?xf32>, vector<4x2xf32>
  %1 = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  %2 = vector.gather %m[%i, %i] [%at], %mask, %0 : memref<?x?xf32>, vector<4x2xindex>, vector<4x2xi1>, vector<4x2xf32> into vector<4x2xf32>
  vector.transfer_write %2, %m[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, memref<?x?xf32>
  %3 = vector.transfer_write %2, %t[%i, %i] : vector<4x2xf32>, tensor<?x?xf32>
  return %0, %1, %2, %3 : vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>
}",
        &expect![[r"
            #map = affine_map<(d0, d1) -> (0, d0)>
            #map1 = affine_map<(d0) -> (d0 + 2)>
            module {
              func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4x2xi1>, %arg3: f32, %arg4: vector<4x2xindex>, %arg5: tensor<?x?xf32>) -> (vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>) {
                %cst = arith.constant dense<0.000000e+00> : vector<4x2xf32>
                %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg3, %arg2 : memref<?x?xf32>, vector<4x2xf32>
                %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
                %2 = vector.insert_strided_slice %1, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
                %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
                %4 = vector.insert_strided_slice %3, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
                %5 = affine.apply #map1(%arg1)
                %6 = vector.transfer_read %arg0[%5, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
                %7 = vector.insert_strided_slice %6, %4 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
                %8 = affine.apply #map1(%arg1)
                %9 = vector.transfer_read %arg0[%8, %arg1], %arg3 {in_bounds = [true, false], permutation_map = #map} : memref<?x?xf32>, vector<2x2xf32>
                %10 = vector.insert_strided_slice %9, %7 {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
                %11 = vector.extract_strided_slice %arg4 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xindex> to vector<2x2xindex>
                %12 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xi1> to vector<2x2xi1>
                %13 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %14 = vector.gather %arg0[%arg1, %arg1] [%11], %12, %13 : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
                %15 = vector.insert_strided_slice %14, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
                %16 = vector.extract_strided_slice %arg4 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xindex> to vector<2x2xindex>
                %17 = vector.extract_strided_slice %arg2 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xi1> to vector<2x2xi1>
                %18 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
                %19 = vector.gather %arg0[%arg1, %arg1] [%16], %17, %18 : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
                %20 = vector.insert_strided_slice %19, %15 {offsets = [2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x2xf32>
                vector.transfer_write %14, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
                %21 = affine.apply #map1(%arg1)
                vector.transfer_write %19, %arg0[%21, %arg1] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
                %22 = vector.transfer_write %14, %arg5[%arg1, %arg1] : vector<2x2xf32>, tensor<?x?xf32>
                %23 = affine.apply #map1(%arg1)
                %24 = vector.transfer_write %19, %22[%23, %arg1] : vector<2x2xf32>, tensor<?x?xf32>
                return %0, %10, %20, %24 : vector<4x2xf32>, vector<4x4xf32>, vector<4x2xf32>, tensor<?x?xf32>
              }
            }
            "]],
    );
}

/// Upstream's pattern ignores the accumulator.
#[test]
fn reduction_with_a_start_stays() {
    check(
        |patterns| {
            populate_vector_unroll_patterns(patterns, &UnrollVectorOptions::native_shape(&[2]))
        },
        "func.func @f(%a: vector<4xf32>, %s: f32) -> f32 {
  %0 = vector.reduction <add>, %a, %s : vector<4xf32> into f32
  return %0 : f32
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
                %0 = vector.reduction <add>, %arg0, %arg1 : vector<4xf32> into f32
                return %0 : f32
              }
            }
            "]],
    );
}

#[test]
fn casts_between_shapes() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[2, 4]);
            let options = options.filter(|op| is_one_of(op, &["vector.shape_cast"]));
            populate_vector_unroll_patterns(patterns, &options);
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @sc(%v: vector<8x4xf32>) -> vector<4x8xf32> {
  %0 = vector.shape_cast %v : vector<8x4xf32> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @sc2(%v: vector<16xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<16xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc3(%v: vector<2x2x4xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x4xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc4(%v: vector<8x2xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<8x2xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc5(%v: vector<4x4x1xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<4x4x1xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sc6(%v: vector<2x8xf32>) -> vector<4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x8xf32> to vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @a(%v: vector<2x2x2x4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2x4xf32> to vector<2x4x4xf32>
  return %0 : vector<2x4x4xf32>
}
func.func @b(%v: vector<2x2x2x4xf32>) -> vector<8x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2x4xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
func.func @c(%v: vector<12x2xf32>) -> vector<6x4xf32> {
  %0 = vector.shape_cast %v : vector<12x2xf32> to vector<6x4xf32>
  return %0 : vector<6x4xf32>
}",
        &expect![[r"
            module {
              func.func @sc(%arg0: vector<8x4xf32>) -> vector<4x8xf32> {
                %0 = vector.shape_cast %arg0 : vector<8x4xf32> to vector<4x8xf32>
                return %0 : vector<4x8xf32>
              }
              func.func @sc2(%arg0: vector<16xf32>) -> vector<4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [8], strides = [1]} : vector<16xf32> to vector<8xf32>
                %1 = vector.shape_cast %0 : vector<8xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [8], sizes = [8], strides = [1]} : vector<16xf32> to vector<8xf32>
                %4 = vector.shape_cast %3 : vector<8xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                return %5 : vector<4x4xf32>
              }
              func.func @sc3(%arg0: vector<2x2x4xf32>) -> vector<4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [1, 2, 4], strides = [1, 1, 1]} : vector<2x2x4xf32> to vector<1x2x4xf32>
                %1 = vector.shape_cast %0 : vector<1x2x4xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0], sizes = [1, 2, 4], strides = [1, 1, 1]} : vector<2x2x4xf32> to vector<1x2x4xf32>
                %4 = vector.shape_cast %3 : vector<1x2x4xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                return %5 : vector<4x4xf32>
              }
              func.func @sc4(%arg0: vector<8x2xf32>) -> vector<4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<8x2xf32> to vector<4x2xf32>
                %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [4, 0], sizes = [4, 2], strides = [1, 1]} : vector<8x2xf32> to vector<4x2xf32>
                %4 = vector.shape_cast %3 : vector<4x2xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                return %5 : vector<4x4xf32>
              }
              func.func @sc5(%arg0: vector<4x4x1xf32>) -> vector<4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [2, 4, 1], strides = [1, 1, 1]} : vector<4x4x1xf32> to vector<2x4x1xf32>
                %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [2, 0, 0], sizes = [2, 4, 1], strides = [1, 1, 1]} : vector<4x4x1xf32> to vector<2x4x1xf32>
                %4 = vector.shape_cast %3 : vector<2x4x1xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                return %5 : vector<4x4xf32>
              }
              func.func @sc6(%arg0: vector<2x8xf32>) -> vector<4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 8], strides = [1, 1]} : vector<2x8xf32> to vector<1x8xf32>
                %1 = vector.shape_cast %0 : vector<1x8xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 8], strides = [1, 1]} : vector<2x8xf32> to vector<1x8xf32>
                %4 = vector.shape_cast %3 : vector<1x8xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
                return %5 : vector<4x4xf32>
              }
              func.func @a(%arg0: vector<2x2x2x4xf32>) -> vector<2x4x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<2x4x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %1 = vector.shape_cast %0 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %4 = vector.shape_cast %3 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [0, 2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
                %6 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %7 = vector.shape_cast %6 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %8 = vector.insert_strided_slice %7, %5 {offsets = [1, 0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
                %9 = vector.extract_strided_slice %arg0 {offsets = [1, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %10 = vector.shape_cast %9 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %11 = vector.insert_strided_slice %10, %8 {offsets = [1, 2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4x4xf32>
                return %11 : vector<2x4x4xf32>
              }
              func.func @b(%arg0: vector<2x2x2x4xf32>) -> vector<8x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<8x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %1 = vector.shape_cast %0 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [0, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %4 = vector.shape_cast %3 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
                %6 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %7 = vector.shape_cast %6 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %8 = vector.insert_strided_slice %7, %5 {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
                %9 = vector.extract_strided_slice %arg0 {offsets = [1, 1, 0, 0], sizes = [1, 1, 2, 4], strides = [1, 1, 1, 1]} : vector<2x2x2x4xf32> to vector<1x1x2x4xf32>
                %10 = vector.shape_cast %9 : vector<1x1x2x4xf32> to vector<2x4xf32>
                %11 = vector.insert_strided_slice %10, %8 {offsets = [6, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
                return %11 : vector<8x4xf32>
              }
              func.func @c(%arg0: vector<12x2xf32>) -> vector<6x4xf32> {
                %cst = arith.constant dense<0.000000e+00> : vector<6x4xf32>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
                %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<2x4xf32>
                %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
                %3 = vector.extract_strided_slice %arg0 {offsets = [4, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
                %4 = vector.shape_cast %3 : vector<4x2xf32> to vector<2x4xf32>
                %5 = vector.insert_strided_slice %4, %2 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
                %6 = vector.extract_strided_slice %arg0 {offsets = [8, 0], sizes = [4, 2], strides = [1, 1]} : vector<12x2xf32> to vector<4x2xf32>
                %7 = vector.shape_cast %6 : vector<4x2xf32> to vector<2x4xf32>
                %8 = vector.insert_strided_slice %7, %5 {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<6x4xf32>
                return %8 : vector<6x4xf32>
              }
            }
            "]],
    );
}

#[test]
fn masks_and_steps() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[8, 8]);
            let options =
                options.filter(|op| is_one_of(op, &["vector.create_mask", "vector.constant_mask"]));
            populate_vector_unroll_patterns(patterns, &options);
            let options = UnrollVectorOptions::native_shape(&[8]);
            let options = options.filter(|op| is_one_of(op, &["vector.step"]));
            populate_vector_unroll_patterns(patterns, &options);
            populate_vector_to_vector_canonicalization_patterns(patterns);
        },
        "func.func @step() -> vector<16xindex> {
  %0 = vector.step : vector<16xindex>
  return %0 : vector<16xindex>
}
func.func @cm(%i: index, %j: index) -> vector<16x16xi1> {
  %0 = vector.create_mask %i, %j : vector<16x16xi1>
  return %0 : vector<16x16xi1>
}
func.func @cm1(%i: index, %j: index) -> vector<32xi1> {
  %0 = vector.create_mask %i : vector<32xi1>
  return %0 : vector<32xi1>
}
func.func @cm4(%i: index) -> vector<16x8xi1> {
  %c12 = arith.constant 12 : index
  %0 = vector.create_mask %c12, %i : vector<16x8xi1>
  return %0 : vector<16x8xi1>
}
func.func @km(%i: index) -> vector<16x16xi1> {
  %0 = vector.constant_mask [10, 13] : vector<16x16xi1>
  return %0 : vector<16x16xi1>
}",
        &expect![[r"
            module {
              func.func @step() -> vector<16xindex> {
                %cst = arith.constant dense<8> : vector<8xindex>
                %cst_0 = arith.constant dense<0> : vector<16xindex>
                %0 = vector.step : vector<8xindex>
                %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0], strides = [1]} : vector<8xindex> into vector<16xindex>
                %2 = arith.addi %0, %cst : vector<8xindex>
                %3 = vector.insert_strided_slice %2, %1 {offsets = [8], strides = [1]} : vector<8xindex> into vector<16xindex>
                return %3 : vector<16xindex>
              }
              func.func @cm(%arg0: index, %arg1: index) -> vector<16x16xi1> {
                %c8 = arith.constant 8 : index
                %cst = arith.constant dense<false> : vector<16x16xi1>
                %c0 = arith.constant 0 : index
                %0 = arith.maxsi %arg0, %c0 : index
                %1 = arith.minsi %0, %c8 : index
                %2 = arith.maxsi %arg1, %c0 : index
                %3 = arith.minsi %2, %c8 : index
                %4 = vector.create_mask %1, %3 : vector<8x8xi1>
                %5 = vector.insert_strided_slice %4, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %6 = arith.maxsi %arg0, %c0 : index
                %7 = arith.minsi %6, %c8 : index
                %8 = arith.maxsi %arg1, %c8 : index
                %9 = arith.subi %8, %c8 : index
                %10 = arith.minsi %9, %c8 : index
                %11 = vector.create_mask %7, %10 : vector<8x8xi1>
                %12 = vector.insert_strided_slice %11, %5 {offsets = [0, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %13 = arith.maxsi %arg0, %c8 : index
                %14 = arith.subi %13, %c8 : index
                %15 = arith.minsi %14, %c8 : index
                %16 = arith.maxsi %arg1, %c0 : index
                %17 = arith.minsi %16, %c8 : index
                %18 = vector.create_mask %15, %17 : vector<8x8xi1>
                %19 = vector.insert_strided_slice %18, %12 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %20 = arith.maxsi %arg0, %c8 : index
                %21 = arith.subi %20, %c8 : index
                %22 = arith.minsi %21, %c8 : index
                %23 = arith.maxsi %arg1, %c8 : index
                %24 = arith.subi %23, %c8 : index
                %25 = arith.minsi %24, %c8 : index
                %26 = vector.create_mask %22, %25 : vector<8x8xi1>
                %27 = vector.insert_strided_slice %26, %19 {offsets = [8, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                return %27 : vector<16x16xi1>
              }
              func.func @cm1(%arg0: index, %arg1: index) -> vector<32xi1> {
                %0 = vector.create_mask %arg0 : vector<32xi1>
                return %0 : vector<32xi1>
              }
              func.func @cm4(%arg0: index) -> vector<16x8xi1> {
                %c4 = arith.constant 4 : index
                %cst = arith.constant dense<false> : vector<16x8xi1>
                %c8 = arith.constant 8 : index
                %c0 = arith.constant 0 : index
                %0 = arith.maxsi %arg0, %c0 : index
                %1 = arith.minsi %0, %c8 : index
                %2 = vector.create_mask %c8, %1 : vector<8x8xi1>
                %3 = vector.insert_strided_slice %2, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x8xi1>
                %4 = arith.maxsi %arg0, %c0 : index
                %5 = arith.minsi %4, %c8 : index
                %6 = vector.create_mask %c4, %5 : vector<8x8xi1>
                %7 = vector.insert_strided_slice %6, %3 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x8xi1>
                return %7 : vector<16x8xi1>
              }
              func.func @km(%arg0: index) -> vector<16x16xi1> {
                %cst = arith.constant dense<false> : vector<16x16xi1>
                %cst_0 = arith.constant dense<true> : vector<8x8xi1>
                %0 = vector.insert_strided_slice %cst_0, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %1 = vector.constant_mask [8, 5] : vector<8x8xi1>
                %2 = vector.insert_strided_slice %1, %0 {offsets = [0, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %3 = vector.constant_mask [2, 8] : vector<8x8xi1>
                %4 = vector.insert_strided_slice %3, %2 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                %5 = vector.constant_mask [2, 5] : vector<8x8xi1>
                %6 = vector.insert_strided_slice %5, %4 {offsets = [8, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
                return %6 : vector<16x16xi1>
              }
            }
            "]],
    );
}

/// Upstream creates an invalid mask `[8, 0]`, and slices that cross the end of a row.
#[test]
fn bounds_that_upstream_does_not_keep() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[2, 4]);
            let options =
                options.filter(|op| is_one_of(op, &["vector.constant_mask", "vector.shape_cast"]));
            populate_vector_unroll_patterns(patterns, &options);
        },
        "func.func @f(%v: vector<2x3x4xf32>) -> (vector<2x8xi1>, vector<6x4xf32>) {
  %0 = vector.constant_mask [1, 4] : vector<2x8xi1>
  %1 = vector.shape_cast %v : vector<2x3x4xf32> to vector<6x4xf32>
  return %0, %1 : vector<2x8xi1>, vector<6x4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: vector<2x3x4xf32>) -> (vector<2x8xi1>, vector<6x4xf32>) {
                %cst = arith.constant dense<false> : vector<2x4xi1>
                %cst_0 = arith.constant dense<false> : vector<2x8xi1>
                %0 = vector.constant_mask [1, 4] : vector<2x4xi1>
                %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<2x4xi1> into vector<2x8xi1>
                %2 = vector.insert_strided_slice %cst, %1 {offsets = [0, 4], strides = [1, 1]} : vector<2x4xi1> into vector<2x8xi1>
                %3 = vector.shape_cast %arg0 : vector<2x3x4xf32> to vector<6x4xf32>
                return %2, %3 : vector<2x8xi1>, vector<6x4xf32>
              }
            }
            "]],
    );
}
