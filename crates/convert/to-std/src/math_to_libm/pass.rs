//! The pass `convert-math-to-libm`.

use crate::math_to_libm::populate;
use terrace_ir::Failed;
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;

/// `convert-math-to-libm`
pub static CONVERT_MATH_TO_LIBM: PassDef = PassDef::new(
    "convert-math-to-libm",
    "Convert Math dialect to libm calls",
    convert_math_to_libm,
)
.class("ConvertMathToLibmPass")
.on("builtin.module")
.dialects(&["arith", "func", "vector"]);

/// Schedules [`CONVERT_MATH_TO_LIBM`] in `terrace lower`. The pass runs after `convert-math-to-llvm`, because it fails
/// if math operations remain.
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
.stage(&stages::LIBRARIES);

fn convert_math_to_libm(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    for dialect in ["arith", "builtin", "func", "vector"] {
        target.add_legal_dialect(dialect);
    }
    target.add_illegal_dialect("math");
    convert(cx, target, patterns, ConversionConfig::default())
}
