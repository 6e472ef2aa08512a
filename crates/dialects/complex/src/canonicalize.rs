//! Canonicalization patterns, which create operations. Rewrites to existing values or constants are folds.

use crate::ops::{BitcastOp, CreateOp, ImOp, NegOp, ReOp};
use terrace_arith::NegFOp;
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::types::ComplexType;
use terrace_ir::{Context, OpId, OpView, ValueId};
use terrace_rewrite::{Canonicalization, Match, NoMatch, PatternSet, Rewriter};

pub(crate) struct ComplexCanonicalization;

impl Canonicalization for ComplexCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("MergeComplexBitcast", bitcast)
            .add_fn("MergeArithBitcast", |op: terrace_arith::BitcastOp, rw| {
                let operand = rw.read(op).r#in();
                let cast = rw.defined_by::<BitcastOp>(operand)?;
                let source = rw.read(cast).operand();
                merge(op.id(), source, rw);
                Ok(())
            })
            .add_fn("FoldComponentNeg", |op: ImOp, rw| {
                let (create, flags) = negated(rw.read(op).complex(), rw)?;
                let part = rw.read(create).imaginary();
                rw.replace_op_with(op.id(), NegFOp::spec(part).fastmath(flags));
                Ok(())
            })
            .add_fn("FoldComponentNeg", |op: ReOp, rw| {
                let (create, flags) = negated(rw.read(op).complex(), rw)?;
                let part = rw.read(create).real();
                rw.replace_op_with(op.id(), NegFOp::spec(part).fastmath(flags));
                Ok(())
            });
    }
}

/// Replaces an operation by a bitcast of `source` to its result type.
fn merge(op: OpId, source: ValueId, rw: &mut dyn Rewriter<'_>) {
    let ty = rw.body().ty(rw.body().result(op, 0));
    rw.replace_op_with(op, BitcastOp::spec(ty, source));
}

/// Merges two bitcasts into one, which is an `arith.bitcast` if no type is complex.
fn bitcast(op: BitcastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let value = rw.read(op).operand();
    let Ok(inner) = rw.defined_by::<BitcastOp>(value) else {
        let inner = rw.defined_by::<terrace_arith::BitcastOp>(value)?;
        merge(op.id(), rw.read(inner).r#in(), rw);
        return Ok(());
    };
    let source = rw.read(inner).operand();
    let ty = rw.read(op).result_type();
    let mut types = [ty, rw.body().ty(source)].into_iter();
    if types.any(|ty| ty.is::<ComplexType>(rw.ctx())) {
        merge(op.id(), source, rw);
    } else {
        rw.replace_op_with(op.id(), terrace_arith::BitcastOp::spec(ty, source));
    }
    Ok(())
}

/// Returns the `complex.create` that defines the operand of a negation, and the flags of the negation. The negated
/// number consists of the negated parts.
fn negated(number: ValueId, rw: &dyn Rewriter<'_>) -> Result<(CreateOp, FastMathFlags), NoMatch> {
    let negation = rw.read(rw.defined_by::<NegOp>(number)?);
    let create = rw.defined_by::<CreateOp>(negation.complex())?;
    Ok((create, negation.fastmath()))
}
