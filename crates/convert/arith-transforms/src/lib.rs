//! Transforms operations of the arith dialect: the passes of MLIR's `Arith/Transforms` and their pattern sets.
//!
//! - [`ARITH_EXPAND`] expands operations that few targets have into simpler ones. The functions `populate_..` add its
//!   patterns to other sets; [`ceil_div_si`], [`ceil_div_ui`] and [`floor_div_si`] are single patterns.
//! - [`INT_RANGE_OPTIMIZATIONS`], [`ARITH_INT_RANGE_NARROWING`] and [`ARITH_UNSIGNED_WHEN_EQUIVALENT`] are
//!   optimizations based on integer ranges. The module `ranges` computes the ranges.
//! - [`ARITH_EMULATE_UNSUPPORTED_FLOATS`] performs operations on floats that a target does not support on wider floats.
//!   Other dialects use [`emulate_floats`] and [`float_type_converter`].
//! - [`TERRACE_EXPAND_ARITH`] lowers operations that no upstream pass lowers to the LLVM dialect.
//! - [`ARITH_EMULATE_WIDE_INT`] splits integers of twice the width that a target supports into vectors of two halves.
//!   Passes of other dialects use [`WideIntEmulationConverter`] and [`populate_arith_wide_int_emulation_patterns`].
//! - [`NarrowTypeEmulationConverter`] and [`populate_arith_narrow_type_emulation_patterns`] emulate integers that are
//!   narrower than the target's loads and stores, for other dialects.
//!
//! *Architecture Invariant:* the crate depends on no dialects except arith, builtin, vector (for its emulated
//! arithmetic, its extractions and insertions) and func (for the types of functions).
//!
#![doc = include_str!("../README.md")]

mod divide;
mod emulate;
mod extensions;
mod float4;
mod int_range_narrowing;
mod int_range_optimizations;
mod max_min;
mod narrow_type;
mod pass;
mod ranges;
mod rounded_once;
mod scaling;
mod small_float;
mod tiny_float;
mod unsigned_when_equivalent;
mod wide_int;

pub use divide::{ceil_div_si, ceil_div_ui, floor_div_si, populate_ceil_floor_div_expand};
pub use emulate::{
    ARITH_EMULATE_UNSUPPORTED_FLOATS, emulate_floats, float_type_converter, named_float_type,
    populate_emulate_unsupported_floats_legality, populate_emulate_unsupported_floats_patterns,
};
pub use extensions::{
    EMULATE_FLOATS_LOWERING, EXPAND_ARITH_LOWERING, EXPAND_LOWERING, SCALING_LOWERING,
    TERRACE_EXPAND_ARITH, populate_expand_extended,
};
pub use float4::populate_expand_f4e2m1;
pub use int_range_narrowing::{ARITH_INT_RANGE_NARROWING, populate_int_range_narrowing_patterns};
pub use int_range_optimizations::{
    INT_RANGE_OPTIMIZATIONS, populate_int_range_optimizations_patterns,
};
pub use max_min::populate_expand_max_min;
pub use narrow_type::{
    NarrowTypeEmulationConverter, populate_arith_narrow_type_emulation_patterns,
};
pub use pass::ARITH_EXPAND;
pub use ranges::{IntegerRanges, for_each_body_with_ranges};
pub use scaling::populate_expand_scaling;
pub use small_float::{populate_expand_bf16, populate_expand_f8e8m0};
pub use tiny_float::populate_expand_tiny_floats;
pub use unsigned_when_equivalent::ARITH_UNSIGNED_WHEN_EQUIVALENT;
pub use wide_int::{
    ARITH_EMULATE_WIDE_INT, WIDEST_INT_SUPPORTED, WideIntEmulationConverter,
    populate_arith_wide_int_emulation_patterns,
};

use terrace_builtin::elements::float_kind;
use terrace_builtin::types::element_type_or_self;
use terrace_ir::{Context, Type};
use terrace_numeric::FloatKind;
use terrace_pass::Bundle;
use terrace_rewrite::PatternSet;

/// The passes of this crate.
pub static BUNDLE: Bundle = Bundle::new()
    .passes(&[
        &ARITH_EMULATE_UNSUPPORTED_FLOATS,
        &ARITH_EMULATE_WIDE_INT,
        &ARITH_EXPAND,
        &ARITH_INT_RANGE_NARROWING,
        &ARITH_UNSIGNED_WHEN_EQUIVALENT,
        &INT_RANGE_OPTIMIZATIONS,
        &TERRACE_EXPAND_ARITH,
    ])
    .lowerings(&[
        &SCALING_LOWERING,
        &EMULATE_FLOATS_LOWERING,
        &EXPAND_ARITH_LOWERING,
        &EXPAND_LOWERING,
    ]);

/// Adds the patterns of [`ARITH_EXPAND`] that no option controls.
pub fn populate_arith_expand(patterns: &mut PatternSet) {
    populate_ceil_floor_div_expand(patterns);
    populate_expand_max_min(patterns);
    populate_expand_scaling(patterns);
}

/// Returns the format of a float type, or of the element type of a shaped type.
fn element_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    float_kind(ctx, element_type_or_self(ctx, ty))
}
