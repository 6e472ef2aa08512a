//! `math-sincos-fusion`: fuses the sine and cosine of the same value.

use terrace_ir::{Failed, InsertPoint, OpId, OpView};
use terrace_math::{CosOp, SinOp, SincosOp};
use terrace_pass::{OptionValues, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, Match, PatternSet, Rewriter};

/// `math-sincos-fusion`
pub static MATH_SINCOS_FUSION: PassDef = PassDef::new(
    "math-sincos-fusion",
    "Fuse sin and cos operations.",
    math_sincos_fusion,
)
.class("MathSincosFusionPass")
.dialects(&["math"]);

fn math_sincos_fusion(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    patterns.add_fn("SincosFusionPattern", fuse);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Fuses a sine with a cosine in the same block, or in a region of an operation after the sine.
///
/// Upstream also matches a cosine in a region before the sine. The result does not verify, because the fused operation
/// does not dominate the uses of the sine.
fn fuse(sin: SinOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(sin);
    let block = body.parent_block(sin.id());
    let block = block.ok_or("the operation is in no block")?;
    let operand = view.operand();
    let flags = view.fastmath();
    let fits = |op: OpId| {
        let cos = rw.op(op).as_::<CosOp>();
        cos.is_some_and(|cos| cos.operand() == operand && cos.fastmath() == flags)
    };
    let mut found = None;
    for op in body.ops(block) {
        // An operation is visited after the operations nested in it.
        let is_after = body.is_before(sin.id(), op);
        let mut inner: Vec<OpId> = Vec::new();
        if is_after {
            inner.extend(body.walk(op).filter(|&inner| inner != op));
        }
        let inner = inner.into_iter().find(|&op| fits(op));
        found = inner.or_else(|| fits(op).then_some(op));
        if found.is_some() {
            break;
        }
    }
    let cos = found.ok_or("no cosine of the same value exists")?;
    let is_first = body.parent_block(cos) == Some(block) && body.is_before(cos, sin.id());
    let first = if is_first { cos } else { sin.id() };
    let at = InsertPoint::before(rw.body(), first);
    rw.set_place(at, rw.body().loc(first));
    let both = rw.create(SincosOp::spec(operand).fastmath(flags));
    let (of_sin, of_cos) = (rw.read(both).sin(), rw.read(both).cos());
    rw.replace_op(sin.id(), &[of_sin]);
    rw.replace_op(cos, &[of_cos]);
    Ok(())
}
