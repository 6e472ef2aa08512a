//! Patterns and passes within the vector dialect.
//!
//! Sets of patterns are named as MLIR's: `populate_vector_.._lowering_patterns` is `populateVector..LoweringPatterns`. They run under the greedy driver and in
//! dialect conversion, and other passes are made of them.
//!
//! # Map
//! - `emit`: short names for the operations that patterns create.
//! - `unroll`: operations on vectors of many dimensions as the same on vectors of fewer.
//! - `broadcast`, `mask_op`, `shape_cast`: one operation each.
//!
//! *Architecture Invariant:* beyond vector, dialects are used where upstream's patterns use them: arith, memref and ub.

mod broadcast;
mod emit;
mod mask_op;
mod shape_cast;
mod unroll;

pub use broadcast::populate_vector_broadcast_lowering_patterns;
pub use mask_op::populate_vector_mask_op_lowering_patterns;
pub use shape_cast::populate_vector_shape_cast_lowering_patterns;
pub use unroll::{
    populate_vector_bit_cast_lowering_patterns, populate_vector_from_elements_unroll_patterns,
    populate_vector_gather_lowering_patterns, populate_vector_interleave_lowering_patterns,
    populate_vector_interleave_to_shuffle_patterns, populate_vector_rank_reducing_fma_pattern,
    populate_vector_to_elements_unroll_patterns,
};
