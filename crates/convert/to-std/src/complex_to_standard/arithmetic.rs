//! Lowers sums, products, quotients, comparisons, signs and absolute values.

use crate::complex_to_standard::approximate::{self, Ratio};
use crate::complex_to_standard::emit::{ComplexBuilder, OfArith};
use crate::complex_to_standard::pattern::{Lower, add, add_either};
use terrace_arith::{ArithBuilder, CmpFPredicate};
use terrace_complex::division::{ComplexRange, Pair, divide};
use terrace_complex::{
    AbsOp, AddOp, AngleOp, ConjOp, DivOp, EqualOp, MulOp, NegOp, NotEqualOp, SignOp, SubOp,
};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    add_either::<AbsOp>(patterns, "AbsOpConversion", absolute, approximate::abs);
    add::<AngleOp>(patterns, "AngleOpConversion", |e, args| {
        let x = e.parts(args[0]);
        e.atan2(x.im, x.re)
    });
    add::<AddOp>(patterns, "BinaryComplexOpConversion", |e, args| {
        by_parts(e, args, |e, a, b| e.addf(a, b))
    });
    add::<SubOp>(patterns, "BinaryComplexOpConversion", |e, args| {
        by_parts(e, args, |e, a, b| e.subf(a, b))
    });
    add::<EqualOp>(patterns, "ComparisonOpConversion", |e, args| {
        let (re, im) = compare(e, CmpFPredicate::Oeq, args);
        e.andi(re, im)
    });
    add::<NotEqualOp>(patterns, "ComparisonOpConversion", |e, args| {
        let (re, im) = compare(e, CmpFPredicate::Une, args);
        e.ori(re, im)
    });
    add::<ConjOp>(patterns, "ConjOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let im = e.negf(x.im);
        e.complex(x.re, im)
    });
    let quotient: Lower = match range {
        ComplexRange::Improved => |e, args| quotient(e, args, ComplexRange::Improved),
        ComplexRange::Basic | ComplexRange::None => {
            |e, args| quotient(e, args, ComplexRange::Basic)
        }
    };
    add::<DivOp>(patterns, "DivOpConversion", quotient);
    add::<MulOp>(patterns, "MulOpConversion", |e, args| {
        let (a, b) = (e.parts(args[0]), e.parts(args[1]));
        let (x, y) = (e.mulf(a.re, b.re), e.mulf(a.im, b.im));
        let re = e.subf(x, y);
        let (x, y) = (e.mulf(a.im, b.re), e.mulf(a.re, b.im));
        let im = e.addf(x, y);
        e.complex(re, im)
    });
    add::<NegOp>(patterns, "NegOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let re = e.negf(x.re);
        let im = e.negf(x.im);
        e.complex(re, im)
    });
    add_either::<SignOp>(patterns, "SignOpConversion", sign, approximate::sign);
}

fn by_parts(
    e: &mut ArithBuilder<'_, '_>,
    args: &[ValueId],
    make: fn(&mut ArithBuilder<'_, '_>, ValueId, ValueId) -> ValueId,
) -> ValueId {
    let (a, b) = (e.re(args[0]), e.re(args[1]));
    let re = make(e, a, b);
    let (a, b) = (e.im(args[0]), e.im(args[1]));
    let im = make(e, a, b);
    e.complex(re, im)
}

fn compare(
    e: &mut ArithBuilder<'_, '_>,
    how: CmpFPredicate,
    args: &[ValueId],
) -> (ValueId, ValueId) {
    let (a, b) = (e.parts(args[0]), e.parts(args[1]));
    (e.cmpf(how, a.re, b.re), e.cmpf(how, a.im, b.im))
}

fn quotient(e: &mut ArithBuilder<'_, '_>, args: &[ValueId], range: ComplexRange) -> ValueId {
    let (a, b) = (e.parts(args[0]), e.parts(args[1]));
    let value = divide(&mut OfArith(e), range, a, b);
    e.complex(value.re, value.im)
}

/// Divides both parts by the larger part first, and then by the absolute value, which may otherwise overflow or be
/// inexact. Zero is unchanged.
fn sign(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let mut e = e.with_nan_and_infinity();
    let zero = e.number(0.0);
    let re_zero = e.equal(x.re, zero);
    let im_zero = e.equal(x.im, zero);
    let is_zero = e.andi(re_zero, im_zero);
    let size = Size::new(&mut e, x);
    let re = e.divf(x.re, size.max);
    let re = e.divf(re, size.root);
    let im = e.divf(x.im, size.max);
    let im = e.divf(im, size.root);
    let value = e.complex(re, im);
    e.select(is_zero, args[0], value)
}

/// The absolute value of a complex number as the product of its larger part and a square root. Neither factor
/// overflows.
pub(crate) struct Size {
    /// The absolute value of the real part.
    pub re: ValueId,
    /// The absolute value of the imaginary part.
    pub im: ValueId,
    /// The larger of both absolute values.
    pub max: ValueId,
    /// The ratio of the smaller part to the larger one. If the division yields NaN, because both parts are zero or both
    /// are infinite, the ratio is zero.
    pub ratio: ValueId,
    /// The square root of one plus the squared ratio.
    pub root: ValueId,
}

impl Size {
    pub(crate) fn new(e: &mut ArithBuilder<'_, '_>, of: Pair) -> Self {
        let zero = e.number(0.0);
        let one = e.number(1.0);
        let re = e.absf(of.re);
        let im = e.absf(of.im);
        let max = e.maximumf(re, im);
        let min = e.minimumf(re, im);
        let ratio = e.divf(min, max);
        let is_nan = e.is_nan(ratio);
        let ratio = e.select(is_nan, zero, ratio);
        let square = e.mulf(ratio, ratio);
        let sum = e.addf(square, one);
        let root = e.sqrt(sum);
        Size {
            re,
            im,
            max,
            ratio,
            root,
        }
    }

    /// Creates the condition that a part is infinite.
    pub(crate) fn is_infinite(&self, e: &mut ArithBuilder<'_, '_>) -> ValueId {
        let infinity = e.infinity(false);
        let re = e.equal(self.re, infinity);
        let im = e.equal(self.im, infinity);
        e.ori(re, im)
    }
}

/// Creates the absolute value: the larger part times the square root of one plus the squared ratio of the parts, so
/// that no square overflows. The absolute value is infinite if a part is infinite, even if the other part is NaN.
fn absolute(e: &mut ArithBuilder<'_, '_>, args: &[ValueId]) -> ValueId {
    let may_be_special = e.may_have_nan_and_infinity();
    let x = e.parts(args[0]);
    let ratio = Ratio::new(e, x);
    let value = ratio.absolute(e);
    if !may_be_special {
        return value;
    }
    let mut e = e.with_nan_and_infinity();
    let infinity = e.infinity(false);
    let re_infinite = e.equal(ratio.re, infinity);
    let im_infinite = e.equal(ratio.im, infinity);
    let is_infinite = e.ori(re_infinite, im_infinite);
    e.select(is_infinite, infinity, value)
}
