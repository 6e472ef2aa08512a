//! Casts, comparisons and constants.

use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::bit_width;
use terrace_index::{CastSOp, CastUOp, CmpOp, ConstantOp, SizeOfOp};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_llvm::{self as llvm, ICmpOp};
use terrace_llvm_common::{LlvmRewriter, Resize};
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<CastSOp>("ConvertIndexCastS", cast_s);
    patterns.add_conversion_fn::<CastUOp>("ConvertIndexCastU", cast_u);
    patterns.add_conversion_fn::<CmpOp>("ConvertIndexCmp", cmp);
    patterns.add_conversion_fn::<SizeOfOp>("ConvertIndexSizeOf", size_of);
    patterns.add_conversion_fn::<ConstantOp>("ConvertIndexConstant", lower_constant);
}

/// Truncates or extends, unless the types are equal.
fn cast(
    op: OpId,
    signed: bool,
    arg: ValueId,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let body = rewriter.body();
    let (from, to) = (body.ty(arg), body.ty(body.result(op, 0)));
    let res = rewriter.convert_type(to)?;
    let (Some(source), Some(target)) = (bit_width(ctx, from), bit_width(ctx, res)) else {
        return Err(NoMatch::because("not an integer"));
    };
    let Some(resize) = Resize::between(source, target, signed) else {
        rewriter.replace_op(op, &[arg]);
        return Ok(());
    };
    let value = resize.create(&mut rewriter.builder(), arg, res);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

fn cast_s(
    op: CastSOp,
    args: Adaptor<'_, CastSOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    cast(op.id(), true, args.input(), rewriter)
}

fn cast_u(
    op: CastUOp,
    args: Adaptor<'_, CastUOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    cast(op.id(), false, args.input(), rewriter)
}

fn cmp(
    op: CmpOp,
    args: Adaptor<'_, CmpOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let predicate = op.pred(rewriter.ctx(), rewriter.body());
    let (lhs, rhs) = (args.lhs(), args.rhs());
    let value = rewriter.create_value(ICmpOp::spec(predicate, lhs, rhs));
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

/// A constant of the type to which `index` is converted.
fn constant(op: OpId, value: i64, rewriter: &mut ConversionRewriter<'_>) {
    let res = LlvmRewriter::of(rewriter).index_type();
    let value = rewriter.ctx().int(res, value);
    let value = rewriter
        .builder()
        .create_value(llvm::ConstantOp::spec(res, value));
    rewriter.replace_op(op, &[value]);
}

fn size_of(
    op: SizeOfOp,
    _: Adaptor<'_, SizeOfOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let index = LlvmRewriter::of(rewriter).index_type();
    let width = bit_width(rewriter.ctx(), index).unwrap_or(64);
    constant(op.id(), i64::from(width), rewriter);
    Ok(())
}

fn lower_constant(
    op: ConstantOp,
    _: Adaptor<'_, ConstantOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let value = int_value(rewriter.ctx(), op.value(rewriter.body()));
    let value = value.ok_or(NoMatch::because("not an integer"))?;
    constant(op.id(), value, rewriter);
    Ok(())
}
