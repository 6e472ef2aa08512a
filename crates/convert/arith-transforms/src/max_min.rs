//! Expansion of maxima and minima into comparisons and selects.

use crate::emit::Emit;
use std::marker::PhantomData;
use terrace_arith::enums::FastMathFlags;
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
    patterns.add_rewrite(Choice::<MaximumFOp>::new(How::Nan(Extremum::Maximum)));
    patterns.add_rewrite(Choice::<MinimumFOp>::new(How::Nan(Extremum::Minimum)));
    patterns.add_rewrite(Choice::<MaxNumFOp>::new(How::Number(CmpFPredicate::Ugt)));
    patterns.add_rewrite(Choice::<MinNumFOp>::new(How::Number(CmpFPredicate::Ult)));
}

/// The maximum or the minimum of two floats.
#[derive(Clone, Copy)]
pub(crate) enum Extremum {
    Maximum,
    Minimum,
}

/// The comparison that selects between the operands.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// Integers.
    Int(CmpIPredicate),
    /// Floats; the result is NaN if an operand is, and -0 is less than +0.
    Nan(Extremum),
    /// Floats; if one operand is NaN the result is the other one; of two zeros it is either one.
    Number(CmpFPredicate),
}

impl Extremum {
    /// The result for equal operands, else `otherwise`. Equal operands can differ only in the sign of zero: the minimum
    /// is negative if one of them is, the maximum if both are.
    fn of_equals(
        self,
        e: &mut Emit<'_, '_>,
        lhs: ValueId,
        rhs: ValueId,
        otherwise: ValueId,
    ) -> ValueId {
        let float = e.element();
        let bits = e.bits();
        let [a, b] = [lhs, rhs].map(|value| e.bitcast(value, bits));
        let both = match self {
            Extremum::Maximum => e.andi(a, b),
            Extremum::Minimum => e.ori(a, b),
        };
        let both = e.bitcast(both, float);
        let equal = e.cmpf(CmpFPredicate::Oeq, lhs, rhs);
        e.select(equal, both, otherwise)
    }
}

impl How {
    /// Creates the operations.
    ///
    /// With `zeros_differ`, zeros of different sign are distinguished.
    pub(crate) fn emit(
        self,
        e: &mut Emit<'_, '_>,
        [lhs, rhs]: [ValueId; 2],
        zeros_differ: bool,
    ) -> ValueId {
        match self {
            How::Int(predicate) => {
                let chosen = e.cmpi(predicate, lhs, rhs);
                e.select(chosen, lhs, rhs)
            }
            // The unordered comparison selects the first operand if either is NaN, which is wrong only if the second
            // one is.
            How::Nan(extremum) => {
                let predicate = match extremum {
                    Extremum::Maximum => CmpFPredicate::Ugt,
                    Extremum::Minimum => CmpFPredicate::Ult,
                };
                let chosen = e.cmpf(predicate, lhs, rhs);
                let mut value = e.select(chosen, lhs, rhs);
                if zeros_differ {
                    value = extremum.of_equals(e, lhs, rhs, value);
                }
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

/// An operation that selects one of its two operands.
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
        // Both integers and floats reach this point: only operations on floats have fast-math flags.
        let flags = rw.op(op.id()).prop_named("fastmath");
        let flags = flags.and_then(|flags| FastMathFlags::from_attr(rw.ctx(), flags));
        let zeros_differ = !flags.is_some_and(|flags| flags.contains(FastMathFlags::NSZ));
        let mut builder = rw.builder();
        let mut e = Emit::new(&mut builder, ty);
        let value = self.how.emit(&mut e, [lhs, rhs], zeros_differ);
        rw.replace_op(op.id(), &[value]);
        Ok(())
    }
}
