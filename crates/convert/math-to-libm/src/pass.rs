//! The pass.

use crate::populate;
use terrace_ir::Failed;
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Stage, Taken, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-math-to-libm`
pub static CONVERT_MATH_TO_LIBM: PassDef = PassDef {
    name: "convert-math-to-libm",
    class: "ConvertMathToLibmPass",
    description: "Convert Math dialect to libm calls",
    anchor: Anchor::Op("builtin.module"),
    options: &[],
    statistics: &[],
    create: |_| Box::new(ConvertMathToLibm),
};

/// The place of [`CONVERT_MATH_TO_LIBM`] in a whole lowering. Those it takes are those that `convert-math-to-llvm` leaves, which comes
/// `convert-math-to-llvm`: it fails if it leaves an operation of math.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_MATH_TO_LIBM,
    &[
        Taken::Op("math.acosh"),
        Taken::Op("math.asinh"),
        Taken::Op("math.atanh"),
        Taken::Op("math.cbrt"),
        Taken::Op("math.erf"),
        Taken::Op("math.erfc"),
    ],
)
.stage(Stage::Libraries);

struct ConvertMathToLibm;

impl Pass for ConvertMathToLibm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        populate(&mut patterns);
        let mut target = ConversionTarget::new(cx.ctx);
        for dialect in ["arith", "builtin", "func", "vector"] {
            cx.ctx.load_dialect(dialect);
            target.add_legal_dialect(dialect);
        }
        target.add_illegal_dialect("math");
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
