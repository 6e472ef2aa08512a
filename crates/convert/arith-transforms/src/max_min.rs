//! Maxima and minima, as a comparison and a choice.

use crate::emit::Emit;
use std::marker::PhantomData;
use terrace_arith::{
    CmpFPredicate, CmpIPredicate, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp,
    MinUIOp, MinimumFOp,
};
use terrace_ir::{OpView, ValueId};
use terrace_rewrite::{NoMatch, OpRewritePattern, PatternSet, Rewriter};

/// Adds the patterns for maxima and minima of integers and floats.
pub fn populate_expand_max_min(patterns: &mut PatternSet) {
    patterns.add_rewrite(Choice::<MaxSIOp>::new(How::Int(CmpIPredicate::Sgt)));
    patterns.add_rewrite(Choice::<MaxUIOp>::new(How::Int(CmpIPredicate::Ugt)));
    patterns.add_rewrite(Choice::<MinSIOp>::new(How::Int(CmpIPredicate::Slt)));
    patterns.add_rewrite(Choice::<MinUIOp>::new(How::Int(CmpIPredicate::Ult)));
    patterns.add_rewrite(Choice::<MaximumFOp>::new(How::Nan(CmpFPredicate::Ugt)));
    patterns.add_rewrite(Choice::<MinimumFOp>::new(How::Nan(CmpFPredicate::Ult)));
    patterns.add_rewrite(Choice::<MaxNumFOp>::new(How::Number(CmpFPredicate::Ugt)));
    patterns.add_rewrite(Choice::<MinNumFOp>::new(How::Number(CmpFPredicate::Ult)));
}

/// How the first operand is compared with the second to be the result.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// Integers.
    Int(CmpIPredicate),
    /// Floats; the result is NaN if one of them is.
    Nan(CmpFPredicate),
    /// Floats; the result is the other one if one of them is NaN.
    Number(CmpFPredicate),
}

impl How {
    /// The operations for it.
    pub(crate) fn emit(self, e: &mut Emit<'_, '_>, lhs: ValueId, rhs: ValueId) -> ValueId {
        match self {
            How::Int(predicate) => {
                let chosen = e.cmpi(predicate, lhs, rhs);
                e.select(chosen, lhs, rhs)
            }
            // An unordered comparison chooses the first operand if one is NaN: right but for one of the operands.
            How::Nan(predicate) => {
                let chosen = e.cmpf(predicate, lhs, rhs);
                let value = e.select(chosen, lhs, rhs);
                let is_nan = e.cmpf(CmpFPredicate::Uno, rhs, rhs);
                e.select(is_nan, rhs, value)
            }
            How::Number(predicate) => {
                let chosen = e.cmpf(predicate, lhs, rhs);
                let value = e.select(chosen, lhs, rhs);
                let is_nan = e.cmpf(CmpFPredicate::Uno, lhs, lhs);
                e.select(is_nan, rhs, value)
            }
        }
    }
}

/// An operation of two operands that is one of them.
struct Choice<Op> {
    how: How,
    op: PhantomData<fn() -> Op>,
}

impl<Op: OpView> Choice<Op> {
    fn new(how: How) -> Self {
        let op = PhantomData;
        Choice { how, op }
    }
}

impl<Op: OpView> OpRewritePattern for Choice<Op> {
    type Op = Op;
    const NAME: &'static str = "MaxMinOpConverter";

    fn rewrite(&self, op: Op, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        let body = rw.body();
        let (lhs, rhs) = (body.operand(op.id(), 0), body.operand(op.id(), 1));
        let ty = body.ty(lhs);
        let value = self
            .how
            .emit(&mut Emit::new(&mut rw.builder(), ty), lhs, rhs);
        rw.replace_op(op.id(), &[value]);
        Ok(())
    }
}
