//! Divisions that round up or down, in terms of division towards zero.

use terrace_builtin::attrs::AttrBuilder;
use terrace_index::{CeilDivSOp, CeilDivUOp, FloorDivSOp};
use terrace_ir::{Builder, OpId, OpView, OperandValues, ValueId};
use terrace_llvm::enums::ICmpPredicate;
use terrace_llvm::{AddOp, AndOp, ConstantOp, ICmpOp, SDivOp, SelectOp, SubOp, UDivOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add(CeilDivS);
    patterns.add(CeilDivU);
    patterns.add(FloorDivS);
}

/// An integer of the type of another one.
fn constant(builder: &mut Builder<'_>, like: ValueId, value: i64) -> ValueId {
    let ty = builder.body().ty(like);
    let value = builder.ctx.int(ty, value);
    builder.create_value(ConstantOp::spec(ty, value))
}

/// Replaces a division by what `make` makes of the two operands.
fn replace(
    op: OpId,
    operands: OperandValues<'_>,
    rewriter: &mut ConversionRewriter<'_>,
    make: impl FnOnce(&mut Builder<'_>, ValueId, ValueId) -> ValueId,
) -> Result<(), NoMatch> {
    let (n, m) = (operands.one(0), operands.one(1));
    let value = make(&mut rewriter.builder(), n, m);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

struct CeilDivS;

impl OpConversionPattern for CeilDivS {
    type Op = CeilDivSOp;
    const NAME: &'static str = "ConvertIndexCeilDivS";

    fn rewrite(
        &self,
        op: CeilDivSOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), args.values(), rewriter, |builder, n, m| {
            let zero = constant(builder, n, 0);
            let one = constant(builder, n, 1);
            let minus_one = constant(builder, n, -1);
            // With a positive quotient: one less in the dividend's direction, and one more afterwards.
            let m_positive = builder.create_value(ICmpOp::spec(ICmpPredicate::Sgt, m, zero));
            let towards_zero = builder.create_value(SelectOp::spec(m_positive, minus_one, one));
            let less = builder.create_value(AddOp::spec(n, towards_zero));
            let quotient = builder.create_value(SDivOp::spec(less, m));
            let up = builder.create_value(AddOp::spec(quotient, one));
            // Otherwise division towards zero rounds up.
            let negated = builder.create_value(SubOp::spec(zero, n));
            let quotient = builder.create_value(SDivOp::spec(negated, m));
            let truncated = builder.create_value(SubOp::spec(zero, quotient));
            let n_positive = builder.create_value(ICmpOp::spec(ICmpPredicate::Sgt, n, zero));
            let same_sign =
                builder.create_value(ICmpOp::spec(ICmpPredicate::Eq, n_positive, m_positive));
            let not_zero = builder.create_value(ICmpOp::spec(ICmpPredicate::Ne, n, zero));
            let positive = builder.create_value(AndOp::spec(same_sign, not_zero));
            builder.create_value(SelectOp::spec(positive, up, truncated))
        })
    }
}

struct CeilDivU;

impl OpConversionPattern for CeilDivU {
    type Op = CeilDivUOp;
    const NAME: &'static str = "ConvertIndexCeilDivU";

    fn rewrite(
        &self,
        op: CeilDivUOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), args.values(), rewriter, |builder, n, m| {
            let zero = constant(builder, n, 0);
            let one = constant(builder, n, 1);
            let less = builder.create_value(SubOp::spec(n, one));
            let quotient = builder.create_value(UDivOp::spec(less, m));
            let up = builder.create_value(AddOp::spec(quotient, one));
            let is_zero = builder.create_value(ICmpOp::spec(ICmpPredicate::Eq, n, zero));
            builder.create_value(SelectOp::spec(is_zero, zero, up))
        })
    }
}

struct FloorDivS;

impl OpConversionPattern for FloorDivS {
    type Op = FloorDivSOp;
    const NAME: &'static str = "ConvertIndexFloorDivS";

    fn rewrite(
        &self,
        op: FloorDivSOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        replace(op.id(), args.values(), rewriter, |builder, n, m| {
            let zero = constant(builder, n, 0);
            let one = constant(builder, n, 1);
            let minus_one = constant(builder, n, -1);
            // With a negative quotient: that of what is nearer to zero, and one less.
            let m_negative = builder.create_value(ICmpOp::spec(ICmpPredicate::Slt, m, zero));
            let towards_zero = builder.create_value(SelectOp::spec(m_negative, one, minus_one));
            let less = builder.create_value(SubOp::spec(towards_zero, n));
            let quotient = builder.create_value(SDivOp::spec(less, m));
            let down = builder.create_value(SubOp::spec(minus_one, quotient));
            // Otherwise division towards zero rounds down.
            let truncated = builder.create_value(SDivOp::spec(n, m));
            let n_negative = builder.create_value(ICmpOp::spec(ICmpPredicate::Slt, n, zero));
            let other_sign =
                builder.create_value(ICmpOp::spec(ICmpPredicate::Ne, n_negative, m_negative));
            let not_zero = builder.create_value(ICmpOp::spec(ICmpPredicate::Ne, n, zero));
            let negative = builder.create_value(AndOp::spec(other_sign, not_zero));
            builder.create_value(SelectOp::spec(negative, down, truncated))
        })
    }
}
