//! The pass.

use crate::populate;
use terrace_builtin::elements::is_on_small_floats;
use terrace_complex::{CreateOp, ImOp, ReOp};
use terrace_complex_common::ComplexRange;
use terrace_ir::Failed;
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Stage, Taken, convert};
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

/// The place of [`CONVERT_COMPLEX_TO_STANDARD`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_COMPLEX_TO_STANDARD,
    &[
        Taken::Op("complex.abs"),
        Taken::Op("complex.angle"),
        Taken::Op("complex.atan2"),
        Taken::Op("complex.conj"),
        Taken::Op("complex.cos"),
        Taken::Op("complex.div"),
        Taken::Op("complex.eq"),
        Taken::Op("complex.neq"),
        Taken::Op("complex.exp"),
        Taken::Op("complex.expm1"),
        Taken::Op("complex.log"),
        Taken::Op("complex.log1p"),
        Taken::Op("complex.neg"),
        Taken::Op("complex.pow"),
        Taken::Op("complex.powi"),
        Taken::Op("complex.rsqrt"),
        Taken::Op("complex.sign"),
        Taken::Op("complex.sin"),
        Taken::Op("complex.sqrt"),
        Taken::Op("complex.tan"),
        Taken::Op("complex.tanh"),
        Taken::When("complex", is_on_small_floats),
    ],
)
.stage(Stage::Complex);

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
