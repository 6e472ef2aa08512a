//! The pass `lower-affine`.

use crate::affine_to_std::{
    populate_affine_expand_index_ops_patterns, populate_affine_to_std_conversion_patterns,
    populate_affine_to_vector_conversion_patterns,
};
use terrace_ir::Failed;
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;

/// `lower-affine`
pub static LOWER_AFFINE: PassDef = PassDef::new(
    "lower-affine",
    "Lower Affine operations to a combination of Arith and SCF operations",
    lower_affine,
)
.class("LowerAffinePass")
.dialects(&["arith", "memref", "scf", "vector"]);

/// Schedules [`LOWER_AFFINE`] in `terrace lower`.
pub static LOWERING: Lowering =
    Lowering::new(&LOWER_AFFINE, &[Taken::Dialect("affine")]).stage(&stages::AFFINE);

fn lower_affine(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut target = ConversionTarget::new(cx.ctx);
    for dialect in ["arith", "memref", "scf", "vector"] {
        target.add_legal_dialect(dialect);
    }
    let mut patterns = PatternSet::new();
    populate_affine_to_std_conversion_patterns(&mut patterns);
    populate_affine_to_vector_conversion_patterns(&mut patterns);
    populate_affine_expand_index_ops_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}
