//! `convert-index-to-llvm`: converts index operations to arithmetic on integers of the width of `index`.
//!
//! Most operations have a counterpart in the LLVM dialect, listed in the table of `one_to_one`. The module `divide`
//! converts divisions that round up or down, `misc` the remaining operations.

mod divide;
mod misc;
mod one_to_one;

use crate::set_index_bitwidth;
use terrace_ir::Failed;
use terrace_llvm_common::{INDEX_BITWIDTH, llvm_conversion};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    one_to_one::populate(patterns);
    divide::populate(patterns);
    misc::populate(patterns);
}

/// `convert-index-to-llvm`
pub static CONVERT_INDEX_TO_LLVM: PassDef = PassDef::new(
    "convert-index-to-llvm",
    "Lower the `index` dialect to the `llvm` dialect.",
    convert_index_to_llvm,
)
.class("ConvertIndexToLLVMPass")
.options(&[INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_INDEX_TO_LLVM`] in `terrace lower` before `memref.generic_atomic_rmw`, whose region must be
/// converted before the operation itself.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_INDEX_TO_LLVM, &[Taken::Dialect("index")])
    .stage(&stages::BEFORE_MEMORY)
    .settings(set_index_bitwidth);

fn convert_index_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    // Casts are illegal here, unlike in the other conversions, so that they fold.
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_illegal_dialect("index");
    target.add_legal_dialect("llvm");
    llvm_conversion(
        cx,
        options.get(&INDEX_BITWIDTH),
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        populate,
    )
}
