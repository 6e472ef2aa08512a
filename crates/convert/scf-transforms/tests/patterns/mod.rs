//! Passes that apply single sets of patterns.

use terrace_ir::Failed;
use terrace_pass::{Bundle, OptionValues, PassContext, PassDef};
use terrace_scf_transforms::{
    populate_scf_rotate_while_loop_patterns, populate_uplift_while_to_for_patterns,
};
use terrace_testing::apply_patterns;

pub(crate) static BUNDLE: Bundle = Bundle::new().passes(PASSES);

const PASSES: &[&PassDef] = &[
    &set("test-scf-uplift-while-to-for", |cx, _| {
        apply_patterns(cx, populate_uplift_while_to_for_patterns)
    }),
    // MLIR has no such pass.
    &set("scf-rotate-while", |cx, _| {
        apply_patterns(cx, populate_scf_rotate_while_loop_patterns)
    }),
];

/// Returns a pass that changes each function.
const fn set(
    name: &'static str,
    run: fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>,
) -> PassDef {
    PassDef::new(name, "Changes each function", run)
        .on("func.func")
        .dialects(&["arith", "scf"])
}
