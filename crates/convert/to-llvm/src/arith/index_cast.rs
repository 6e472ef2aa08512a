//! Converts casts between `index` and integers.

use terrace_arith::{IndexCastOp, IndexCastUIOp};
use terrace_builtin::types::{bit_width, element_type_or_self};
use terrace_ir::{OpId, OpView, OperandValues};
use terrace_llvm_common::{LlvmRewriter, Resize, vector};
use terrace_rewrite::{ConversionRewriter, Match, NoMatch, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn("IndexCastOpLowering", |op: IndexCastOp, args, rw| {
        lower(op.id(), true, args.values(), rw)
    });
    patterns.add_conversion_fn("IndexCastOpLowering", |op: IndexCastUIOp, args, rw| {
        lower(op.id(), false, args.values(), rw)
    });
}

fn lower(
    op: OpId,
    signed: bool,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let (from, to) = (body.ty(body.operand(op, 0)), body.ty(body.result(op, 0)));
    let width = |ty| {
        let element = llvm.convert(ctx, element_type_or_self(ctx, ty))?;
        bit_width(ctx, element).ok_or(NoMatch::because("not an integer"))
    };
    let (source, target) = (width(from)?, width(to)?);
    let operand = operands.one(0);
    let res = rw.convert_type(to)?;
    let Some(resize) = Resize::between(source, target, signed) else {
        rw.replace_op(op, &[operand]);
        return Ok(());
    };
    let value = vector::unroll(rw, op, res, &[operand], |builder, res, operands| {
        resize.create(builder, operands[0], res)
    })?;
    rw.replace_op(op, &[value]);
    Ok(())
}
