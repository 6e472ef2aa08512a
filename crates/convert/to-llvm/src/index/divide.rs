//! Expands divisions that round up or down into divisions that round towards zero.

use terrace_builtin::attrs::AttrBuilder;
use terrace_index::{CeilDivSOp, CeilDivUOp, FloorDivSOp};
use terrace_ir::{Builder, OpId, OpView, OperandValues, ValueId};
use terrace_llvm::enums::ICmpPredicate;
use terrace_llvm::{AddOp, AndOp, ConstantOp, ICmpOp, MulOp, SDivOp, SelectOp, SubOp, UDivOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<CeilDivSOp>("ConvertIndexCeilDivS", ceil_div_s);
    patterns.add_conversion_fn::<CeilDivUOp>("ConvertIndexCeilDivU", ceil_div_u);
    patterns.add_conversion_fn::<FloorDivSOp>("ConvertIndexFloorDivS", floor_div_s);
}

/// Creates an integer constant of the same type as another value.
fn constant(builder: &mut Builder<'_>, like: ValueId, value: i64) -> ValueId {
    let ty = builder.body().ty(like);
    let value = builder.ctx.int(ty, value);
    builder.create_value(ConstantOp::spec(ty, value))
}

/// Replaces a division by the result of `make` for its two operands.
fn replace(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
    make: impl FnOnce(&mut Builder<'_>, ValueId, ValueId) -> ValueId,
) -> Match {
    let (n, m) = (operands.one(0), operands.one(1));
    let value = make(&mut rw.builder(), n, m);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Creates the condition that a quotient is inexact and the predicate holds for the signs of its operands. Computes no
/// other divisions, because they may be undefined.
fn rounds(
    builder: &mut Builder<'_>,
    signs: ICmpPredicate,
    [n, m, quotient]: [ValueId; 3],
) -> ValueId {
    let zero = constant(builder, n, 0);
    let product = builder.create_value(MulOp::spec(quotient, m));
    let inexact = builder.create_value(ICmpOp::spec(ICmpPredicate::Ne, n, product));
    let n_negative = builder.create_value(ICmpOp::spec(ICmpPredicate::Slt, n, zero));
    let m_negative = builder.create_value(ICmpOp::spec(ICmpPredicate::Slt, m, zero));
    let signs = builder.create_value(ICmpOp::spec(signs, n_negative, m_negative));
    builder.create_value(AndOp::spec(inexact, signs))
}

fn ceil_div_s(
    op: CeilDivSOp,
    args: Adaptor<'_, CeilDivSOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    replace(op.id(), args.values(), rw, |builder, n, m| {
        let one = constant(builder, n, 1);
        let quotient = builder.create_value(SDivOp::spec(n, m));
        // The quotient is rounded towards zero, so it is too small by one if it is inexact and the signs are equal.
        let rounds = rounds(builder, ICmpPredicate::Eq, [n, m, quotient]);
        let up = builder.create_value(AddOp::spec(quotient, one));
        builder.create_value(SelectOp::spec(rounds, up, quotient))
    })
}

fn ceil_div_u(
    op: CeilDivUOp,
    args: Adaptor<'_, CeilDivUOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    replace(op.id(), args.values(), rw, |builder, n, m| {
        let zero = constant(builder, n, 0);
        let one = constant(builder, n, 1);
        let less = builder.create_value(SubOp::spec(n, one));
        let quotient = builder.create_value(UDivOp::spec(less, m));
        let up = builder.create_value(AddOp::spec(quotient, one));
        let is_zero = builder.create_value(ICmpOp::spec(ICmpPredicate::Eq, n, zero));
        builder.create_value(SelectOp::spec(is_zero, zero, up))
    })
}

fn floor_div_s(
    op: FloorDivSOp,
    args: Adaptor<'_, FloorDivSOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    replace(op.id(), args.values(), rw, |builder, n, m| {
        let minus_one = constant(builder, n, -1);
        let quotient = builder.create_value(SDivOp::spec(n, m));
        // The quotient is rounded towards zero, so it is too large by one if it is inexact and the signs differ.
        let rounds = rounds(builder, ICmpPredicate::Ne, [n, m, quotient]);
        let down = builder.create_value(AddOp::spec(quotient, minus_one));
        builder.create_value(SelectOp::spec(rounds, down, quotient))
    })
}
