//! Ranges of integers, as signed and as unsigned numbers at once: MLIR's `ConstantIntRanges`.
//!
//! [`infer`] has the ranges of the results of operations on such ranges.

pub mod infer;

use crate::ApInt;

/// A range of integers. All bounds are inclusive and have one width. The unsigned and the signed pair hold at the same
/// time: one can say more than the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstantIntRanges {
    umin: ApInt,
    umax: ApInt,
    smin: ApInt,
    smax: ApInt,
}

impl ConstantIntRanges {
    /// A range from its four bounds.
    pub fn new(umin: ApInt, umax: ApInt, smin: ApInt, smax: ApInt) -> Self {
        debug_assert!(
            [&umax, &smin, &smax]
                .iter()
                .all(|bound| bound.width() == umin.width()),
            "bounds have one width"
        );
        ConstantIntRanges {
            umin,
            umax,
            smin,
            smax,
        }
    }

    /// All numbers of a width.
    pub fn max_range(width: u32) -> Self {
        Self::new(
            ApInt::zero(width),
            ApInt::all_ones(width),
            ApInt::signed_min(width),
            ApInt::signed_max(width),
        )
    }

    /// One number.
    pub fn constant(value: ApInt) -> Self {
        Self::new(value.clone(), value.clone(), value.clone(), value)
    }

    /// From the bounds as unsigned numbers. The signed ones are the same unless the sign changes between them.
    pub fn from_unsigned(umin: ApInt, umax: ApInt) -> Self {
        let width = umin.width();
        let (smin, smax) = if umin.is_negative() == umax.is_negative() {
            (umin.smin(&umax), umin.smax(&umax))
        } else {
            (ApInt::signed_min(width), ApInt::signed_max(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// From the bounds as signed numbers. The unsigned ones are the same unless the sign changes between them.
    pub fn from_signed(smin: ApInt, smax: ApInt) -> Self {
        let width = smin.width();
        let (umin, umax) = if smin.is_negative() == smax.is_negative() {
            (smin.umin(&smax), smin.umax(&smax))
        } else {
            (ApInt::zero(width), ApInt::all_ones(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// The width of the integer.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// The least unsigned number.
    pub fn umin(&self) -> &ApInt {
        &self.umin
    }

    /// The greatest unsigned number.
    pub fn umax(&self) -> &ApInt {
        &self.umax
    }

    /// The least signed number.
    pub fn smin(&self) -> &ApInt {
        &self.smin
    }

    /// The greatest signed number.
    pub fn smax(&self) -> &ApInt {
        &self.smax
    }

    /// The least range with the numbers of both.
    pub fn union(&self, other: &Self) -> Self {
        Self::new(
            self.umin.umin(&other.umin),
            self.umax.umax(&other.umax),
            self.smin.smin(&other.smin),
            self.smax.smax(&other.smax),
        )
    }

    /// The numbers that are in both ranges, for each pair of bounds by itself.
    pub fn intersection(&self, other: &Self) -> Self {
        Self::new(
            self.umin.umax(&other.umin),
            self.umax.umin(&other.umax),
            self.smin.smax(&other.smin),
            self.smax.smin(&other.smax),
        )
    }

    /// The only number that one of the pairs of bounds allows.
    pub fn constant_value(&self) -> Option<&ApInt> {
        if self.width() == 0 {
            None
        } else if self.umin == self.umax {
            Some(&self.umin)
        } else {
            (self.smin == self.smax).then_some(&self.smin)
        }
    }

    /// Returns true if the integer is never negative as a signed number.
    pub fn is_non_negative(&self) -> bool {
        !self.smin.is_negative()
    }
}
