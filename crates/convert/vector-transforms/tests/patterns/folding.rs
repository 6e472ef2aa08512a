//! Tests patterns that combine, move and split operations.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    populate_break_down_vector_bit_cast_op_patterns, populate_break_down_vector_reduction_patterns,
    populate_bubble_vector_bit_cast_op_patterns,
    populate_chained_vector_reduction_folding_patterns,
    populate_elementwise_to_vector_ops_patterns, populate_fold_arith_extension_patterns,
    populate_sink_vector_ops_patterns, populate_vector_contract_canonicalize_matmul_to_mmt,
    populate_vector_gather_to_conditional_load_patterns,
    populate_vector_masked_load_store_emulation_patterns,
    populate_vector_reduction_to_contract_patterns,
};

#[test]
fn chained_reductions() {
    check(
        populate_chained_vector_reduction_folding_patterns,
        "func.func @zero(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = arith.addf %a, %z : vector<2xf32>
  %1 = arith.addf %0, %b : vector<2xf32>
  %2 = vector.reduction <add>, %1, %c : vector<2xf32> into f32
  return %2 : f32
}
func.func @chain3(%a: vector<2xi8>, %b: vector<2xi8>, %c: vector<2xi8>, %x: vector<2xindex>) -> (i8, index) {
  %z = arith.constant 0 : i8
  %0 = vector.reduction <add>, %a, %z : vector<2xi8> into i8
  %1 = vector.reduction <add>, %b, %0 : vector<2xi8> into i8
  %2 = vector.reduction <add>, %c, %1 : vector<2xi8> into i8
  %3 = vector.reduction <add>, %x : vector<2xindex> into index
  %4 = vector.reduction <add>, %x, %3 : vector<2xindex> into index
  return %2, %4 : i8, index
}",
        &expect![[r"
            module {
              func.func @zero(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32) -> f32 {
                %0 = arith.addf %arg0, %arg1 : vector<2xf32>
                %1 = vector.reduction <add>, %0, %arg2 : vector<2xf32> into f32
                return %1 : f32
              }
              func.func @chain3(%arg0: vector<2xi8>, %arg1: vector<2xi8>, %arg2: vector<2xi8>, %arg3: vector<2xindex>) -> (i8, index) {
                %c0_i8 = arith.constant 0 : i8
                %0 = arith.addi %arg1, %arg2 : vector<2xi8>
                %1 = arith.addi %arg0, %0 : vector<2xi8>
                %2 = vector.reduction <add>, %1, %c0_i8 : vector<2xi8> into i8
                %3 = vector.reduction <add>, %arg3 : vector<2xindex> into index
                %4 = vector.reduction <add>, %arg3, %3 : vector<2xindex> into index
                return %2, %4 : i8, index
              }
            }
            "]],
    );
}

#[test]
fn small_reductions() {
    check(
        |patterns| populate_break_down_vector_reduction_patterns(patterns, 2),
        "func.func @red(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32, %d: vector<3xf32>, %i: vector<2xi32>, %j: i32, %m: vector<2xi1>, %e: vector<1xf32>) -> (f32, f32, f32, i32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a, %c : vector<2xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<2xf32> into f32
  %2 = vector.reduction <add>, %d fastmath<fast> : vector<3xf32> into f32
  %3 = vector.reduction <add>, %d, %2 : vector<3xf32> into f32
  %4 = vector.reduction <maxsi>, %i, %j : vector<2xi32> into i32
  %5 = vector.reduction <mul>, %a fastmath<nnan> : vector<2xf32> into f32
  %6 = vector.mask %m { vector.reduction <add>, %a : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %7 = vector.reduction <minnumf>, %e, %c : vector<1xf32> into f32
  return %1, %3, %0, %4, %5, %6, %7 : f32, f32, f32, i32, f32, f32, f32
}",
        &expect![[r"
            module {
              func.func @red(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: vector<2xi32>, %arg5: i32, %arg6: vector<2xi1>, %arg7: vector<1xf32>) -> (f32, f32, f32, i32, f32, f32, f32) {
                %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
                %1 = vector.extract %arg0[1] : f32 from vector<2xf32>
                %2 = arith.addf %0, %1 : f32
                %3 = arith.addf %2, %arg2 : f32
                %4 = vector.extract %arg1[0] : f32 from vector<2xf32>
                %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
                %6 = arith.addf %4, %5 : f32
                %7 = arith.addf %6, %3 : f32
                %8 = vector.reduction <add>, %arg3 fastmath<fast> : vector<3xf32> into f32
                %9 = vector.reduction <add>, %arg3, %8 : vector<3xf32> into f32
                %10 = vector.extract %arg4[0] : i32 from vector<2xi32>
                %11 = vector.extract %arg4[1] : i32 from vector<2xi32>
                %12 = arith.maxsi %10, %11 : i32
                %13 = arith.maxsi %12, %arg5 : i32
                %14 = vector.extract %arg0[0] : f32 from vector<2xf32>
                %15 = vector.extract %arg0[1] : f32 from vector<2xf32>
                %16 = arith.mulf %14, %15 fastmath<nnan> : f32
                %17 = vector.mask %arg6 { vector.reduction <add>, %arg0 : vector<2xf32> into f32 } : vector<2xi1> -> f32
                %18 = vector.extract %arg7[0] : f32 from vector<1xf32>
                %19 = arith.minnumf %18, %arg2 : f32
                return %7, %9, %3, %13, %16, %17, %19 : f32, f32, f32, i32, f32, f32, f32
              }
            }
            "]],
    );
}

#[test]
fn bit_casts_of_parts() {
    check(
        populate_bubble_vector_bit_cast_op_patterns,
        "func.func @bc(%a: vector<4xf32>, %b: vector<8xf16>, %c: vector<4x4xf32>, %s: vector<4xf16>, %i: index, %u: vector<2x4xf32>) -> (f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  %1 = vector.extract %0[3] : f16 from vector<8xf16>
  %2 = vector.extract_strided_slice %0 {offsets = [4], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
  %3 = vector.insert_strided_slice %s, %b {offsets = [4], strides = [1]} : vector<4xf16> into vector<8xf16>
  %4 = vector.bitcast %3 : vector<8xf16> to vector<4xf32>
  %5 = vector.insert_strided_slice %s, %b {offsets = [3], strides = [1]} : vector<4xf16> into vector<8xf16>
  %6 = vector.bitcast %5 : vector<8xf16> to vector<4xf32>
  %7 = vector.insert %a, %c [%i] : vector<4xf32> into vector<4x4xf32>
  %8 = vector.bitcast %7 : vector<4x4xf32> to vector<4x2xf64>
  %9 = vector.bitcast %a : vector<4xf32> to vector<2xf64>
  %10 = vector.bitcast %u : vector<2x4xf32> to vector<2x8xf16>
  %11 = vector.extract_strided_slice %10 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<2x8xf16> to vector<2x4xf16>
  %12 = vector.bitcast %7 : vector<4x4xf32> to vector<4x8xf16>
  return %1, %2, %4, %6, %8, %9, %11, %12 : f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>
}",
        &expect![[r"
            module {
              func.func @bc(%arg0: vector<4xf32>, %arg1: vector<8xf16>, %arg2: vector<4x4xf32>, %arg3: vector<4xf16>, %arg4: index, %arg5: vector<2x4xf32>) -> (f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>) {
                %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
                %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
                %1 = vector.insert %0, %cst [0] : f32 into vector<1xf32>
                %2 = vector.bitcast %1 : vector<1xf32> to vector<2xf16>
                %3 = vector.extract %2[1] : f16 from vector<2xf16>
                %4 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
                %5 = vector.bitcast %4 : vector<1xf32> to vector<2xf16>
                %6 = vector.bitcast %arg3 : vector<4xf16> to vector<2xf32>
                %7 = vector.bitcast %arg1 : vector<8xf16> to vector<4xf32>
                %8 = vector.insert_strided_slice %6, %7 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
                %9 = vector.insert_strided_slice %arg3, %arg1 {offsets = [3], strides = [1]} : vector<4xf16> into vector<8xf16>
                %10 = vector.bitcast %9 : vector<8xf16> to vector<4xf32>
                %11 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
                %12 = vector.bitcast %arg2 : vector<4x4xf32> to vector<4x2xf64>
                %13 = vector.insert %11, %12 [%arg4] : vector<2xf64> into vector<4x2xf64>
                %14 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
                %15 = vector.extract_strided_slice %arg5 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
                %16 = vector.bitcast %15 : vector<2x2xf32> to vector<2x4xf16>
                %17 = vector.bitcast %arg0 : vector<4xf32> to vector<8xf16>
                %18 = vector.bitcast %arg2 : vector<4x4xf32> to vector<4x8xf16>
                %19 = vector.insert %17, %18 [%arg4] : vector<8xf16> into vector<4x8xf16>
                return %3, %5, %8, %10, %13, %14, %16, %19 : f16, vector<2xf16>, vector<4xf32>, vector<4xf32>, vector<4x2xf64>, vector<2xf64>, vector<2x4xf16>, vector<4x8xf16>
              }
            }
            "]],
    );
}

#[test]
fn bit_casts_broken_down() {
    check(
        |patterns| populate_break_down_vector_bit_cast_op_patterns(patterns, |_| true),
        "func.func @bd(%a: vector<8xi4>, %b: vector<4xi8>) -> (vector<4xi8>, vector<8xi4>) {
  %0 = vector.bitcast %a : vector<8xi4> to vector<4xi8>
  %1 = vector.bitcast %b : vector<4xi8> to vector<8xi4>
  return %0, %1 : vector<4xi8>, vector<8xi4>
}",
        &expect![[r"
            module {
              func.func @bd(%arg0: vector<8xi4>, %arg1: vector<4xi8>) -> (vector<4xi8>, vector<8xi4>) {
                %cst = arith.constant dense<0> : vector<2xi8>
                %cst_0 = arith.constant dense<0> : vector<4xi8>
                %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
                %1 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi4> to vector<2xi4>
                %2 = vector.bitcast %1 : vector<2xi4> to vector<1xi8>
                %3 = vector.insert_strided_slice %2, %cst {offsets = [0], strides = [1]} : vector<1xi8> into vector<2xi8>
                %4 = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi4> to vector<2xi4>
                %5 = vector.bitcast %4 : vector<2xi4> to vector<1xi8>
                %6 = vector.insert_strided_slice %5, %3 {offsets = [1], strides = [1]} : vector<1xi8> into vector<2xi8>
                %7 = vector.insert_strided_slice %6, %cst_0 {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
                %8 = vector.extract_strided_slice %arg0 {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
                %9 = vector.extract_strided_slice %8 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi4> to vector<2xi4>
                %10 = vector.bitcast %9 : vector<2xi4> to vector<1xi8>
                %11 = vector.insert_strided_slice %10, %cst {offsets = [0], strides = [1]} : vector<1xi8> into vector<2xi8>
                %12 = vector.extract_strided_slice %8 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi4> to vector<2xi4>
                %13 = vector.bitcast %12 : vector<2xi4> to vector<1xi8>
                %14 = vector.insert_strided_slice %13, %11 {offsets = [1], strides = [1]} : vector<1xi8> into vector<2xi8>
                %15 = vector.insert_strided_slice %14, %7 {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
                %16 = vector.bitcast %arg1 : vector<4xi8> to vector<8xi4>
                return %15, %16 : vector<4xi8>, vector<8xi4>
              }
            }
            "]],
    );
}

#[test]
fn masked_accesses() {
    check(
        populate_vector_masked_load_store_emulation_patterns,
        "func.func @f(%m: memref<?x8xf32>, %i: index, %k: vector<2xi1>, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<?x8xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 8} : memref<?x8xf32>, vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x8xf32>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xf32>) -> vector<2xf32> {
                %c1 = arith.constant 1 : index
                %0 = vector.extract %arg2[0] : i1 from vector<2xi1>
                %1 = scf.if %0 -> (vector<2xf32>) {
                  %8 = memref.load %arg0[%arg1, %arg1] : memref<?x8xf32>
                  %9 = vector.insert %8, %arg3 [0] : f32 into vector<2xf32>
                  scf.yield %9 : vector<2xf32>
                } else {
                  scf.yield %arg3 : vector<2xf32>
                }
                %2 = arith.addi %arg1, %c1 : index
                %3 = vector.extract %arg2[1] : i1 from vector<2xi1>
                %4 = scf.if %3 -> (vector<2xf32>) {
                  %8 = memref.load %arg0[%arg1, %2] : memref<?x8xf32>
                  %9 = vector.insert %8, %1 [1] : f32 into vector<2xf32>
                  scf.yield %9 : vector<2xf32>
                } else {
                  scf.yield %1 : vector<2xf32>
                }
                %5 = vector.extract %arg2[0] : i1 from vector<2xi1>
                scf.if %5 {
                  %8 = vector.extract %arg3[0] : f32 from vector<2xf32>
                  memref.store %8, %arg0[%arg1, %arg1] : memref<?x8xf32>
                }
                %6 = arith.addi %arg1, %c1 : index
                %7 = vector.extract %arg2[1] : i1 from vector<2xi1>
                scf.if %7 {
                  %8 = vector.extract %arg3[1] : f32 from vector<2xf32>
                  memref.store %8, %arg0[%arg1, %6] : memref<?x8xf32>
                }
                return %4 : vector<2xf32>
              }
            }
            "]],
    );
}

#[test]
fn gathers() {
    check(
        populate_vector_gather_to_conditional_load_patterns,
        "func.func @f(%m: memref<8x4xf32>, %i: index, %v: vector<2xi32>, %k: vector<2xi1>, %p: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %s = memref.subview %m[0, 1] [8, 1] [1, 1] : memref<8x4xf32> to memref<8xf32, strided<[4], offset: 1>>
  %0 = vector.gather %s[%i] [%v], %k, %p : memref<8xf32, strided<[4], offset: 1>>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  %1 = vector.gather %m[%i, %i] [%v], %k, %p {alignment = 8} : memref<8x4xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<8x4xf32>, %arg1: index, %arg2: vector<2xi32>, %arg3: vector<2xi1>, %arg4: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
                %c4 = arith.constant 4 : index
                %c1 = arith.constant 1 : index
                %cst = arith.constant dense<4> : vector<2xi32>
                %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<8x4xf32> into memref<32xf32>
                %0 = arith.muli %arg2, %cst : vector<2xi32>
                %1 = arith.muli %arg1, %c4 : index
                %2 = arith.addi %1, %c1 : index
                %3 = arith.index_cast %0 : vector<2xi32> to vector<2xindex>
                %4 = vector.extract %arg3[0] : i1 from vector<2xi1>
                %5 = vector.extract %3[0] : index from vector<2xindex>
                %6 = arith.addi %2, %5 : index
                %7 = scf.if %4 -> (vector<2xf32>) {
                  %21 = vector.load %collapse_shape[%6] : memref<32xf32>, vector<1xf32>
                  %22 = vector.extract %21[0] : f32 from vector<1xf32>
                  %23 = vector.insert %22, %arg4 [0] : f32 into vector<2xf32>
                  scf.yield %23 : vector<2xf32>
                } else {
                  scf.yield %arg4 : vector<2xf32>
                }
                %8 = vector.extract %arg3[1] : i1 from vector<2xi1>
                %9 = vector.extract %3[1] : index from vector<2xindex>
                %10 = arith.addi %2, %9 : index
                %11 = scf.if %8 -> (vector<2xf32>) {
                  %21 = vector.load %collapse_shape[%10] : memref<32xf32>, vector<1xf32>
                  %22 = vector.extract %21[0] : f32 from vector<1xf32>
                  %23 = vector.insert %22, %7 [1] : f32 into vector<2xf32>
                  scf.yield %23 : vector<2xf32>
                } else {
                  scf.yield %7 : vector<2xf32>
                }
                %12 = arith.index_cast %arg2 : vector<2xi32> to vector<2xindex>
                %13 = vector.extract %arg3[0] : i1 from vector<2xi1>
                %14 = vector.extract %12[0] : index from vector<2xindex>
                %15 = arith.addi %arg1, %14 : index
                %16 = scf.if %13 -> (vector<2xf32>) {
                  %21 = vector.load %arg0[%arg1, %15] {alignment = 8 : i64} : memref<8x4xf32>, vector<1xf32>
                  %22 = vector.extract %21[0] : f32 from vector<1xf32>
                  %23 = vector.insert %22, %arg4 [0] : f32 into vector<2xf32>
                  scf.yield %23 : vector<2xf32>
                } else {
                  scf.yield %arg4 : vector<2xf32>
                }
                %17 = vector.extract %arg3[1] : i1 from vector<2xi1>
                %18 = vector.extract %12[1] : index from vector<2xindex>
                %19 = arith.addi %arg1, %18 : index
                %20 = scf.if %17 -> (vector<2xf32>) {
                  %21 = vector.load %arg0[%arg1, %19] {alignment = 8 : i64} : memref<8x4xf32>, vector<1xf32>
                  %22 = vector.extract %21[0] : f32 from vector<1xf32>
                  %23 = vector.insert %22, %16 [1] : f32 into vector<2xf32>
                  scf.yield %23 : vector<2xf32>
                } else {
                  scf.yield %16 : vector<2xf32>
                }
                return %11, %20 : vector<2xf32>, vector<2xf32>
              }
            }
            "]],
    );
}

#[test]
fn products_with_the_second_transposed() {
    check(
        |patterns| populate_vector_contract_canonicalize_matmul_to_mmt(patterns, |_| true),
        "#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @mmt(%a: vector<2x3xf32>, %at: vector<3x2xf32>, %b: vector<3x4xf32>, %bt: vector<4x3xf32>, %c: vector<2x4xf32>, %ct: vector<4x2xf32>, %m: vector<2x4x3xi1>, %i: vector<2x3xi8>, %j: vector<3x4xi8>, %x: vector<2x4xi32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<maxnumf>} %at, %b, %c : vector<3x2xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [#mk, #nk, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %bt, %ct : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
  %3 = vector.contract {indexing_maps = [#km, #kn, #nm], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %at, %b, %ct : vector<3x2xf32>, vector<3x4xf32> into vector<4x2xf32>
  %e0 = arith.extsi %i : vector<2x3xi8> to vector<2x3xi32>
  %e1 = arith.extsi %j : vector<3x4xi8> to vector<3x4xi32>
  %4 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %e0, %e1, %x : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %u1 = arith.extui %j : vector<3x4xi8> to vector<3x4xi32>
  %6 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %e0, %u1, %x : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %7 = vector.contract {indexing_maps = [#mk, #nk, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %bt, %c : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
  return %0, %1, %2, %3, %4, %0, %6, %7 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xi32>, vector<2x4xf32>
}",
        &expect![[r#"
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
            "#]],
    );
}

#[test]
fn extended_factors() {
    check(
        populate_fold_arith_extension_patterns,
        "#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @ext(%a: vector<2x3xf16>, %b: vector<3x4xf16>, %c: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %e0 = arith.extf %a : vector<2x3xf16> to vector<2x3xf32>
  %e1 = arith.extf %b : vector<3x4xf16> to vector<3x4xf32>
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<maxnumf>} %e0, %e1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %e0, %e1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}",
        &expect![[r#"
            #map = affine_map<(d0, d1, d2) -> (d0, d2)>
            #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
            #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
            module {
              func.func @ext(%arg0: vector<2x3xf16>, %arg1: vector<3x4xf16>, %arg2: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
                %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
                %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
                return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
              }
            }
            "#]],
    );
}

#[test]
fn outer_products() {
    check(
        populate_elementwise_to_vector_ops_patterns,
        "func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %i: vector<2xi32>, %j: vector<3xi32>, %o: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>) {
  %0 = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %3 = arith.mulf %2, %1 : vector<2x3xf32>
  %4 = vector.broadcast %i : vector<2xi32> to vector<3x2xi32>
  %5 = vector.transpose %4, [1, 0] : vector<3x2xi32> to vector<2x3xi32>
  %6 = vector.broadcast %j : vector<3xi32> to vector<2x3xi32>
  %7 = arith.muli %5, %6 : vector<2x3xi32>
  %8 = vector.broadcast %o : vector<1x3xf32> to vector<2x3xf32>
  %9 = arith.mulf %1, %8 : vector<2x3xf32>
  return %3, %7, %9 : vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>
}",
        &expect![[r"
            module {
              func.func @outer(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2xi32>, %arg3: vector<3xi32>, %arg4: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>) {
                %0 = vector.broadcast %arg0 : vector<2xf32> to vector<3x2xf32>
                %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
                %2 = vector.outerproduct %arg0, %arg1 : vector<2xf32>, vector<3xf32>
                %3 = vector.outerproduct %arg2, %arg3 : vector<2xi32>, vector<3xi32>
                %4 = vector.broadcast %arg4 : vector<1x3xf32> to vector<2x3xf32>
                %5 = arith.mulf %1, %4 : vector<2x3xf32>
                return %2, %3, %5 : vector<2x3xf32>, vector<2x3xi32>, vector<2x3xf32>
              }
            }
            "]],
    );
}

#[test]
fn reductions_to_contractions() {
    check(
        populate_vector_reduction_to_contract_patterns,
        "#mk = affine_map<(m, n, k) -> (m, k)>
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
  %2 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<maxnumf>} %0, %1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %3 = vector.transpose %ct, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %4 = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, %3 : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = vector.broadcast %v : vector<3xf32> to vector<4x3xf32>
  %7 = vector.contract {indexing_maps = [#km, #nk, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %6, %c : vector<3x2xf32>, vector<4x3xf32> into vector<2x4xf32>
  %8 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %0, %1, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %2, %5, %7, %8 : vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>
}
func.func @bc(%v: vector<1x3xf32>, %a: vector<2x1x3xf32>, %c: vector<2xf32>, %w: vector<3xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.broadcast %w : vector<3xf32> to vector<1x3xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [\"parallel\", \"reduction\", \"reduction\"]} %a, %0, %c : vector<2x1x3xf32>, vector<1x3xf32> into vector<2xf32>
  %2 = vector.broadcast %w : vector<3xf32> to vector<2x1x3xf32>
  %3 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [\"parallel\", \"reduction\", \"reduction\"]} %a, %2, %c : vector<2x1x3xf32>, vector<2x1x3xf32> into vector<2xf32>
  return %1, %3 : vector<2xf32>, vector<2xf32>
}",
        &expect![[r#"
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
            "#]],
    );
}

#[test]
fn elementwise_first() {
    check(
        populate_sink_vector_ops_patterns,
        "func.func @el(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %s: f16, %v: vector<4xf16>, %x: f32, %y: f32) -> (vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = arith.addf %0, %1 fastmath<fast> : vector<3x2xf32>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<3x2xf32>
  %3 = arith.mulf %0, %k : vector<3x2xf32>
  %4 = vector.broadcast %v : vector<4xf16> to vector<2x4xf16>
  %5 = arith.extf %4 : vector<2x4xf16> to vector<2x4xf32>
  %6 = vector.broadcast %s : f16 to vector<4xf16>
  %7 = arith.extf %6 : vector<4xf16> to vector<4xf32>
  %8 = arith.cmpf olt, %0, %1 : vector<3x2xf32>
  %9 = vector.broadcast %x : f32 to vector<4xf32>
  %10 = vector.broadcast %y : f32 to vector<4xf32>
  %11 = arith.addf %9, %10 : vector<4xf32>
  %cst = arith.constant dense<2.0> : vector<4xf32>
  %12 = arith.mulf %9, %cst : vector<4xf32>
  %13 = arith.fptosi %5 : vector<2x4xf32> to vector<2x4xi32>
  return %2, %3, %5, %7, %8, %11, %12, %13 : vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>
}
func.func @ex(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<2x4xf32>, %i: index, %s: vector<[4]xf32>, %k: vector<4xi1>) -> (f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>) {
  %0 = arith.addf %a, %b fastmath<fast> : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = arith.mulf %c, %d : vector<2x4xf32>
  %3 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  %4 = arith.subf %a, %b : vector<4xf32>
  %5 = vector.extract %4[%i] : f32 from vector<4xf32>
  %6 = arith.negf %a : vector<4xf32>
  %7 = vector.extract %6[0] : f32 from vector<4xf32>
  %8 = vector.extract %6[1] : f32 from vector<4xf32>
  %9 = arith.cmpf olt, %a, %b : vector<4xf32>
  %10 = vector.extract %9[0] : i1 from vector<4xi1>
  %11 = arith.select %k, %a, %b : vector<4xi1>, vector<4xf32>
  %12 = vector.extract %11[0] : f32 from vector<4xf32>
  %13 = vector.broadcast %12 : f32 to vector<4xf32>
  %14 = vector.fma %13, %13, %13 : vector<4xf32>
  return %1, %3, %5, %7, %8, %10, %14 : f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>
}",
        &expect![[r"
            module {
              func.func @el(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: f16, %arg3: vector<4xf16>, %arg4: f32, %arg5: f32) -> (vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>) {
                %cst = arith.constant 2.000000e+00 : f32
                %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : vector<3x2xf32>
                %0 = arith.addf %arg0, %arg1 fastmath<fast> : vector<2x3xf32>
                %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
                %2 = vector.transpose %cst_0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
                %3 = arith.mulf %arg0, %2 : vector<2x3xf32>
                %4 = vector.transpose %3, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
                %5 = arith.extf %arg3 : vector<4xf16> to vector<4xf32>
                %6 = vector.broadcast %5 : vector<4xf32> to vector<2x4xf32>
                %7 = arith.extf %arg2 : f16 to f32
                %8 = vector.broadcast %7 : f32 to vector<4xf32>
                %9 = arith.cmpf olt, %arg0, %arg1 : vector<2x3xf32>
                %10 = vector.transpose %9, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
                %11 = arith.addf %arg4, %arg5 : f32
                %12 = vector.broadcast %11 : f32 to vector<4xf32>
                %13 = arith.mulf %arg4, %cst : f32
                %14 = vector.broadcast %13 : f32 to vector<4xf32>
                %15 = arith.fptosi %5 : vector<4xf32> to vector<4xi32>
                %16 = vector.broadcast %15 : vector<4xi32> to vector<2x4xi32>
                return %1, %4, %6, %8, %10, %12, %14, %16 : vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>
              }
              func.func @ex(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4xf32>, %arg4: index, %arg5: vector<[4]xf32>, %arg6: vector<4xi1>) -> (f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>) {
                %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
                %1 = vector.extract %arg1[1] : f32 from vector<4xf32>
                %2 = arith.addf %0, %1 fastmath<fast> : f32
                %3 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
                %4 = vector.extract %arg3[1] : vector<4xf32> from vector<2x4xf32>
                %5 = arith.mulf %3, %4 : vector<4xf32>
                %6 = arith.subf %arg0, %arg1 : vector<4xf32>
                %7 = vector.extract %6[%arg4] : f32 from vector<4xf32>
                %8 = arith.negf %arg0 : vector<4xf32>
                %9 = vector.extract %8[0] : f32 from vector<4xf32>
                %10 = vector.extract %8[1] : f32 from vector<4xf32>
                %11 = vector.extract %arg0[0] : f32 from vector<4xf32>
                %12 = vector.extract %arg1[0] : f32 from vector<4xf32>
                %13 = arith.cmpf olt, %11, %12 : f32
                %14 = arith.select %arg6, %arg0, %arg1 : vector<4xi1>, vector<4xf32>
                %15 = vector.extract %14[0] : f32 from vector<4xf32>
                %16 = vector.broadcast %15 : f32 to vector<4xf32>
                %17 = vector.fma %16, %16, %16 : vector<4xf32>
                return %2, %5, %7, %9, %10, %13, %17 : f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>
              }
            }
            "]],
    );
}
