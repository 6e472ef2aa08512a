//! The pass `convert-complex-to-standard`.

use crate::complex_to_standard::populate;
use terrace_builtin::elements::is_on_small_floats;
use terrace_complex::division::ComplexRange;
use terrace_complex::{CreateOp, ImOp, ReOp};
use terrace_ir::Failed;
use terrace_pass::{
    Cases, Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption, convert,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;

const COMPLEX_RANGE: TypedOption<ComplexRange> = TypedOption::choice(
    "complex-range",
    "Control the intermediate calculation of complex number division",
    &Cases {
        default: (ComplexRange::Improved, "improved"),
        all: &[
            (ComplexRange::Improved, "improved", "improved"),
            (ComplexRange::Basic, "basic", "basic"),
            (ComplexRange::None, "none", "none"),
        ],
    },
);

/// `convert-complex-to-standard`
pub static CONVERT_COMPLEX_TO_STANDARD: PassDef = PassDef::new(
    "convert-complex-to-standard",
    "Convert Complex dialect to standard dialect",
    convert_complex_to_standard,
)
.class("ConvertComplexToStandardPass")
.options(&[COMPLEX_RANGE.def])
.dialects(&["math"]);

/// Schedules [`CONVERT_COMPLEX_TO_STANDARD`] in `terrace lower`.
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
.stage(&stages::COMPLEX);

fn convert_complex_to_standard(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate(&mut patterns, options.get(&COMPLEX_RANGE));
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("arith");
    target.add_legal_dialect("math");
    target.add_legal_op::<CreateOp>();
    target.add_legal_op::<ImOp>();
    target.add_legal_op::<ReOp>();
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}
