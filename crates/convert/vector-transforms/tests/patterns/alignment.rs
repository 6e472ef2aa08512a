//! Alignments that are less than those of the elements. MLIR's sets drop most of them, and promise the alignment of the first
//! element for others.

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
        &expect![[""]],
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
        &expect![[""]],
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
        &expect![[""]],
    );
}
