//! Tests scalable vectors. Patterns that split a vector into elements or rows must not match, because the vector may
//! have more elements than its static size.

use crate::check;
use terrace_testing::expect;
use terrace_vector_transforms::*;

#[test]
fn scalable_vectors_stay() {
    check(
        |patterns| {
            populate_vector_scan_lowering_patterns(patterns);
            populate_vector_masked_load_store_emulation_patterns(patterns);
            populate_vector_gather_to_conditional_load_patterns(patterns);
            populate_scalar_vector_transfer_lowering_patterns(patterns, true);
            populate_vector_transfer_full_partial_patterns(
                patterns,
                VectorTransferSplit::VectorTransfer,
            );
            populate_elementwise_to_vector_ops_patterns(patterns);
        },
        r#"func.func @scan(%a: vector<[2]x3xf32>, %b: vector<3xf32>) -> vector<[2]x3xf32> {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
  return %0#0 : vector<[2]x3xf32>
}
func.func @masked(%m: memref<?xf32>, %k: vector<[2]xi1>, %p: vector<[2]xf32>, %i: index) -> vector<[2]xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
func.func @gather(%m: memref<?xf32>, %at: vector<[2]xindex>, %k: vector<[2]xi1>, %p: vector<[2]xf32>, %i: index) -> vector<[2]xf32> {
  %0 = vector.gather %m[%i] [%at], %k, %p : memref<?xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
func.func @transfers(%m: memref<?xf32>, %v: vector<[1]xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<[1]xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @outer_product(%a: vector<2xf32>, %b: vector<1xf32>) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<[1]x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
  %2 = vector.broadcast %b : vector<1xf32> to vector<2x[1]xf32>
  %3 = arith.mulf %1, %2 : vector<2x[1]xf32>
  return %3 : vector<2x[1]xf32>
}
"#,
        &expect![[r"
            module {
              func.func @scan(%arg0: vector<[2]x3xf32>, %arg1: vector<3xf32>) -> vector<[2]x3xf32> {
                %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
                return %dest : vector<[2]x3xf32>
              }
              func.func @masked(%arg0: memref<?xf32>, %arg1: vector<[2]xi1>, %arg2: vector<[2]xf32>, %arg3: index) -> vector<[2]xf32> {
                %0 = vector.maskedload %arg0[%arg3], %arg1, %arg2 : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
                vector.maskedstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32>
                return %0 : vector<[2]xf32>
              }
              func.func @gather(%arg0: memref<?xf32>, %arg1: vector<[2]xindex>, %arg2: vector<[2]xi1>, %arg3: vector<[2]xf32>, %arg4: index) -> vector<[2]xf32> {
                %0 = vector.gather %arg0[%arg4] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
                return %0 : vector<[2]xf32>
              }
              func.func @transfers(%arg0: memref<?xf32>, %arg1: vector<[1]xf32>, %arg2: index, %arg3: f32) -> vector<[4]xf32> {
                vector.transfer_write %arg1, %arg0[%arg2] {in_bounds = [true]} : vector<[1]xf32>, memref<?xf32>
                %0 = vector.transfer_read %arg0[%arg2], %arg3 : memref<?xf32>, vector<[4]xf32>
                return %0 : vector<[4]xf32>
              }
              func.func @outer_product(%arg0: vector<2xf32>, %arg1: vector<1xf32>) -> vector<2x[1]xf32> {
                %0 = vector.broadcast %arg0 : vector<2xf32> to vector<[1]x2xf32>
                %1 = vector.transpose %0, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
                %2 = vector.broadcast %arg1 : vector<1xf32> to vector<2x[1]xf32>
                %3 = arith.mulf %1, %2 : vector<2x[1]xf32>
                return %3 : vector<2x[1]xf32>
              }
            }
            "]],
    );
}
