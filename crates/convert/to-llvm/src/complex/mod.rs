//! `convert-complex-to-llvm`: arithmetic on structs of two floats.

mod lowering;
mod reals;

pub use terrace_complex::division::ComplexRange;

use terrace_ir::Failed;
use terrace_llvm_common::{llvm_conversion, llvm_conversion_target};
use terrace_pass::{
    Lowering, OptionValues, PassContext, PassDef, Setting, Stage, Taken, TypedOption,
};
use terrace_rewrite::{ConversionConfig, PatternSet};

/// Adds the patterns; `range` is the accuracy required of divisions. The set's type converter must be one of
/// `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    lowering::populate(patterns, range);
}

const COMPLEX_RANGE: TypedOption<String> = TypedOption::choice(
    "complex-range",
    "Control the intermediate calculation of complex number division",
    "basic",
    ComplexRange::CHOICES,
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

/// The place of [`CONVERT_COMPLEX_TO_LLVM`] in a whole lowering. The squares of a division in a program must not
/// overflow.
pub static LOWERING: Lowering =
    Lowering::new(&CONVERT_COMPLEX_TO_LLVM, &[Taken::Dialect("complex")])
        .stage(Stage::BeforeMemory)
        .settings(&[(
            COMPLEX_RANGE.def.name,
            Setting::If(Taken::Op("complex.div"), "improved"),
        )]);

fn convert_complex_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut target = llvm_conversion_target(cx.ctx);
    target.add_illegal_dialect("complex");
    let range = ComplexRange::from_text(&options.get(&COMPLEX_RANGE));
    llvm_conversion(
        cx,
        0,
        target,
        ConversionConfig::WITHOUT_SYMBOLS,
        |patterns| populate(patterns, range),
    )
}
