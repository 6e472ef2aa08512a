//! The pass.

use crate::{
    populate_affine_to_std_conversion_patterns, populate_affine_to_vector_conversion_patterns,
};
use terrace_affine_transforms::populate_affine_expand_index_ops_patterns;
use terrace_ir::Failed;
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Stage, Taken, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `lower-affine`
pub static LOWER_AFFINE: PassDef = PassDef {
    name: "lower-affine",
    class: "LowerAffinePass",
    description: "Lower Affine operations to a combination of Arith and SCF operations",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(LowerAffine),
};

/// The place of [`LOWER_AFFINE`] in a whole lowering.
pub static LOWERING: Lowering =
    Lowering::new(&LOWER_AFFINE, &[Taken::Dialect("affine")]).stage(Stage::Affine);

struct LowerAffine;

impl Pass for LowerAffine {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut target = ConversionTarget::new(cx.ctx);
        for dialect in ["arith", "memref", "scf", "vector"] {
            cx.ctx.load_dialect(dialect);
            target.add_legal_dialect(dialect);
        }
        let mut patterns = PatternSet::new();
        populate_affine_to_std_conversion_patterns(&mut patterns);
        populate_affine_to_vector_conversion_patterns(&mut patterns);
        populate_affine_expand_index_ops_patterns(&mut patterns);
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
