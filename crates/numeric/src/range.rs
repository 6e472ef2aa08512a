//! Integer ranges with signed and unsigned bounds: MLIR's `ConstantIntRanges`.
//!
//! [`infer`] computes the ranges of the results of operations.

pub mod infer;

use crate::ApInt;

/// A range of integers. All bounds are inclusive and have the same width. The unsigned and the signed bounds both hold;
/// either pair may be more precise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstantIntRanges {
    umin: ApInt,
    umax: ApInt,
    smin: ApInt,
    smax: ApInt,
}

impl ConstantIntRanges {
    /// Creates a range from its four bounds.
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

    /// Creates the range of all integers of a width.
    pub fn max_range(width: u32) -> Self {
        Self::new(
            ApInt::zero(width),
            ApInt::all_ones(width),
            ApInt::signed_min(width),
            ApInt::signed_max(width),
        )
    }

    /// Creates the range of a single integer.
    pub fn constant(value: ApInt) -> Self {
        Self::new(value.clone(), value.clone(), value.clone(), value)
    }

    /// Creates a range from unsigned bounds. The signed bounds are the same, unless the sign bits of the bounds differ.
    pub fn from_unsigned(umin: ApInt, umax: ApInt) -> Self {
        let width = umin.width();
        let (smin, smax) = if umin.is_negative() == umax.is_negative() {
            (umin.smin(&umax), umin.smax(&umax))
        } else {
            (ApInt::signed_min(width), ApInt::signed_max(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// Creates a range from signed bounds. The unsigned bounds are the same, unless the signs of the bounds differ.
    pub fn from_signed(smin: ApInt, smax: ApInt) -> Self {
        let width = smin.width();
        let (umin, umax) = if smin.is_negative() == smax.is_negative() {
            (smin.umin(&smax), smin.umax(&smax))
        } else {
            (ApInt::zero(width), ApInt::all_ones(width))
        };
        Self::new(umin, umax, smin, smax)
    }

    /// Returns the width of the integer.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// Returns the minimum unsigned value.
    pub fn umin(&self) -> &ApInt {
        &self.umin
    }

    /// Returns the maximum unsigned value.
    pub fn umax(&self) -> &ApInt {
        &self.umax
    }

    /// Returns the minimum signed value.
    pub fn smin(&self) -> &ApInt {
        &self.smin
    }

    /// Returns the maximum signed value.
    pub fn smax(&self) -> &ApInt {
        &self.smax
    }

    /// Returns the smallest range that contains both ranges.
    pub fn union(&self, other: &Self) -> Self {
        Self::new(
            self.umin.umin(&other.umin),
            self.umax.umax(&other.umax),
            self.smin.smin(&other.smin),
            self.smax.smax(&other.smax),
        )
    }

    /// Returns the intersection, computed separately for the signed and the unsigned bounds.
    pub fn intersection(&self, other: &Self) -> Self {
        Self::new(
            self.umin.umax(&other.umin),
            self.umax.umin(&other.umax),
            self.smin.smax(&other.smin),
            self.smax.smin(&other.smax),
        )
    }

    /// Returns the only value in the range, if one pair of bounds allows a single value.
    pub fn constant_value(&self) -> Option<&ApInt> {
        if self.width() == 0 {
            None
        } else if self.umin == self.umax {
            Some(&self.umin)
        } else {
            (self.smin == self.smax).then_some(&self.smin)
        }
    }

    /// Returns true if the signed value is never negative.
    pub fn is_non_negative(&self) -> bool {
        !self.smin.is_negative()
    }
}
