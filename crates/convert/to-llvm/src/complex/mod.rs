//! `convert-complex-to-llvm`: converts complex numbers to structs of two floats.

mod lowering;
mod reals;

pub use terrace_complex::division::ComplexRange;

use terrace_ir::Failed;
use terrace_llvm_common::{llvm_conversion, llvm_conversion_target};
use terrace_pass::{Cases, Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption};
use terrace_rewrite::{ConversionConfig, PatternSet};
use terrace_stages as stages;

/// Adds the patterns. `range` is the required accuracy of divisions. The set's type converter must be one of
/// `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    lowering::populate(patterns, range);
}

const COMPLEX_RANGE: TypedOption<ComplexRange> = TypedOption::choice(
    "complex-range",
    "Control the intermediate calculation of complex number division",
    &Cases {
        default: (ComplexRange::Basic, "basic"),
        all: &[
            (ComplexRange::Improved, "improved", "improved"),
            (ComplexRange::Basic, "basic", "basic"),
            (ComplexRange::None, "none", "none"),
        ],
    },
);

/// `convert-complex-to-llvm`
pub static CONVERT_COMPLEX_TO_LLVM: PassDef = PassDef::new(
    "convert-complex-to-llvm",
    "Convert Complex dialect to LLVM dialect",
    convert_complex_to_llvm,
)
.class("ConvertComplexToLLVMPass")
.options(&[COMPLEX_RANGE.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_COMPLEX_TO_LLVM`] in `terrace lower`. If the module contains `complex.div`, the option
/// `complex-range` avoids the overflow of squares.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_COMPLEX_TO_LLVM, &[Taken::Dialect("complex")])
        .stage(&stages::BEFORE_MEMORY)
        .settings(|options, situation| {
            if situation.has(Taken::Op("complex.div")) {
                options.set(&COMPLEX_RANGE, ComplexRange::Improved);
            }
        });

fn convert_complex_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut target = llvm_conversion_target(cx.ctx);
    target.add_illegal_dialect("complex");
    let range = options.get(&COMPLEX_RANGE);
    llvm_conversion(
        cx,
        0,
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        |patterns| populate(patterns, range),
    )
}
