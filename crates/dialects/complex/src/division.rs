//! Creates operations that divide complex numbers, for several lowerings.
//!
//! In MLIR, `ComplexCommon` contains each algorithm twice, for the LLVM dialect and for arith. Here, each algorithm
//! is written once and creates operations through the trait [`Reals`].

use terrace_arith::CmpFPredicate;
use terrace_ir::ValueId;

/// The accuracy required of the intermediate results of a division: MLIR's `ComplexRangeFlags`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComplexRange {
    /// Smith's algorithm, with the special cases of infinities, NaNs and zeros.
    Improved,
    /// The textbook formula, which overflows early.
    Basic,
    /// Like [`Basic`](ComplexRange::Basic).
    None,
}

/// A complex number as its real and its imaginary part.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The real part.
    pub re: ValueId,
    /// The imaginary part.
    pub im: ValueId,
}

/// Creates operations on real numbers of one float type, and on booleans. Implemented by each lowering; called by
/// [`divide`]. Operations on numbers have the fast-math flags of the lowered operation.
pub trait Reals {
    /// Returns the sum, with flags.
    fn add(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the difference, with flags.
    fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the product, with flags.
    fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the quotient, with flags.
    fn div(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the absolute value, with fast-math flags.
    fn abs(&mut self, a: ValueId) -> ValueId;
    /// Returns the number `a` with the sign of `b`. Either number may be NaN or infinite, so flags that exclude these
    /// values are omitted.
    fn copysign_any(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Compares numbers that may be NaN or infinite. Flags that exclude these values are omitted.
    fn compare_any(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the conjunction of two booleans.
    fn and(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns the disjunction of two booleans.
    fn or(&mut self, a: ValueId, b: ValueId) -> ValueId;
    /// Returns `yes` if `condition` is true, else `no`.
    fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId;
    /// Returns a constant.
    fn number(&mut self, value: f64) -> ValueId;
    /// Returns positive infinity.
    fn infinity(&mut self) -> ValueId;
}

/// Creates the operations for `a / b` with the accuracy that `range` requires. Returns the parts of the quotient.
pub fn divide(r: &mut dyn Reals, range: ComplexRange, a: Pair, b: Pair) -> Pair {
    match range {
        ComplexRange::Improved => smith(r, a, b),
        ComplexRange::Basic | ComplexRange::None => textbook(r, a, b),
    }
}

/// Multiplies the dividend by the conjugate of the divisor, and divides the product by the square of the divisor's
/// absolute value.
fn textbook(r: &mut dyn Reals, a: Pair, b: Pair) -> Pair {
    let (x, y) = (r.mul(b.re, b.re), r.mul(b.im, b.im));
    let norm = r.add(x, y);
    let (x, y) = (r.mul(a.re, b.re), r.mul(a.im, b.im));
    let re = r.add(x, y);
    let (x, y) = (r.mul(a.im, b.re), r.mul(a.re, b.im));
    let im = r.sub(x, y);
    Pair {
        re: r.div(re, norm),
        im: r.div(im, norm),
    }
}

/// A boolean or a number for each part.
#[derive(Clone, Copy)]
struct Parts(ValueId, ValueId);

impl dyn Reals + '_ {
    fn compare_parts(&mut self, how: CmpFPredicate, parts: Parts, with: ValueId) -> Parts {
        let first = self.compare_any(how, parts.0, with);
        Parts(first, self.compare_any(how, parts.1, with))
    }

    /// Returns for each part one if the part is infinite and zero if not, with the sign of the part.
    fn infinite_parts(&mut self, infinite: Parts, of: Pair, one: ValueId, zero: ValueId) -> Pair {
        let re = self.select(infinite.0, one, zero);
        let re = self.copysign_any(re, of.re);
        let im = self.select(infinite.1, one, zero);
        let im = self.copysign_any(im, of.im);
        Pair { re, im }
    }

    fn select_pair(&mut self, condition: ValueId, yes: Pair, no: Pair) -> Pair {
        let re = self.select(condition, yes.re, no.re);
        let im = self.select(condition, yes.im, no.im);
        Pair { re, im }
    }
}

/// Smith's algorithm (Communications of the ACM 5, 1962). Divides the smaller part of the divisor by the larger one,
/// so no square overflows. If both parts of the result are NaN, the special cases of C's annex G apply.
fn smith(r: &mut dyn Reals, a: Pair, b: Pair) -> Pair {
    // The divisor's imaginary part is the larger one.
    let ratio = r.div(b.re, b.im);
    let scaled = r.mul(ratio, b.re);
    let denominator = r.add(b.im, scaled);
    let scaled = r.mul(a.re, ratio);
    let numerator = r.add(scaled, a.im);
    let re = r.div(numerator, denominator);
    let scaled = r.mul(a.im, ratio);
    let numerator = r.sub(scaled, a.re);
    let im = r.div(numerator, denominator);
    let by_imaginary = Pair { re, im };
    // The divisor's real part is the larger one.
    let ratio = r.div(b.im, b.re);
    let scaled = r.mul(ratio, b.im);
    let denominator = r.add(b.re, scaled);
    let scaled = r.mul(a.im, ratio);
    let numerator = r.add(a.re, scaled);
    let re = r.div(numerator, denominator);
    let scaled = r.mul(a.re, ratio);
    let numerator = r.sub(a.im, scaled);
    let im = r.div(numerator, denominator);
    let by_real = Pair { re, im };

    // Zero divisor, and a dividend that is not NaN: the quotient is infinite.
    let zero = r.number(0.0);
    let b_re_abs = r.abs(b.re);
    let b_re_zero = r.compare_any(CmpFPredicate::Oeq, b_re_abs, zero);
    let b_im_abs = r.abs(b.im);
    let b_im_zero = r.compare_any(CmpFPredicate::Oeq, b_im_abs, zero);
    let b_abs = Parts(b_re_abs, b_im_abs);
    let a_number = r.compare_parts(CmpFPredicate::Ord, Parts(a.re, a.im), zero);
    let a_number = r.or(a_number.0, a_number.1);
    let b_zero = r.and(b_re_zero, b_im_zero);
    let by_zero = r.and(a_number, b_zero);
    let infinity = r.infinity();
    let signed = r.copysign_any(infinity, b.re);
    let re = r.mul(signed, a.re);
    let im = r.mul(signed, a.im);
    let if_by_zero = Pair { re, im };

    // Infinite dividend and finite divisor: the quotient is infinite, in the direction of the exact quotient.
    let b_finite = r.compare_parts(CmpFPredicate::One, b_abs, infinity);
    let b_finite = r.and(b_finite.0, b_finite.1);
    let a_re_abs = r.abs(a.re);
    let a_re_infinite = r.compare_any(CmpFPredicate::Oeq, a_re_abs, infinity);
    let a_im_abs = r.abs(a.im);
    let a_im_infinite = r.compare_any(CmpFPredicate::Oeq, a_im_abs, infinity);
    let a_abs = Parts(a_re_abs, a_im_abs);
    let a_infinite = r.or(a_re_infinite, a_im_infinite);
    let of_infinity = r.and(a_infinite, b_finite);
    let one = r.number(1.0);
    let unit = r.infinite_parts(Parts(a_re_infinite, a_im_infinite), a, one, zero);
    let (x, y) = (r.mul(unit.re, b.re), r.mul(unit.im, b.im));
    let sum = r.add(x, y);
    let re = r.mul(infinity, sum);
    let (x, y) = (r.mul(unit.re, b.im), r.mul(unit.im, b.re));
    let difference = r.sub(y, x);
    let im = r.mul(infinity, difference);
    let if_of_infinity = Pair { re, im };

    // Finite dividend and infinite divisor: the quotient is zero, in that direction.
    let a_finite = r.compare_parts(CmpFPredicate::One, a_abs, infinity);
    let a_finite = r.and(a_finite.0, a_finite.1);
    let b_infinite = r.compare_parts(CmpFPredicate::Oeq, b_abs, infinity);
    let is_b_infinite = r.or(b_infinite.0, b_infinite.1);
    let by_infinity = r.and(a_finite, is_b_infinite);
    let unit = r.infinite_parts(b_infinite, b, one, zero);
    let (x, y) = (r.mul(a.re, unit.re), r.mul(a.im, unit.im));
    let sum = r.add(x, y);
    let re = r.mul(zero, sum);
    let (x, y) = (r.mul(a.im, unit.re), r.mul(a.re, unit.im));
    let difference = r.sub(x, y);
    let im = r.mul(zero, difference);
    let if_by_infinity = Pair { re, im };

    let is_imaginary_greater = r.compare_any(CmpFPredicate::Olt, b_re_abs, b_im_abs);
    let usual = r.select_pair(is_imaginary_greater, by_imaginary, by_real);
    let special = r.select_pair(by_infinity, if_by_infinity, usual);
    let special = r.select_pair(of_infinity, if_of_infinity, special);
    let special = r.select_pair(by_zero, if_by_zero, special);
    let is_nan = r.compare_parts(CmpFPredicate::Uno, Parts(usual.re, usual.im), zero);
    let is_nan = r.and(is_nan.0, is_nan.1);
    r.select_pair(is_nan, special, usual)
}
