//! Expands divisions that round up or down into divisions that round towards zero.

use terrace_arith::{ArithBuilder, CeilDivSIOp, CeilDivUIOp, CmpIPredicate, FloorDivSIOp};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{Match, PatternSet, Rewriter};

/// Adds the patterns for `arith.ceildivsi`, `arith.ceildivui` and `arith.floordivsi`.
pub fn populate_ceil_floor_div_expand(patterns: &mut PatternSet) {
    patterns.add_fn("CeilDivSIOpConverter", ceil_div_si);
    patterns.add_fn("CeilDivUIOpConverter", ceil_div_ui);
    patterns.add_fn("FloorDivSIOpConverter", floor_div_si);
}

/// Replaces a division by the result of `make` for its two operands.
fn replace(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
    make: impl FnOnce(&mut ArithBuilder<'_, '_>, ValueId, ValueId) -> ValueId,
) -> Match {
    let [a, b] = [0, 1].map(|index| rw.body().operand(op, index));
    let ty = rw.body().ty(a);
    let mut builder = rw.builder();
    let value = make(&mut ArithBuilder::new(&mut builder, ty), a, b);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Expands `arith.ceildivsi`.
pub fn ceil_div_si(op: CeilDivSIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    replace(op.id(), rw, |e, a, b| {
        let element = e.element();
        let zero = e.int(element, 0);
        let one = e.int(element, 1);
        // The quotient is rounded towards zero, so it is too small by one if it is inexact and the signs are equal.
        let quotient = e.divsi(a, b);
        let product = e.muli(quotient, b);
        let inexact = e.cmpi(CmpIPredicate::Ne, a, product);
        let a_negative = e.cmpi(CmpIPredicate::Slt, a, zero);
        let b_negative = e.cmpi(CmpIPredicate::Slt, b, zero);
        let same_sign = e.cmpi(CmpIPredicate::Eq, a_negative, b_negative);
        let rounds = e.andi(inexact, same_sign);
        let greater = e.addi(quotient, one);
        e.select(rounds, greater, quotient)
    })
}

/// Expands `arith.ceildivui`.
pub fn ceil_div_ui(op: CeilDivUIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    replace(op.id(), rw, |e, a, b| {
        let element = e.element();
        // The result is (a - 1) / b + 1, or 0 if a is 0.
        let zero = e.int(element, 0);
        let is_zero = e.cmpi(CmpIPredicate::Eq, a, zero);
        let one = e.int(element, 1);
        let less = e.subi(a, one);
        let quotient = e.divui(less, b);
        let more = e.addi(quotient, one);
        e.select(is_zero, zero, more)
    })
}

/// Expands `arith.floordivsi`.
pub fn floor_div_si(op: FloorDivSIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    replace(op.id(), rw, |e, a, b| {
        let element = e.element();
        // The quotient is rounded towards zero, so it is too large by one if it is inexact and the signs differ.
        let quotient = e.divsi(a, b);
        let product = e.muli(quotient, b);
        let inexact = e.cmpi(CmpIPredicate::Ne, a, product);
        let zero = e.int(element, 0);
        let a_negative = e.cmpi(CmpIPredicate::Slt, a, zero);
        let b_negative = e.cmpi(CmpIPredicate::Slt, b, zero);
        let other_sign = e.cmpi(CmpIPredicate::Ne, a_negative, b_negative);
        let rounds = e.andi(inexact, other_sign);
        let minus_one = e.int(element, -1);
        let less = e.addi(quotient, minus_one);
        e.select(rounds, less, quotient)
    })
}
