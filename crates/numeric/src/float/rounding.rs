//! Rounding directions, exceptions, and [`round`], which rounds every result once.

use std::cmp::Ordering;

use super::kind::{NonFinite, Semantics};
use super::unpacked::{Unpacked, bit_len, low_mask, make_infinity, make_largest, make_zero};

/// The rounding directions of IEEE 754.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundingMode {
    /// To the nearest value, ties to even.
    #[default]
    NearestTiesToEven,
    /// To the nearest value, ties away from zero.
    NearestTiesToAway,
    /// Towards positive infinity.
    TowardPositive,
    /// Towards negative infinity.
    TowardNegative,
    /// Towards zero.
    TowardZero,
}

/// The exceptions of IEEE 754 that an operation raised: LLVM's `opStatus`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Status(u8);

impl Status {
    /// No exception: the result is exact.
    pub const OK: Status = Status(0);
    /// The operation has no defined result.
    pub const INVALID: Status = Status(1);
    /// A finite number was divided by zero.
    pub const DIV_BY_ZERO: Status = Status(2);
    /// The result exceeds the largest number.
    pub const OVERFLOW: Status = Status(4);
    /// The result is inexact and has less than full precision.
    pub const UNDERFLOW: Status = Status(8);
    /// The result was rounded.
    pub const INEXACT: Status = Status(16);

    /// Returns true if all flags of `other` are set.
    pub fn contains(self, other: Status) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns true if no flag is set.
    pub fn is_ok(self) -> bool {
        self == Status::OK
    }

    /// Combines the status with a value.
    pub fn and<T>(self, value: T) -> StatusAnd<T> {
        StatusAnd {
            status: self,
            value,
        }
    }
}

impl std::ops::BitOr for Status {
    type Output = Status;

    fn bitor(self, rhs: Status) -> Status {
        Status(self.0 | rhs.0)
    }
}

/// A result, and the exceptions that its computation raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct StatusAnd<T> {
    /// The exceptions.
    pub status: Status,
    /// The result.
    pub value: T,
}

impl<T> StatusAnd<T> {
    /// Applies `f` to the value, and keeps the status.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> StatusAnd<U> {
        self.status.and(f(self.value))
    }

    /// Returns the value, if no exception was raised.
    pub fn exact(self) -> Option<T> {
        self.status.is_ok().then_some(self.value)
    }
}

/// The value of the bits below the lowest kept bit, relative to half of that bit: LLVM's `lostFraction`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lost {
    Nothing,
    LessThanHalf,
    Half,
    MoreThanHalf,
}

impl RoundingMode {
    pub(super) fn away_from_zero(self, negative: bool, lost: Lost, odd: bool) -> bool {
        match self {
            _ if lost == Lost::Nothing => false,
            RoundingMode::NearestTiesToEven => {
                lost == Lost::MoreThanHalf || lost == Lost::Half && odd
            }
            RoundingMode::NearestTiesToAway => matches!(lost, Lost::MoreThanHalf | Lost::Half),
            RoundingMode::TowardPositive => !negative,
            RoundingMode::TowardNegative => negative,
            RoundingMode::TowardZero => false,
        }
    }
}

/// Returns `x >> shift` and the lost bits. `sticky` is true if bits below `x` are set.
pub(super) fn shift_right(x: u128, shift: u32, sticky: bool) -> (u128, Lost) {
    if shift == 0 {
        return (
            x,
            if sticky {
                Lost::LessThanHalf
            } else {
                Lost::Nothing
            },
        );
    }
    if shift > 128 {
        let some = x != 0 || sticky;
        return (
            0,
            if some {
                Lost::LessThanHalf
            } else {
                Lost::Nothing
            },
        );
    }
    let rest = x & low_mask(shift);
    let half = 1u128 << (shift - 1);
    let lost = match rest.cmp(&half) {
        Ordering::Less if rest == 0 && !sticky => Lost::Nothing,
        Ordering::Less => Lost::LessThanHalf,
        Ordering::Equal if !sticky => Lost::Half,
        _ => Lost::MoreThanHalf,
    };
    (if shift == 128 { 0 } else { x >> shift }, lost)
}

fn overflow(s: &Semantics, negative: bool, mode: RoundingMode) -> StatusAnd<Unpacked> {
    let outwards = match mode {
        RoundingMode::NearestTiesToEven | RoundingMode::NearestTiesToAway => true,
        RoundingMode::TowardPositive => !negative,
        RoundingMode::TowardNegative => negative,
        RoundingMode::TowardZero => false,
    };
    if outwards && s.non_finite != NonFinite::None {
        (Status::OVERFLOW | Status::INEXACT).and(make_infinity(s, negative))
    } else {
        Status::INEXACT.and(make_largest(s, negative))
    }
}

/// Rounds `(significand + sticky) * 2^lowest`, where `sticky` represents a number between 0 and 1. If it is set and the
/// significand is not zero, the significand must have at least `precision + 1` bits.
pub(super) fn round(
    s: &Semantics,
    negative: bool,
    lowest: i32,
    significand: u128,
    sticky: bool,
    mode: RoundingMode,
) -> StatusAnd<Unpacked> {
    if significand == 0 && !sticky {
        return Status::OK.and(make_zero(s, negative));
    }
    let top = lowest + bit_len(significand) as i32 - 1;
    if significand != 0 && top > s.max_exp {
        return overflow(s, negative, mode);
    }
    let mut exponent = if significand == 0 {
        s.min_exp
    } else {
        top.max(s.min_exp)
    };
    let shift = exponent - (s.precision as i32 - 1) - lowest;
    let (mut kept, lost) = if significand == 0 {
        (0, Lost::LessThanHalf)
    } else if shift <= 0 {
        debug_assert!(!sticky, "too few bits to round");
        (significand << -shift, Lost::Nothing)
    } else {
        shift_right(significand, shift as u32, sticky)
    };
    let all_ones = |kept: u128, exponent: i32| {
        s.non_finite == NonFinite::NanAllOnes
            && s.precision > 1
            && exponent == s.max_exp
            && kept == low_mask(s.precision)
    };
    if all_ones(kept, exponent) {
        return overflow(s, negative, mode);
    }
    if lost == Lost::Nothing {
        return Status::OK.and(Unpacked::normal(negative, exponent, kept));
    }
    if mode.away_from_zero(negative, lost, kept & 1 != 0) {
        kept += 1;
        if kept >> s.precision != 0 {
            if exponent == s.max_exp {
                let outwards = if negative {
                    RoundingMode::TowardNegative
                } else {
                    RoundingMode::TowardPositive
                };
                return overflow(s, negative, outwards);
            }
            kept >>= 1;
            exponent += 1;
        } else if all_ones(kept, exponent) {
            return overflow(s, negative, mode);
        }
    }
    if kept >> (s.precision - 1) != 0 {
        return Status::INEXACT.and(Unpacked::normal(negative, exponent, kept));
    }
    let value = if kept == 0 {
        make_zero(s, negative)
    } else {
        Unpacked::normal(negative, exponent, kept)
    };
    (Status::UNDERFLOW | Status::INEXACT).and(value)
}
