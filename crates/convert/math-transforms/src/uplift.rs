//! `math-uplift-to-fma`: fuses products and sums.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{AddFOp, MulFOp};
use terrace_ir::{Failed, OpView};
use terrace_math::FmaOp;
use terrace_pass::{OptionValues, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, Match, PatternSet, Rewriter, require};

/// `math-uplift-to-fma`
pub static MATH_UPLIFT_TO_FMA: PassDef = PassDef::new(
    "math-uplift-to-fma",
    "Uplift arith ops to math.fma.",
    math_uplift_to_fma,
)
.class("MathUpliftToFMA")
.dialects(&["math"]);

fn math_uplift_to_fma(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_uplift_to_fma(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the pattern of [`MATH_UPLIFT_TO_FMA`].
pub fn populate_uplift_to_fma(patterns: &mut PatternSet) {
    patterns.add_fn("UpliftFma", uplift);
}

/// Fuses a sum with a product if both operations permit contraction.
fn uplift(op: AddFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let flags = view.fastmath();
    let why = "addf op is not suitable for fma";
    require(flags.contains(FastMathFlags::CONTRACT), why)?;
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let (product, rest) = match rw.defined_by::<MulFOp>(lhs) {
        Ok(product) => (product, rhs),
        Err(_) => (rw.defined_by::<MulFOp>(rhs)?, lhs),
    };
    let product_flags = rw.read(product).fastmath();
    let why = "mulf op is not suitable for fma";
    require(product_flags.contains(FastMathFlags::CONTRACT), why)?;
    let (a, b) = (rw.read(product).lhs(), rw.read(product).rhs());
    let flags = flags.and(product_flags);
    rw.replace_op_with(op.id(), FmaOp::spec(a, b, rest).fastmath(flags));
    Ok(())
}
