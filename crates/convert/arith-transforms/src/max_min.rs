//! Expands maxima and minima into comparisons and selects.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{
    ArithBuilder, CmpFPredicate, CmpIPredicate, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp,
    MinSIOp, MinUIOp, MinimumFOp,
};
use terrace_builtin::types::{IntegerType, bit_width};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{Match, PatternSet, Rewriter};

/// Adds the patterns for maxima and minima of integers and floats.
pub fn populate_expand_max_min(patterns: &mut PatternSet) {
    add::<MaxSIOp>(patterns, How::Int(CmpIPredicate::Sgt));
    add::<MaxUIOp>(patterns, How::Int(CmpIPredicate::Ugt));
    add::<MinSIOp>(patterns, How::Int(CmpIPredicate::Slt));
    add::<MinUIOp>(patterns, How::Int(CmpIPredicate::Ult));
    add::<MaximumFOp>(patterns, How::Nan(Extremum::Maximum));
    add::<MinimumFOp>(patterns, How::Nan(Extremum::Minimum));
    add::<MaxNumFOp>(patterns, How::Number(CmpFPredicate::Ugt));
    add::<MinNumFOp>(patterns, How::Number(CmpFPredicate::Ult));
}

/// The maximum or the minimum of two floats.
#[derive(Clone, Copy)]
pub(crate) enum Extremum {
    Maximum,
    Minimum,
}

/// The comparison that selects one of the operands.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// Compares integers.
    Int(CmpIPredicate),
    /// Compares floats. The result is NaN if an operand is NaN, and -0 is less than +0.
    Nan(Extremum),
    /// Compares floats. If one operand is NaN, the result is the other operand. Of two zeros, either may be the result.
    Number(CmpFPredicate),
}

impl Extremum {
    /// Creates the result for equal operands, else `otherwise`. Equal operands can differ only in the sign of zero. The
    /// minimum is negative if one operand is, and the maximum if both are.
    fn of_equals(
        self,
        e: &mut ArithBuilder<'_, '_>,
        lhs: ValueId,
        rhs: ValueId,
        otherwise: ValueId,
    ) -> ValueId {
        let float = e.element();
        let width = bit_width(e.ctx(), float).unwrap_or(64);
        let bits = IntegerType::signless(e.ctx(), width);
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
    /// Creates the comparison and the select. If `zeros_differ` is true, zeros of different sign are distinguished.
    pub(crate) fn emit(
        self,
        e: &mut ArithBuilder<'_, '_>,
        [lhs, rhs]: [ValueId; 2],
        zeros_differ: bool,
    ) -> ValueId {
        match self {
            How::Int(predicate) => {
                let chosen = e.cmpi(predicate, lhs, rhs);
                e.select(chosen, lhs, rhs)
            }
            // The unordered comparison selects the first operand if either is NaN. This is wrong only if the second
            // operand is NaN.
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

/// Adds the pattern for an operation that selects one of its two operands.
fn add<Op: OpView + 'static>(patterns: &mut PatternSet, how: How) {
    patterns.add_fn("MaxMinOpConverter", move |op: Op, rw| {
        choose(op.id(), how, rw)
    });
}

fn choose(op: OpId, how: How, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let (lhs, rhs) = (body.operand(op, 0), body.operand(op, 1));
    let ty = body.ty(lhs);
    // Both integers and floats reach this point, but only operations on floats have fast-math flags.
    let zeros_differ = !FastMathFlags::of(rw.op(op)).contains(FastMathFlags::NSZ);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let value = how.emit(&mut e, [lhs, rhs], zeros_differ);
    rw.replace_op(op, &[value]);
    Ok(())
}
