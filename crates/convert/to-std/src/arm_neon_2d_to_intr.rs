//! `arm-neon-2d-to-intr`: lowers operations on two-dimensional vectors to NEON intrinsics.

use terrace_arm::arm_neon::{Sdot2dOp, SdotOp};
use terrace_builtin::types::VectorType;
use terrace_ir::{Failed, OpView, Type};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, rewrite_greedily, stage};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, Match, PatternSet, Rewriter};
use terrace_vector_transforms::emit::shape_cast;

/// `arm-neon-2d-to-intr`
pub static ARM_NEON_2D_TO_INTR: PassDef = PassDef::new(
    "arm-neon-2d-to-intr",
    "Convert Arm NEON structured ops to intrinsics",
    arm_neon_2d_to_intr,
)
.class("ConvertArmNeon2dToIntrPass")
.dialects(&["arm_neon", "vector"]);

/// Schedules [`ARM_NEON_2D_TO_INTR`] in `terrace lower`.
pub static LOWERING: Lowering =
    Lowering::new(&ARM_NEON_2D_TO_INTR, &[Taken::Op(Sdot2dOp::NAME)]).stage(&stage::SIMPLIFY);

fn arm_neon_2d_to_intr(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the pattern.
pub fn populate(patterns: &mut PatternSet) {
    patterns.add_fn("Sdot2dLoweringPattern", sdot);
}

/// Lowers `arm_neon.2d.sdot`, by concatenating the rows of both factors.
fn sdot(op: Sdot2dOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let (a, b, c) = (rw.read(op).a(), rw.read(op).b(), rw.read(op).c());
    let bytes = rw.read(op).b_type().shape.iter().product();
    let row = VectorType::fixed(ctx, &[bytes], Type::I8);
    let b = shape_cast(rw, row, b);
    let c = shape_cast(rw, row, c);
    rw.replace_op_with(op.id(), SdotOp::spec(a, b, c));
    Ok(())
}
