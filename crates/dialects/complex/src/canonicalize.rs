//! Canonicalization patterns: the ones that create operations. What only names existing values or constants is a fold.

use crate::ops::{BitcastOp, CreateOp, ImOp, NegOp, ReOp};
use terrace_arith::NegFOp;
use terrace_builtin::types::ComplexType;
use terrace_ir::{Context, OpId, OpView, ValueId};
use terrace_rewrite::{Canonicalization, NoMatch, PatternSet, Rewriter};

pub(crate) struct ComplexCanonicalization;

impl Canonicalization for ComplexCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("MergeComplexBitcast", bitcast)
            .add_fn("MergeArithBitcast", |op: terrace_arith::BitcastOp, rw| {
                let source = source_of::<BitcastOp>(rw, operand(rw, op.id()))?;
                merge(op.id(), source, rw);
                Ok(())
            })
            .add_fn("FoldComponentNeg", |op: ImOp, rw| {
                part_of_negated(op.id(), 1, rw)
            })
            .add_fn("FoldComponentNeg", |op: ReOp, rw| {
                part_of_negated(op.id(), 0, rw)
            });
    }
}

/// The reason of all that do not match: it is shown to nobody.
const NO_MATCH: NoMatch = NoMatch::because("the operand has another form");

fn operand(rw: &dyn Rewriter<'_>, op: OpId) -> ValueId {
    rw.body().operand(op, 0)
}

fn defined_by<T: OpView>(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<OpId, NoMatch> {
    let op = rw.body().defining_op(value).ok_or(NO_MATCH)?;
    let op = T::cast(rw.ctx(), rw.body(), op).ok_or(NO_MATCH)?;
    Ok(op.id())
}

/// The first operand of the operation of kind `T` that defines a value.
fn source_of<T: OpView>(rw: &dyn Rewriter<'_>, value: ValueId) -> Result<ValueId, NoMatch> {
    Ok(operand(rw, defined_by::<T>(rw, value)?))
}

/// A cast of `source` to the type of an operation's result replaces it.
fn merge(op: OpId, source: ValueId, rw: &mut dyn Rewriter<'_>) {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_op_with(op, BitcastOp::spec(ty, source));
}

/// A cast of a cast is one cast: one of arith where no type is complex.
fn bitcast(op: BitcastOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let value = operand(rw, op.id());
    let Ok(source) = source_of::<BitcastOp>(rw, value) else {
        let source = source_of::<terrace_arith::BitcastOp>(rw, value)?;
        merge(op.id(), source, rw);
        return Ok(());
    };
    let ty = rw.body().ty(rw.body().result(op.id(), 0));
    let mut types = [ty, rw.body().ty(source)].into_iter();
    if types.any(|ty| ty.is::<ComplexType>(rw.ctx())) {
        merge(op.id(), source, rw);
    } else {
        rw.replace_op_with(op.id(), terrace_arith::BitcastOp::spec(ty, source));
    }
    Ok(())
}

/// A part of a negated number whose parts are known is the negated part.
fn part_of_negated(op: OpId, part: usize, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let number = source_of::<NegOp>(rw, operand(rw, op))?;
    let create = defined_by::<CreateOp>(rw, number)?;
    let part = rw.body().operand(create, part);
    rw.replace_op_with(op, NegFOp::spec(part));
    Ok(())
}
