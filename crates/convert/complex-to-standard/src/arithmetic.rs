//! Sums, products, quotients, comparisons, signs and absolute values.

use crate::emit::Emit;
use crate::pattern::add;
use terrace_arith::CmpFPredicate;
use terrace_complex::{
    AbsOp, AddOp, AngleOp, ConjOp, DivOp, EqualOp, MulOp, NegOp, NotEqualOp, SignOp, SubOp,
};
use terrace_complex_common::{ComplexRange, divide};
use terrace_ir::ValueId;
use terrace_rewrite::PatternSet;

pub(crate) fn populate(patterns: &mut PatternSet, range: ComplexRange) {
    add::<AbsOp>(patterns, "AbsOpConversion", |e, args| {
        let x = e.parts(args[0]);
        absolute(e, x.re, x.im, Root::None)
    });
    add::<AngleOp>(patterns, "AngleOpConversion", |e, args| {
        let x = e.parts(args[0]);
        e.atan2(x.im, x.re)
    });
    add::<AddOp>(patterns, "BinaryComplexOpConversion", |e, args| {
        by_parts(e, args, |e, a, b| e.add(a, b))
    });
    add::<SubOp>(patterns, "BinaryComplexOpConversion", |e, args| {
        by_parts(e, args, |e, a, b| e.sub(a, b))
    });
    add::<EqualOp>(patterns, "ComparisonOpConversion", |e, args| {
        let (re, im) = compare(e, CmpFPredicate::Oeq, args);
        e.and(re, im)
    });
    add::<NotEqualOp>(patterns, "ComparisonOpConversion", |e, args| {
        let (re, im) = compare(e, CmpFPredicate::Une, args);
        e.or(re, im)
    });
    add::<ConjOp>(patterns, "ConjOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let im = e.plain().neg(x.im);
        e.complex(x.re, im)
    });
    let quotient: crate::pattern::Lower = match range {
        ComplexRange::Improved => |e, args| quotient(e, args, ComplexRange::Improved),
        ComplexRange::Basic | ComplexRange::None => {
            |e, args| quotient(e, args, ComplexRange::Basic)
        }
    };
    add::<DivOp>(patterns, "DivOpConversion", quotient);
    add::<MulOp>(patterns, "MulOpConversion", |e, args| {
        let (a, b) = (e.parts(args[0]), e.parts(args[1]));
        let (x, y) = (e.mul(a.re, b.re), e.mul(a.im, b.im));
        let re = e.sub(x, y);
        let (x, y) = (e.mul(a.im, b.re), e.mul(a.re, b.im));
        let im = e.add(x, y);
        e.complex(re, im)
    });
    add::<NegOp>(patterns, "NegOpConversion", |e, args| {
        let x = e.parts(args[0]);
        let re = e.plain().neg(x.re);
        let im = e.plain().neg(x.im);
        e.complex(re, im)
    });
    add::<SignOp>(patterns, "SignOpConversion", sign);
}

fn by_parts(
    e: &mut Emit<'_, '_>,
    args: &[ValueId],
    make: fn(&mut Emit<'_, '_>, ValueId, ValueId) -> ValueId,
) -> ValueId {
    let (a, b) = (e.re(args[0]), e.re(args[1]));
    let re = make(e, a, b);
    let (a, b) = (e.im(args[0]), e.im(args[1]));
    let im = make(e, a, b);
    e.complex(re, im)
}

fn compare(e: &mut Emit<'_, '_>, how: CmpFPredicate, args: &[ValueId]) -> (ValueId, ValueId) {
    let (a, b) = (e.parts(args[0]), e.parts(args[1]));
    (e.cmp(how, a.re, b.re), e.cmp(how, a.im, b.im))
}

fn quotient(e: &mut Emit<'_, '_>, args: &[ValueId], range: ComplexRange) -> ValueId {
    let (a, b) = (e.parts(args[0]), e.parts(args[1]));
    let value = divide(e, range, a, b);
    e.complex(value.re, value.im)
}

fn sign(e: &mut Emit<'_, '_>, args: &[ValueId]) -> ValueId {
    let x = e.parts(args[0]);
    let zero = e.number(0.0);
    let re_zero = e.plain().equal(x.re, zero);
    let im_zero = e.plain().equal(x.im, zero);
    let is_zero = e.and(re_zero, im_zero);
    let abs = e.complex_abs(args[0]);
    let re = e.div(x.re, abs);
    let im = e.div(x.im, abs);
    let value = e.complex(re, im);
    e.select(is_zero, args[0], value)
}

/// What is wanted of an absolute value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Root {
    /// Itself.
    None,
    /// Its square root.
    Square,
    /// One divided by its square root.
    Inverse,
}

/// The absolute value, or a root of it, of the number with these parts: the greater part times the root of one plus the
/// square of their ratio, so that no square overflows.
pub(crate) fn absolute(e: &mut Emit<'_, '_>, re: ValueId, im: ValueId, root: Root) -> ValueId {
    let one = e.number(1.0);
    let re = e.abs(re);
    let im = e.abs(im);
    let mut max = e.maximum(re, im);
    let mut min = e.minimum(re, im);
    let mut e = e.with_nan_and_infinity();
    let ratio = e.div(min, max);
    let square = e.mul(ratio, ratio);
    let mut sum = e.add(square, one);
    if root == Root::Inverse {
        sum = e.rsqrt(sum);
        min = e.rsqrt(min);
        max = e.rsqrt(max);
    }
    let value = if root == Root::Square {
        let quarter = e.number(0.25);
        let of_max = e.sqrt(max);
        let of_sum = e.pow(sum, quarter);
        e.mul(of_max, of_sum)
    } else {
        let of_sum = e.sqrt(sum);
        e.mul(max, of_sum)
    };
    // Of zero and of infinities the ratio is NaN.
    let is_nan = e.is_nan(value);
    e.select(is_nan, min, value)
}
