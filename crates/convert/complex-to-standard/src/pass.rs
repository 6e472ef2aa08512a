//! The pass.

use crate::populate;
use terrace_complex::{CreateOp, ImOp, ReOp};
use terrace_complex_common::ComplexRange;
use terrace_ir::Failed;
use terrace_pass::{Anchor, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-complex-to-standard`
pub static CONVERT_COMPLEX_TO_STANDARD: PassDef = PassDef {
    name: "convert-complex-to-standard",
    class: "ConvertComplexToStandardPass",
    description: "Convert Complex dialect to standard dialect",
    anchor: Anchor::Any,
    options: &[ComplexRange::option("improved")],
    statistics: &[],
    create: |options| {
        Box::new(ConvertComplexToStandard {
            range: ComplexRange::of(options),
        })
    },
};

struct ConvertComplexToStandard {
    range: ComplexRange,
}

impl Pass for ConvertComplexToStandard {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("math");
        let mut patterns = PatternSet::new();
        populate(&mut patterns, self.range);
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("arith");
        target.add_legal_dialect("math");
        target.add_legal_op::<CreateOp>();
        target.add_legal_op::<ImOp>();
        target.add_legal_op::<ReOp>();
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
