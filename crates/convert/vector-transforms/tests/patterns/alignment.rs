//! Tests alignments that are smaller than those of the elements. MLIR's sets drop most of them, and promise the first
//! element's alignment for other elements.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::{
    UnrollVectorOptions, populate_sink_vector_mem_ops_patterns,
    populate_vector_masked_load_store_emulation_patterns, populate_vector_unroll_patterns,
};

#[test]
fn elements_under_a_mask() {
    check(
        populate_vector_masked_load_store_emulation_patterns,
        "func.func @f(%m: memref<?xf32>, %i: index, %k: vector<2xi1>, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.maskedload %m[%i], %k, %v {alignment = 16} : memref<?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  vector.maskedstore %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xf32>) -> vector<2xf32> {
                %c1 = arith.constant 1 : index
                %0 = vector.extract %arg2[0] : i1 from vector<2xi1>
                %1 = scf.if %0 -> (vector<2xf32>) {
                  %8 = memref.load %arg0[%arg1] : memref<?xf32>
                  %9 = vector.insert %8, %arg3 [0] : f32 into vector<2xf32>
                  scf.yield %9 : vector<2xf32>
                } else {
                  scf.yield %arg3 : vector<2xf32>
                }
                %2 = arith.addi %arg1, %c1 : index
                %3 = vector.extract %arg2[1] : i1 from vector<2xi1>
                %4 = scf.if %3 -> (vector<2xf32>) {
                  %8 = memref.load %arg0[%2] : memref<?xf32>
                  %9 = vector.insert %8, %1 [1] : f32 into vector<2xf32>
                  scf.yield %9 : vector<2xf32>
                } else {
                  scf.yield %1 : vector<2xf32>
                }
                %5 = vector.extract %arg2[0] : i1 from vector<2xi1>
                scf.if %5 {
                  %8 = vector.extract %arg3[0] : f32 from vector<2xf32>
                  memref.store %8, %arg0[%arg1] {alignment = 2 : i64} : memref<?xf32>
                }
                %6 = arith.addi %arg1, %c1 : index
                %7 = vector.extract %arg2[1] : i1 from vector<2xi1>
                scf.if %7 {
                  %8 = vector.extract %arg3[1] : f32 from vector<2xf32>
                  memref.store %8, %arg0[%6] {alignment = 2 : i64} : memref<?xf32>
                }
                return %4 : vector<2xf32>
              }
            }
            "]],
    );
}

#[test]
fn parts() {
    check(
        |patterns| {
            let options = UnrollVectorOptions::native_shape(&[1, 4]);
            populate_vector_unroll_patterns(patterns, &options);
        },
        "func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %0, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.load %m[%i, %i] {alignment = 16} : memref<?x?xf32>, vector<2x4xf32>
  vector.store %1, %m[%i, %i] {alignment = 4} : memref<?x?xf32>, vector<2x4xf32>
  return
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
                %c1 = arith.constant 1 : index
                %0 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<1x4xf32>
                %1 = arith.addi %arg1, %c1 : index
                %2 = vector.load %arg0[%1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<1x4xf32>
                vector.store %0, %arg0[%arg1, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<1x4xf32>
                %3 = arith.addi %arg1, %c1 : index
                vector.store %2, %arg0[%3, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<1x4xf32>
                %4 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<1x4xf32>
                %5 = arith.addi %arg1, %c1 : index
                %6 = vector.load %arg0[%5, %arg1] : memref<?x?xf32>, vector<1x4xf32>
                vector.store %4, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<1x4xf32>
                %7 = arith.addi %arg1, %c1 : index
                vector.store %6, %arg0[%7, %arg1] : memref<?x?xf32>, vector<1x4xf32>
                return
              }
            }
            "]],
    );
}

#[test]
fn one_element() {
    check(
        populate_sink_vector_mem_ops_patterns,
        "func.func @f(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.load %m[%i] {alignment = 1} : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.load %n[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x4xf32>
  %3 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.broadcast %f : f32 to vector<1xf32>
  vector.store %4, %m[%i] {alignment = 1} : memref<?xf32>, vector<1xf32>
  return %1, %3 : f32, vector<4xf32>
}",
        &expect![[r"
            module {
              func.func @f(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: f32) -> (f32, vector<4xf32>) {
                %c1 = arith.constant 1 : index
                %0 = arith.addi %arg2, %c1 overflow<nsw> : index
                %1 = memref.load %arg0[%0] {alignment = 1 : i64} : memref<?xf32>
                %2 = arith.addi %arg2, %c1 overflow<nsw> : index
                %3 = vector.load %arg1[%2, %arg2] {alignment = 2 : i64} : memref<?x?xf32>, vector<4xf32>
                memref.store %arg3, %arg0[%arg2] {alignment = 1 : i64} : memref<?xf32>
                return %1, %3 : f32, vector<4xf32>
              }
            }
            "]],
    );
}
