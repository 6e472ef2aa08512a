//! `convert-arith-to-llvm`: converts arith operations to the LLVM dialect.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. For an n-dimensional
//! vector, the counterpart is applied to each one-dimensional vector.

mod compare;
mod expand;
mod extended;
mod index_cast;
mod one_to_one;

use crate::{convert_with, set_index_bitwidth};
use std::sync::Arc;
use terrace_llvm_common::INDEX_BITWIDTH;
use terrace_pass::{Lowering, PassDef, Taken};
use terrace_rewrite::{PatternSet, TypeConverter};
use terrace_stages as stages;

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`, and is kept.
pub fn populate(patterns: &mut PatternSet) {
    one_to_one::populate(patterns);
    compare::populate(patterns);
    extended::populate(patterns);
    index_cast::populate(patterns);
}

/// Adds patterns that expand divisions that round up or down into other arith operations, if the converter converts the
/// types to LLVM-dialect types.
pub fn populate_ceil_floor_div_expand(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    expand::populate(patterns, converter);
}

/// `convert-arith-to-llvm`
pub static CONVERT_ARITH_TO_LLVM: PassDef = PassDef::new(
    "convert-arith-to-llvm",
    "Convert Arith dialect to LLVM dialect",
    |cx, options| convert_with(cx, options.get(&INDEX_BITWIDTH), populate_all),
)
.class("ArithToLLVMConversionPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_ARITH_TO_LLVM`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_ARITH_TO_LLVM, &[Taken::Dialect("arith")])
    .stage(&stages::REST_TO_LLVM)
    .settings(set_index_bitwidth);

/// Schedules [`CONVERT_ARITH_TO_LLVM`] in `terrace lower` before `memref.generic_atomic_rmw`, whose region must be
/// converted before the operation itself.
pub static BEFORE_ATOMICS: Lowering = Lowering::new(
    &CONVERT_ARITH_TO_LLVM,
    &[Taken::For("memref.generic_atomic_rmw")],
)
.stage(&stages::BEFORE_MEMORY)
.settings(set_index_bitwidth);

/// Adds the patterns of [`populate`] and of [`populate_ceil_floor_div_expand`].
pub(crate) fn populate_all(patterns: &mut PatternSet) {
    if let Some(converter) = patterns.type_converter().cloned() {
        populate_ceil_floor_div_expand(patterns, &converter);
    }
    populate(patterns);
}
