//! Passes within the arith dialect.
//!
//! - [`ARITH_EXPAND`]: expands operations that targets rarely have into simpler ones. Its patterns can be added to
//!   other sets: `populate_..`, and [`ceil_div_si`], [`ceil_div_ui`] and [`floor_div_si`] individually.
//! - [`INT_RANGE_OPTIMIZATIONS`], [`ARITH_INT_RANGE_NARROWING`], [`ARITH_UNSIGNED_WHEN_EQUIVALENT`]: optimizations
//!   based on integer ranges. `ranges`: the ranges themselves, which they share.
//! - [`ARITH_EMULATE_UNSUPPORTED_FLOATS`]: performs operations on floats that a target does not support on wider
//!   floats. [`emulate_floats`] and [`float_type_converter`] do so for other dialects.
//! - [`TERRACE_EXPAND_ARITH`]: operations that no upstream pass lowers to the LLVM dialect.
//! - [`ARITH_EMULATE_WIDE_INT`]: splits integers of twice the width that a target supports into vectors of two halves.
//!   [`WideIntEmulationConverter`] and [`populate_arith_wide_int_emulation_patterns`] do so together with other
//!   dialects.
//! - [`NarrowTypeEmulationConverter`], [`populate_arith_narrow_type_emulation_patterns`]: emulation of integers
//!   narrower than the target's loads and stores, for other dialects.
//!
//! *Architecture Invariant:* no dialect but arith and builtin, vector for its emulated arithmetic and its extractions
//! and insertions, and func for the types of functions.
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

/// The passes.
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

/// Adds the patterns of [`ARITH_EXPAND`] that need no option.
pub fn populate_arith_expand(patterns: &mut PatternSet) {
    populate_ceil_floor_div_expand(patterns);
    populate_expand_max_min(patterns);
    populate_expand_scaling(patterns);
}

/// The format of a float type, or of the element type of a shaped type.
fn element_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    float_kind(ctx, element_type_or_self(ctx, ty))
}
