//! Converts casts, comparisons and constants.

use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::bit_width;
use terrace_index::{CastSOp, CastUOp, CmpOp, ConstantOp, SizeOfOp};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_llvm::{self as llvm, ICmpOp};
use terrace_llvm_common::{LlvmRewriter, Resize};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<CastSOp>("ConvertIndexCastS", cast_s);
    patterns.add_conversion_fn::<CastUOp>("ConvertIndexCastU", cast_u);
    patterns.add_conversion_fn::<CmpOp>("ConvertIndexCmp", cmp);
    patterns.add_conversion_fn::<SizeOfOp>("ConvertIndexSizeOf", size_of);
    patterns.add_conversion_fn::<ConstantOp>("ConvertIndexConstant", lower_constant);
}

/// Truncates or extends, unless the types are equal.
fn cast(op: OpId, signed: bool, arg: ValueId, rw: &mut ConversionRewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let body = rw.body();
    let (from, to) = (body.ty(arg), body.ty(body.result(op, 0)));
    let res = rw.convert_type(to)?;
    let (Some(source), Some(target)) = (bit_width(ctx, from), bit_width(ctx, res)) else {
        return Err(NoMatch::because("not an integer"));
    };
    let Some(resize) = Resize::between(source, target, signed) else {
        rw.replace_op(op, &[arg]);
        return Ok(());
    };
    let value = resize.create(&mut rw.builder(), arg, res);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn cast_s(op: CastSOp, args: Adaptor<'_, CastSOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    cast(op.id(), true, args.input(), rw)
}

fn cast_u(op: CastUOp, args: Adaptor<'_, CastUOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    cast(op.id(), false, args.input(), rw)
}

fn cmp(op: CmpOp, args: Adaptor<'_, CmpOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let predicate = rw.read(op).pred();
    let (lhs, rhs) = (args.lhs(), args.rhs());
    rw.replace_op_with(op.id(), ICmpOp::spec(predicate, lhs, rhs));
    Ok(())
}

/// Replaces an operation by a constant of the type to which `index` is converted.
fn constant(op: OpId, value: i64, rw: &mut ConversionRewriter<'_>) {
    let res = LlvmRewriter::of(rw).index_type();
    let value = rw.ctx().int(res, value);
    rw.replace_op_with(op, llvm::ConstantOp::spec(res, value));
}

fn size_of(op: SizeOfOp, _: Adaptor<'_, SizeOfOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let index = LlvmRewriter::of(rw).index_type();
    let width = bit_width(rw.ctx(), index).unwrap_or(64);
    constant(op.id(), i64::from(width), rw);
    Ok(())
}

fn lower_constant(
    op: ConstantOp,
    _: Adaptor<'_, ConstantOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let value = int_value(rw.ctx(), rw.read(op).value());
    let value = value.ok_or("not an integer")?;
    constant(op.id(), value, rw);
    Ok(())
}
