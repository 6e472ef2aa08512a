//! Expands casts of microscaling formats into a cast of the value, a cast of the scale, and their product or quotient.

use crate::element_kind;
use terrace_arith::{DivFOp, ExtFOp, MulFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp};
use terrace_builtin::types::{FloatType, with_element_type};
use terrace_ir::{Attr, Body, Builder, Context, OpView, Type, ValueId};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Match, NoMatch, PatternSet, Rewriter};

/// Adds the patterns for `arith.scaling_extf` and `arith.scaling_truncf`.
pub fn populate_expand_scaling(patterns: &mut PatternSet) {
    patterns.add_fn("ScalingExtFOpConverter", extend);
    patterns.add_fn("ScalingTruncFOpConverter", truncate);
}

/// Returns true if a scale must first be truncated to `f8E8M0FNU`.
fn is_wide_scale(ctx: &Context, body: &Body, scale: ValueId) -> Result<bool, NoMatch> {
    match element_kind(ctx, body.ty(scale)) {
        Some(FloatKind::F8E8M0FNU) => Ok(false),
        Some(kind) if kind.width() >= 16 => Ok(true),
        _ => Err(NoMatch::because(
            "the scale cannot be converted to f8E8M0FNU",
        )),
    }
}

/// Extends a scale to the float type `ty`. `flags` is the `#arith.fastmath` of the operation, if any.
fn extend_scale(
    b: &mut Builder<'_>,
    mut scale: ValueId,
    is_wide: bool,
    ty: Type,
    flags: Option<Attr>,
) -> ValueId {
    if is_wide {
        let exponent = FloatType::get(b.ctx, FloatKind::F8E8M0FNU);
        let narrow = with_element_type(b.ctx, b.body().ty(scale), exponent);
        scale = b.create_value(TruncFOp::spec(narrow, scale).fastmath_attr(flags));
    }
    b.create_value(ExtFOp::spec(ty, scale).fastmath_attr(flags))
}

fn extend(op: ScalingExtFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (operand, scale) = (view.r#in(), view.scale());
    let ty = view.out_type();
    let is_wide = is_wide_scale(ctx, body, scale)?;
    let flags = view.fastmath_attr();
    let mut b = rw.builder();
    let scale = extend_scale(&mut b, scale, is_wide, ty, flags);
    let operand = b.create_value(ExtFOp::spec(ty, operand).fastmath_attr(flags));
    rw.replace_op_with(op.id(), MulFOp::spec(operand, scale).fastmath_attr(flags));
    Ok(())
}

fn truncate(op: ScalingTruncFOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (operand, scale) = (view.r#in(), view.scale());
    let (from, to) = (body.ty(operand), view.out_type());
    let is_wide = is_wide_scale(ctx, body, scale)?;
    let flags = view.fastmath_attr();
    let rounding = view.roundingmode_attr();
    let mut b = rw.builder();
    let scale = extend_scale(&mut b, scale, is_wide, from, flags);
    let quotient = b.create_value(DivFOp::spec(operand, scale).fastmath_attr(flags));
    let value = TruncFOp::spec(to, quotient).roundingmode_attr(rounding);
    rw.replace_op_with(op.id(), value.fastmath_attr(flags));
    Ok(())
}
